internal import MomentsContent
internal import MomentsFeeds
internal import MomentsModel
internal import MomentsViewModels
internal import TemplateEngine

/// The documents of an export.
struct ExportArchive {
  private let timeline: Timeline
  /// Links lead to the site.
  private let pages: PageContext
  /// Links lead to the export's own files.
  private let media: PageContext
  private let content: ExportedContent
  /// By id.
  private let moments: [String: ContentValue]
  private let biography: String?

  init(
    timeline: Timeline, wording: Wording, files: ExportedFiles, texts: WrittenTexts, now: Int
  ) {
    self.timeline = timeline
    let address = timeline.settings.baseURL ?? ""
    pages = PageContext(
      timeline: timeline, links: PageLinks(basePath: address), wording: wording, now: now,
      pictures: files.paths.mapValues { PublishedPicture(path: $0) },
      videos: files.paths.mapValues {
        PublishedVideo(path: $0, type: ExportArchive.type(of: $0), hasPicture: true, hasSound: true)
      })
    media = pages.moved(to: PageLinks(basePath: ""))
    content = ExportedContent(timeline, files: files.paths)
    var texts = texts
    var moments: [String: ContentValue] = [:]
    for moment in timeline.moments {
      switch texts.text(of: moment) {
      case .markdown(let text): moments[moment.id] = content.fields(of: moment, markdown: text)
      case .plain(let text): moments[moment.id] = content.fields(of: moment, text: text)
      case nil: moments[moment.id] = content.fields(of: moment)
      }
    }
    self.moments = moments
    switch texts.biography() {
    case .markdown(let text), .plain(let text): biography = text
    case nil: biography = nil
    }
  }

  private static func type(of path: String) -> String {
    switch path.split(separator: ".").last?.lowercased() {
    case "webm": "video/webm"
    case "ogv": "video/ogg"
    case "mov": "video/quicktime"
    case "mp3": "audio/mpeg"
    case "ogg", "oga", "opus": "audio/ogg"
    case "m4a": "audio/mp4"
    default: "video/mp4"
    }
  }

  /// - Parameter sizes: of the files, by their path in the export.
  func documents(
    _ format: SiteExport.Format, sizes: [String: Int]
  ) -> [(path: String, bytes: [UInt8])] {
    switch format {
    case .jsonFeed: [("feed.json", written { feed(sizes, into: &$0) })]
    case .app:
      [("moments.json", written { AppPayload(pages).write(timeline.moments, into: &$0) })]
    case .outbox:
      [
        (
          "actor.json",
          written { account.writeActor(since: timeline.moments.last?.date, into: &$0) }
        ),
        ("outbox.json", written { account.writeOutbox(timeline.moments, into: &$0) }),
      ]
    }
  }

  private func written(_ write: (inout ByteBuffer) -> Void) -> [UInt8] {
    var buffer = ByteBuffer()
    write(&buffer)
    return buffer.withUnsafeBytes { Array($0) }
  }

  private func feed(_ sizes: [String: Int], into buffer: inout ByteBuffer) {
    let settings = timeline.settings
    let owner = timeline[person: timeline.profile.person]
    let home = settings.baseURL ?? ""
    let site = FeedSite(
      title: settings.title, language: settings.language, authorName: owner.name,
      authorURL: owner.url ?? home, authorPictureURL: owner.avatar.flatMap(media.url),
      iconURL: nil, smallIconURL: nil, atomTitles: settings.feeds.atomTitles)
    let channel = FeedChannel(
      id: TagURI(settings).site, title: settings.title,
      description: settings.description ?? settings.title, pageURL: home,
      feedURL: pages.links.url(.file(FeedChannel.Format.json.fileName)))
    let items = timeline.moments.map { moment in
      FeedItem(of: moment, in: pages, media: media, content: moments[moment.id]) { sizes[$0] }
    }
    JSONFeed.write(channel, items, of: site, isWhole: true, content: accountContent, into: &buffer)
  }

  private var accountContent: ContentValue {
    .map([
      ContentValue.Field("profile", content.profile(biography: biography)),
      ContentValue.Field("people", content.people),
    ])
  }

  private var account: FediverseAccount {
    let owner = timeline[person: timeline.profile.person]
    let moments = moments
    return FediverseAccount(
      user: timeline.settings.machines.fediverseUser ?? owner.id ?? "me", context: pages,
      export: FediverseAccount.Export(media: media, account: accountContent) {
        moments[$0.id] ?? .none
      })
  }
}
