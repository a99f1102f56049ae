import Diagnostics
import FileTree
import Testing

/// Whatever a file holds, loading ends in a timeline or in messages.
@Suite struct BrokenFileTests {
  enum Sample: String, CaseIterable {
    case settings, people, markdown, json, payload, jsonFrontMatter, tomlFrontMatter

    var path: String {
      switch self {
      case .settings: "Content/site.yaml"
      case .people: "Content/people.yaml"
      case .markdown, .jsonFrontMatter, .tomlFrontMatter: "Content/moments/a.md"
      case .json, .payload: "Content/moments/a.json"
      }
    }

    var text: String {
      switch self {
      case .settings: Samples.settings
      case .people: Samples.people
      case .markdown: Samples.markdown
      case .json: Samples.json
      case .payload: Samples.payload
      case .jsonFrontMatter: Samples.jsonFrontMatter
      case .tomlFrontMatter: Samples.tomlFrontMatter
      }
    }
  }

  @Test(arguments: Sample.allCases)
  func loadsTheWholeSampleWithoutErrors(sample: Sample) {
    let site = load(sample, Array(sample.text.utf8))
    #expect(!site.log.hasErrors, "\(site.messages)")
    #expect(site.timeline != nil)
  }

  @Test(arguments: Sample.allCases)
  func endsInAResultOrAMessageForEveryPrefix(sample: Sample) {
    let bytes = Array(sample.text.utf8)
    for count in 0..<bytes.count {
      let site = load(sample, Array(bytes[..<count]))
      #expect(site.timeline != nil || site.log.hasErrors, "the first \(count) bytes")
      _ = site.messages
    }
  }

  @Test(arguments: Sample.allCases)
  func endsInAResultOrAMessageForMutations(sample: Sample) {
    var random = SeededRandom(seed: 20_261_130)
    let bytes = Array(sample.text.utf8)
    for round in 0..<mutationCount {
      let site = load(sample, mutated(bytes, &random))
      #expect(site.timeline != nil || site.log.hasErrors, "mutation \(round)")
      if round % 8 == 0 { _ = site.messages }
    }
  }

  /// 100,000 with `MOMENTSGEN_MUTATIONS=100000`.
  private var mutationCount: Int {
    environmentNumber("MOMENTSGEN_MUTATIONS") ?? 1000
  }

  private func load(_ sample: Sample, _ bytes: [UInt8]) -> LoadedSite {
    var files: [String: [UInt8]] = [
      "Content/site.yaml": Array("title: Walks\ntimeZone: UTC\n".utf8),
      "Content/profile.md": Array("---\nid: ada\nname: Ada\n---\n".utf8),
      "Content/people.yaml": Array("ben: Ben\n".utf8),
    ]
    files[sample.path] = bytes
    return LoadedSite(tree: MemoryTree(bytes: files))
  }

  private func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    let telling = Array("---+++={}[]\"':,#&*!|>%@`\n\r\t\\u0 ~<\u{0}é".utf8)
    var bytes = bytes
    for _ in 0...Int(random.next() % 4) {
      let place = Int(random.next() % UInt64(bytes.count))
      switch random.next() % 5 {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes[place] = telling[Int(random.next() % UInt64(telling.count))]
      case 2: bytes.insert(telling[Int(random.next() % UInt64(telling.count))], at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int(random.next() % 9)))
      default: bytes += bytes[place..<min(bytes.count, place + 40)]
      }
      if bytes.isEmpty { bytes = [0x2D] }
    }
    return bytes
  }
}

/// xorshift64*: the same numbers on every machine.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 2_685_821_657_736_338_717
  }
}
