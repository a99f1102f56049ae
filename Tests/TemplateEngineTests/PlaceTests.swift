import Testing

@testable import TemplateEngine

/// The walk through a page, apart from templates.
@Suite struct PlaceTests {
  struct Walk: Sendable, CustomTestStringConvertible {
    let text: String
    let place: String
    var syntax = TemplateSyntax.html

    init(_ text: String, _ place: String, _ syntax: TemplateSyntax = .html) {
      self.text = text
      self.place = place
      self.syntax = syntax
    }

    var testDescription: String { text }
  }

  @Test(arguments: walks) func knowsWhereTextEnds(_ walk: Walk) {
    #expect(place(after: walk.text, walk.syntax).description == walk.place)
  }

  /// The same in pieces: a template's tags cut text anywhere.
  @Test(arguments: walks) func pieceByPieceIsTheSame(_ walk: Walk) {
    var place = Place(startOf: walk.syntax)
    for byte in walk.text.utf8 { _ = place.walk([byte][...]) }
    #expect(place == self.place(after: walk.text, walk.syntax))
  }

  static let walks: [Walk] = [
    .init("", "element content"),
    .init("a < b", "element content"),
    .init("<", "the start of a tag"),
    .init("<<", "the start of a tag"),
    .init("</", "the start of an end tag"),
    .init("<P", "the tag name 'p'"),
    .init("</p", "the end tag of <p>"),
    .init("</p x", "an end tag"),
    .init("<p ", "the tag <p>"),
    .init("<p/", "the tag <p>"),
    .init("<br/>", "element content"),
    .init("<p a", "an attribute name of <p>"),
    .init("<p a ", "an attribute name of <p>"),
    .init("<p a b", "an attribute name of <p>"),
    .init("<p a=", "attribute 'a' of <p>"),
    .init("<p a =  ", "attribute 'a' of <p>"),
    .init("<p A=\"", "attribute 'a' of <p>"),
    .init("<p a=\"'>", "attribute 'a' of <p>"),
    .init("<p a='\">'", "the tag <p>"),
    .init("<p a=b", "attribute 'a' of <p>"),
    .init("<p a=b>", "element content"),
    .init("<p a=>", "element content"),
    .init("<p a=\"\"b=\"", "attribute 'b' of <p>"),
    .init("<p =a=\"", "attribute '=a' of <p>"),
    .init("<!", "a declaration"),
    .init("<!DOCTYPE html", "a declaration"),
    .init("<!DOCTYPE html>", "element content"),
    .init("<?php", "a declaration"),
    .init("<?php>", "element content"),
    .init("</ p", "a declaration"),
    .init("</>", "element content"),
    .init("<!--", "a comment"),
    .init("<!-- > -- >", "a comment"),
    .init("<!-->", "element content"),
    .init("<!--->", "element content"),
    .init("<!---->", "element content"),
    .init("<!-- -->", "element content"),
    .init("<!-- --->", "element content"),
    .init("<!-- --!>", "element content"),
    .init("<!-- --!->", "a comment"),
    .init("<!--a->", "a comment"),
    .init("<title>", "the text of <title>"),
    .init("<title></titles>", "the text of <title>"),
    .init("<TITLE></Title >", "element content"),
    .init("<title></title/x", "an end tag"),
    .init("<textarea><p>", "the text of <textarea>"),
    .init("<script>if (a < b) '</p>'", "the text of <script>"),
    .init("<script></script>", "element content"),
    .init("<script type=module>", "the text of <script>"),
    .init("<script type=\"application/ld+json\">", "the text of <script> (JSON)"),
    .init("<script type='APPLICATION/JSON; x'>{\"", "the text of <script> (a JSON string)"),
    .init("<script type=importmap>", "the text of <script>"),
    .init("<script type=\"application/json\">\"\\\"", "the text of <script> (a JSON string)"),
    .init("<script type=\"application/json\">\"\\\\\"", "the text of <script> (JSON)"),
    .init("<script/>", "the text of <script>"),
    .init("<iframe><p>", "the text of <iframe>"),
    .init("<svg><title>", "the content of <svg> or <math>"),
    .init("<svg><title></title><math></math></SVG><title>", "the text of <title>"),
    .init("<svg/><title>", "the text of <title>"),
    .init("<svg a='b'/ ><title>", "the content of <svg> or <math>"),
    .init("<svg><style>p{", "the text of <style>"),
    .init("<plaintext>", "the text of <plaintext>"),
    .init("<noscript><p ", "the tag <p>"),
    .init("<style>a{", "the text of <style> (style)"),
    .init("<style>/* ' ", "the text of <style> (a comment)"),
    .init("<style>/**/a:'", "the text of <style> (a style's string)"),
    .init("<style>a:'\\'", "the text of <style> (a style's string)"),
    .init("<style>a:\"'\"", "the text of <style> (style)"),
    .init("<style>a:URL(", "the text of <style> (url())"),
    .init("<style>a:url( \"x)", "the text of <style> (url())"),
    .init("<style>a:url(x)", "the text of <style> (style)"),
    .init("<p style=\"a:&quot;", "attribute 'style' of <p> (a style's string)"),
    .init("<p style=\"a:'&amp;", "attribute 'style' of <p> (a style's string)"),
    .init("<img srcset=\"a.jpg ", "attribute 'srcset' of <img> (behind an address)"),
    .init("<img srcset=\"a.jpg 1x, ", "attribute 'srcset' of <img>"),
    .init("<Title>", "element content", .xml),
    .init("<A b='", "attribute 'b' of <A>", .xml),
    .init("<![CDATA[ <p> ]]", "a CDATA section", .xml),
    .init("<![CDATA[ ]] > ]]]>", "element content", .xml),
    .init("<?xml version='1.0'", "a processing instruction", .xml),
    .init("<?xml > ?>", "element content", .xml),
    .init("<!-->", "a comment", .xml),
    .init("{\"a\": ", "JSON", .json),
    .init("{\"a\\\"", "a JSON string", .json),
    .init("<p>\"", "plain text", .text),
  ]

  // MARK: Joining

  struct Join: Sendable, CustomTestStringConvertible {
    let start: String
    let more: String
    /// nil: the two can't be joined.
    let rule: ValueRule?

    init(_ start: String, _ more: String, _ rule: ValueRule?) {
      self.start = start
      self.more = more
      self.rule = rule
    }

    var testDescription: String { "\(start) and \(start)\(more)" }
  }

  /// What a text is allowed behind a section that shows `more` or not.
  @Test(arguments: joins) func joinsTheWaysPastASection(_ join: Join) {
    let skipped = place(after: join.start)
    let shown = place(after: join.start + join.more)
    var joined = skipped.joined(with: shown)
    #expect(joined == shown.joined(with: skipped), "in either order")
    #expect(joined?.takeValue(.text) == join.rule)
  }

  static let joins: [Join] = [
    .init("<p>", "<b>x</b>", .escaped(.text)),
    .init("<p>", "<b", nil),
    .init("<p title=\"", "x", .escaped(.text)),
    .init("<p title=\"", "x\"", nil),
    .init("<p", " title=\"x\"", .refused(.attributeName)),
    .init("<p ", "checked", .refused(.attributeName)),
    .init("<p checked", "=\"", nil),
    .init("<a href=\"", "https://example.com", .escaped(.url)),
    .init("<a href=\"", "/x", .escaped(.url)),
    .init("<a href=\"/x", "?a=", .escaped(.urlQuery)),
    .init("<a href=\"/x", "/y", .escaped(.urlPath)),
    .init("<a href=\"", "javascript", .escaped(.url)),
    .init("<a href=\"", "javascript:", .refused(.scheme)),
    .init("<p style=\"", "color:red;", .escaped(.cssValue)),
    .init("<p style=\"", "a:'", nil),
    .init("<script type=\"application/json\">", "1,", .escaped(.jsonText)),
    .init("<script type=\"application/json\">", "\"", nil),
    .init("<script", " type=\"application/json\"", nil),
    .init("<!--", "x", .escaped(.comment)),
    .init("<!--x", "--", nil),
  ]

  private func place(after text: String, _ syntax: TemplateSyntax = .html) -> Place {
    var place = Place(startOf: syntax)
    _ = place.walk(Array(text.utf8)[...])
    return place
  }
}
