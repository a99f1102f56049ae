/// The name of a kind of message, stable across versions: what documentation and `--format json`
/// refer to.
package enum DiagnosticCode: String, Sendable, Hashable, CaseIterable {
  // MARK: Files
  case fileUnreadable = "file-unreadable"
  case fileNotUTF8 = "file-not-utf8"
  case fileTooLarge = "file-too-large"
  case fileIgnored = "file-ignored"

  // MARK: Syntax of YAML, JSON and front matter
  case yamlSyntax = "yaml-syntax"
  case jsonSyntax = "json-syntax"
  case tomlSyntax = "toml-syntax"
  case frontMatterUnclosed = "front-matter-unclosed"
  case frontMatterMissing = "front-matter-missing"
  case nestingTooDeep = "nesting-too-deep"

  // MARK: Fields
  case keyUnknown = "key-unknown"
  case keyDuplicate = "key-duplicate"
  case keyMissing = "key-missing"
  case valueType = "value-type"
  case valueRange = "value-range"
  case dateUnreadable = "date-unreadable"
  case dateMissing = "date-missing"
  case urlUnsafe = "url-unsafe"
  case textControlCharacter = "text-control-character"

  // MARK: Site settings and people
  case settingsMissing = "settings-missing"
  case settingsTwice = "settings-twice"
  case timeZoneUnknown = "time-zone-unknown"
  case languageUnknown = "language-unknown"
  case wordingIncomplete = "wording-incomplete"
  case profileMissing = "profile-missing"
  case profileTwice = "profile-twice"
  case personUnknown = "person-unknown"

  // MARK: Moments
  case idDuplicate = "id-duplicate"
  case idUnusable = "id-unusable"
  case momentFuture = "moment-future"
  case momentUnknown = "moment-unknown"
  case likesDisagree = "likes-disagree"
  case htmlInMarkdown = "html-in-markdown"

  // MARK: Photos
  case photoMissing = "photo-missing"
  case photoUnsupported = "photo-unsupported"
  case photoDamaged = "photo-damaged"
  case photoTooLarge = "photo-too-large"
  case photoWorkerMissing = "photo-worker-missing"
  case videoDamaged = "video-damaged"
  case videoUnscrubbed = "video-unscrubbed"
  case photoRemote = "photo-remote"
  case videoUnsupported = "video-unsupported"

  // MARK: What `check` adds
  case linkDead = "link-dead"
  case photoUnused = "photo-unused"
  case photoHeavy = "photo-heavy"
  case altMissing = "alt-missing"
  case altSheet = "alt-sheet"
  case tagsAlike = "tags-alike"
  case momentsHidden = "moments-hidden"
  case linkExternal = "link-external"
  case privacyPlace = "privacy-place"
  case privacyDevice = "privacy-device"
  case privacyHidden = "privacy-hidden"
  case privacyContact = "privacy-contact"
  case hostLimit = "host-limit"
  case securityExpiry = "security-expiry"
  case baseURLMissing = "base-url-missing"

  // MARK: Templates
  case templateSyntax = "template-syntax"
  case templateUnknownName = "template-unknown-name"
  case templateUnknownPartial = "template-unknown-partial"
  case templateMissing = "template-missing"
  case templateKind = "template-kind"
  case templateUnsafePlace = "template-unsafe-place"
  case templateRawText = "template-raw-text"
  case templateNesting = "template-nesting"
  case templateRecursion = "template-recursion"
  case templateUnused = "template-unused"
  case componentUnknown = "component-unknown"

  // MARK: Output
  case addressTwice = "address-twice"
  case outputDangerous = "output-dangerous"
  case outputNotOurs = "output-not-ours"
  case outputUnwritable = "output-unwritable"
  case manifestUnreadable = "manifest-unreadable"
  case shardMismatch = "shard-mismatch"

  // MARK: Import
  case archiveUnreadable = "archive-unreadable"
  case archiveUnsafe = "archive-unsafe"
  case archiveTooLarge = "archive-too-large"
  case archivePassword = "archive-password"
  case exportUnknown = "export-unknown"
  case exportFormat = "export-format"
  case exportItem = "export-item"
  case importCount = "import-count"
  case importStateUnreadable = "import-state-unreadable"
}
