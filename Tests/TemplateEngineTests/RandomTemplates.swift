/// Templates out of a seeded generator: random bytes, random pieces of the language, and changed
/// copies of templates that work.
struct RandomTemplates {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  private mutating func number(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  mutating func next() -> [UInt8] {
    switch number(below: 4) {
    case 0: randomBytes()
    case 1: randomPieces()
    default: changedTemplate()
    }
  }

  private mutating func randomBytes() -> [UInt8] {
    let alphabet = Array("{}#^/<>$&!=*. \n\"'a-b\\:;()@".utf8) + [0, 0xE2, 0x80, 0xFF]
    return (0..<number(below: 600)).map { _ in alphabet[number(below: alphabet.count)] }
  }

  private mutating func randomPieces() -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<number(below: 60) { bytes += Self.pieces[number(below: Self.pieces.count)].utf8 }
    return bytes
  }

  private mutating func changedTemplate() -> [UInt8] {
    var bytes = Array(Self.working[number(below: Self.working.count)].utf8)
    for _ in 0...number(below: 6) where !bytes.isEmpty {
      let position = number(below: bytes.count)
      let length = min(number(below: 12), bytes.count - position)
      switch number(below: 5) {
      case 0: bytes.removeSubrange(position..<position + length)
      case 1: bytes.insert(contentsOf: bytes[position..<position + length], at: position)
      case 2: bytes[position] = UInt8(number(below: 256))
      case 3: bytes = Array(bytes[..<position])
      default:
        bytes.insert(contentsOf: Self.pieces[number(below: Self.pieces.count)].utf8, at: position)
      }
    }
    return bytes
  }

  static let pieces = [
    "{{title}}", "{{.}}", "{{{body}}}", "{{&body}}", "{{count}}", "{{address}}", "{{#tags}}",
    "{{/tags}}", "{{#comments}}", "{{/comments}}", "{{#replies}}", "{{/replies}}", "{{^subtitle}}",
    "{{/subtitle}}", "{{#subtitle}}", "{{#isPublic}}", "{{/isPublic}}", "{{>a}}", "{{>b}}",
    "{{>page}}", "{{>*kind}}", "{{<a}}", "{{/a}}", "{{$x}}", "{{/x}}", "{{! no }}", "{{=<% %>=}}",
    "<%={{ }}=%>", "{{author.name}}", "{{", "}}", "{{{", "}}}", "\n", "\n  ", "\t", "<p>", "</p>",
    "<a href=\"", "\" title='", "'", "\"", ">", "<script>", "</script>", "<style>", "</style>",
    "<script type=\"application/json\">", "url(", ")", "<!--", "-->", "<title>", "</title>",
    "srcset=\"", " style=\"", "javascript:", "&quot;", "&", "\\", "/", "?", "#", ":", " on", "=",
    "<meta http-equiv=\"refresh\" content=\"0;url=", "<![CDATA[", "]]>", "<?", "日本", "\u{FEFF}",
  ]

  static let working = [
    "<ul>\n{{#comments}}\n  <li>{{text}}{{#replies}}{{>b}}{{/replies}}</li>\n{{/comments}}\n</ul>\n",
    "<a href=\"{{address}}\" title='{{title}}'>{{#subtitle}}{{.}}{{/subtitle}}{{^subtitle}}-{{/subtitle}}</a>",
    "<script type=\"application/ld+json\">{\"a\":{{title}},\"b\":\"{{title}}\"}</script>{{>a}}",
    "{{<a}}{{$x}}\n  <b style=\"color:{{title}}\">{{title}}</b>\n{{/x}}{{/a}}\n{{=<% %>=}}<%title%>",
    "<img srcset=\"{{picture}} 2x\" src=\"/p/{{title}}.jpg\" alt=\"{{author.name}}\">{{{body}}}",
    "<style>p:after{content:\"{{title}}\";background:url({{picture}})}</style><!-- {{title}} -->",
  ]
}
