import Testing

@Suite struct SwiftTextTests {
  static let texts: [(source: String, blanked: String)] = [
    ("let a = 1 // exit()", "let a = 1          "),
    ("a /* x /* y */ z */ b", "a                   b"),
    (#"f("exit(1)", g)"#, #"f("       ", g)"#),
    (#"f("a\"b", g)"#, #"f("    ", g)"#),
    (#"f("\(exit("x"))y", g)"#, #"f("\(exit(" ")) ", g)"#),
    (##"f(#"a"b\(c)"#, g)"##, ##"f(#"       "#, g)"##),
    ("f(\"\"\"\n  a \"b\"\n  \"\"\", g)", "f(\"\"\"\n       \n  \"\"\", g)"),
    ("let é = \"ü\"", "let é = \"  \""),
  ]

  @Test(arguments: texts)
  func leavesOnlyCode(source: String, blanked: String) {
    #expect(SwiftText.blanked(source) == blanked)
  }
}
