import Diagnostics
import Testing

@Suite struct DiagnosticJSONTests {
  @Test func leavesOutWhatDoesNotApply() {
    #expect(
      DiagnosticJSON.render(Diagnostic(.photoRemote, .note, "3 remote pictures"))
        == #"{"code":"photo-remote","severity":"note","message":"3 remote pictures"}"# + "\n")
  }

  @Test func holdsAllThatIsKnown() {
    let other = SourcePlace(file: "a.md", line: 7)
    let place = SourcePlace(file: "b.md", line: 2, column: 5, length: 4)
    let diagnostic = Diagnostic(
      .idDuplicate, at: place, "taken", related: [.init("the other", at: other)], hint: "rename")
    #expect(
      DiagnosticJSON.render(diagnostic)
        == #"{"code":"id-duplicate","severity":"error","file":"b.md","line":2,"column":5,"length":4,"#
        + #""message":"taken","hint":"rename","#
        + #""related":[{"file":"a.md","line":7,"message":"the other"}]}"# + "\n")
  }

  @Test func escapesWhatJSONAndTerminalsTakeAmiss() {
    #expect(DiagnosticJSON.quoted("a\"b\\c\nd\u{0}\u{202E}é") == #""a\"b\\c\nd\u0000\u202eé""#)
  }
}

@Suite struct DiagnosticAnnotationTests {
  @Test func escapesWhatEndsAMessage() {
    let place = SourcePlace(file: "a,b:100%.md", line: 1)
    let diagnostic = Diagnostic(.keyUnknown, .warning, at: place, "100%\n::error::x", hint: "y")
    #expect(
      DiagnosticAnnotation(folder: "site").render(diagnostic)
        == "::warning file=site/a%2Cb%3A100%25.md,line=1,title=key-unknown::"
        + "100%25\u{FFFD}::error::x%0Ahint: y\n")
  }
}
