import Testing

@testable import MomentsCLI

@Suite struct FlagParserTests {
  @Test(arguments: [
    ["--output", "x"], ["--output=x"], ["-o", "x"], ["-ox"], ["-o=x"], ["-qo", "x"], ["-qox"],
    ["--drafts", "-o", "x"], ["--output", "x", "--"],
  ])
  func readsAValueHoweverItIsAttached(arguments: [String]) throws {
    #expect(try FlagParser.read(arguments).options.output == "x")
  }

  @Test func keepsAnEqualsSignInsideAValue() throws {
    #expect(try FlagParser.read(["--output=a=b"]).options.output == "a=b")
    #expect(try FlagParser.read(["--output==b"]).options.output == "=b")
  }

  @Test func readsGroupedSwitches() throws {
    let options = try FlagParser.read(["-vh"]).options
    #expect(options.isVerbose && options.wantsHelp && !options.isQuiet)
  }

  @Test func endsTheFlagsAtTwoDashes() throws {
    let reading = try FlagParser.read(["build", "--drafts", "--", "--future", "-q"])
    #expect(reading.operands == ["build", "--future", "-q"])
    #expect(reading.flagNames == ["drafts"])
    #expect(!reading.options.includesFuture)
  }

  @Test func takesALoneDashAsAnOperandAndAsAValue() throws {
    #expect(try FlagParser.read(["-"]).operands == ["-"])
    #expect(try FlagParser.read(["-o", "-"]).options.output == "-")
  }

  @Test func takesASwitchTwice() throws {
    #expect(try FlagParser.read(["-q", "-q"]).options.isQuiet)
  }

  static let mistakes: [(arguments: [String], summary: String)] = [
    (["--outptu=x"], "unknown flag '--outptu'; did you mean '--output'?"),
    (["--xyzzy"], "unknown flag '--xyzzy'"),
    (["--="], "unknown flag '--'"),
    (["-z"], "unknown flag '-z'"),
    (["-qz"], "unknown flag '-z' in '-qz'"),
    (["--output"], "--output needs a value: --output DIR"),
    (["--output="], "--output needs a value: --output DIR"),
    (["--output", ""], "--output needs a value: --output DIR"),
    (["--output", "--drafts"], "--output needs a value: --output DIR"),
    (["-o"], "-o needs a value: -o DIR"),
    (["--format"], "--format needs a value: --format human|json|github"),
    (["-o", "x", "--output=y"], "--output is given twice"),
    (["--drafts=yes"], "--drafts takes no value, and got 'yes'"),
    (["--jobs=many"], "--jobs takes a whole number from 1 to 256, not 'many'"),
    (["--jobs=0"], "--jobs takes a whole number from 1 to 256, not '0'"),
    (
      ["--jobs=99999999999999999999"],
      "--jobs takes a whole number from 1 to 256, not '99999999999999999999'"
    ),
    (["--format", "xml"], "--format takes one of human, json, github, not 'xml'"),
    (["--color=blue"], "--color takes one of auto, always, never, not 'blue'"),
    (["--now=yesterday"], "--now takes an instant with its offset, not 'yesterday'"),
    (
      ["--base-url=example.org"],
      "--base-url takes an address such as https://example.org/moments/, not 'example.org'"
    ),
  ]

  @Test(arguments: mistakes)
  func saysWhatIsWrong(arguments: [String], summary: String) {
    #expect {
      try FlagParser.read(arguments)
    } throws: { error in
      (error as? UsageError)?.summary == summary
    }
  }
}

@Suite struct FlagTableTests {
  @Test func namesEachFlagOnce() {
    let names = Flag.all.map(\.name)
    #expect(Set(names).count == names.count)
    let shorts = Flag.all.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test(arguments: [
    ("https://example.org", "https://example.org/"),
    ("HTTP://localhost:8000/moments/", "HTTP://localhost:8000/moments/"),
  ])
  func endsAWebAddressWithASlash(written: String, kept: String) throws {
    #expect(try Flag.webAddress(written) == kept)
  }

  @Test(arguments: [
    "", "ftp://example.org", "https://", "https:///x", "https://:80", "https://a b",
    "https://a/?q", "https://a/#f", "https://user@a", "javascript:alert(1)", "https://a/<b>",
  ])
  func refusesWhatIsNoWebAddress(text: String) {
    #expect(throws: UsageError.self) { try Flag.webAddress(text) }
  }
}

@Suite struct InstantTextTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-11-30T00:00:00Z", 1_795_996_800),
    ("2026-11-30T08:00:00+08:00", 1_795_996_800), ("2026-11-29t16:30:00.999-07:30", 1_795_996_800),
    ("2024-02-29T23:59:59z", 1_709_251_199), ("1969-12-31T23:59:59Z", -1),
  ])
  func readsInstants(text: String, seconds: Int) {
    #expect(InstantText.secondsSince1970(text) == seconds)
  }

  @Test(arguments: [
    "", "2026", "2026-11-30", "2026-11-30T00:00:00", "2026-11-30T00:00Z", "2026-02-30T00:00:00Z",
    "2026-11-30T24:00:00Z", "2026-11-30T00:00:00.Z", "2026-11-30T00:00:00+8",
    "2026-11-30T00:00:00Zz",
    " 2026-11-30T00:00:00Z", "２０２６-11-30T00:00:00Z", "2026-13-01T00:00:00Z",
  ])
  func refusesOtherTexts(text: String) {
    #expect(InstantText.secondsSince1970(text) == nil)
  }

  @Test(arguments: [0, 1_795_996_800, 951_782_399, -1])
  func writesWhatItReads(seconds: Int) {
    #expect(InstantText.secondsSince1970(InstantText.text(secondsSince1970: seconds)) == seconds)
  }
}
