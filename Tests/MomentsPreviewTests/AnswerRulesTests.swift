import Testing

@testable import MomentsPreview

@Suite struct AnswerRulesTests {
  static let ranges: [(field: String?, size: Int, expected: ByteRange)] = [
    (nil, 10, .whole),
    ("bytes=0-0", 10, .part(0..<1)),
    ("bytes=2-5", 10, .part(2..<6)),
    ("bytes=2-", 10, .part(2..<10)),
    ("bytes=2-99", 10, .part(2..<10)),
    ("bytes=-3", 10, .part(7..<10)),
    ("bytes=-99", 10, .part(0..<10)),
    ("Bytes=1-2", 10, .part(1..<3)),
    ("bytes=10-", 10, .unsatisfiable),
    ("bytes=10-20", 10, .unsatisfiable),
    ("bytes=-0", 10, .unsatisfiable),
    ("bytes=0-", 0, .unsatisfiable),
    ("bytes=-5", 0, .unsatisfiable),
    ("bytes=5-2", 10, .whole),
    ("bytes=", 10, .whole),
    ("bytes=-", 10, .whole),
    ("bytes=a-b", 10, .whole),
    ("bytes=0-1,3-4", 10, .whole),
    ("bytes=0-0,", 10, .whole),
    ("bytes= 0-1", 10, .whole),
    ("bytes=+1-2", 10, .whole),
    ("bytes=1--2", 10, .whole),
    ("lines=1-2", 10, .whole),
    ("bytes=99999999999999999999-", 10, .whole),
    ("bytes=0-99999999999999999999", 10, .whole),
  ]

  @Test(arguments: ranges)
  func readsRanges(field: String?, size: Int, expected: ByteRange) {
    #expect(ByteRange(field, size: size) == expected)
  }

  static let tags: [(field: String, matches: Bool)] = [
    ("\"a\"", true), ("W/\"a\"", true), ("*", true), ("\"b\", \"a\"", true),
    ("\"b\" ,W/\"a\" ", true), ("\"b\"", false), ("a", false), ("", false), ("\"aa\"", false),
  ]

  @Test(arguments: tags)
  func comparesEntityTags(field: String, matches: Bool) {
    #expect(EntityTag.matches(field, "\"a\"") == matches)
  }

  static let dates: [(seconds: Int, text: String)] = [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
    (1_795_996_799, "Sun, 29 Nov 2026 23:59:59 GMT"),
    (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"),
    (-1, "Thu, 01 Jan 1970 00:00:00 GMT"),
  ]

  @Test(arguments: dates)
  func writesDates(seconds: Int, text: String) {
    #expect(HTTPDate.text(seconds) == text)
  }

  static let hosts: [(host: [String], isOpen: Bool, refusal: HostRules.Refusal?)] = [
    (["127.0.0.1:4242"], false, nil), (["localhost"], false, nil), (["LOCALHOST:1"], false, nil),
    (["moments.localhost:80"], false, nil), (["[::1]:4242"], false, nil), (["[::1]"], false, nil),
    (["127.1.2.3:9"], false, nil),
    ([], false, .malformed), ([""], false, .malformed), (["a", "a"], false, .malformed),
    (["localhost:x"], false, .malformed), (["local host"], false, .malformed),
    (["localhost:999999"], false, .malformed), (["user@localhost"], false, .malformed),
    (["evil.example"], false, .foreign), (["localhost.evil.example"], false, .foreign),
    (["127.0.0.1.evil.example"], false, .foreign), (["127.evil.example"], false, .foreign),
    (["192.168.1.4:4242"], false, .foreign), (["0.0.0.0"], false, .foreign),
    (["192.168.1.4:4242"], true, nil), (["laptop.local:4242"], true, nil),
    (["[fe80::1]:4242"], true, nil), (["evil.example"], true, .foreign),
  ]

  @Test(arguments: hosts)
  func answersOnlyToItsOwnNames(host: [String], isOpen: Bool, refusal: HostRules.Refusal?) {
    let rules = HostRules(isOpen: isOpen, names: isOpen ? ["Laptop.local"] : [])
    let request = HTTPRequest(target: "/", fields: host.map { ("host", $0) })
    #expect(refused(rules, request) == refusal)
  }

  static let origins: [(origin: String, refusal: HostRules.Refusal?)] = [
    ("http://localhost:4242", nil), ("HTTP://LOCALHOST:4242", nil),
    ("http://localhost:4243", .foreign), ("http://evil.example", .foreign), ("null", .foreign),
    ("", .foreign), ("http://localhost:4242.evil.example", .foreign),
  ]

  @Test(arguments: origins)
  func answersNoPageOfAnotherOrigin(origin: String, refusal: HostRules.Refusal?) {
    let request = HTTPRequest(
      target: "/", fields: [("host", "localhost:4242"), ("origin", origin)])
    #expect(refused(HostRules(), request) == refusal)
  }

  private func refused(_ rules: HostRules, _ request: HTTPRequest) -> HostRules.Refusal? {
    do throws(HostRules.Refusal) {
      try rules.check(request)
      return nil
    } catch { return error }
  }
}
