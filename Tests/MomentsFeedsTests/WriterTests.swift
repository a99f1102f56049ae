import TemplateEngine
import Testing

@testable import MomentsFeeds

@Suite struct WriterTests {
  private static let hostile = "a\u{0}\u{7}\u{1B}]]></script>\"'&<b>\u{2028}\u{FFFE}\u{FFFF}\u{7F}é"

  @Test func writesNothingThatXMLCannotSay() {
    var buffer = ByteBuffer()
    XMLWriter.document(into: &buffer) { xml in
      xml.element("a", ["b": WriterTests.hostile, "c": nil], WriterTests.hostile)
    }
    #expect(
      String(decoding: buffer.bytes, as: UTF8.self)
        == "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
        + "<a b=\"a]]&gt;&lt;/script&gt;&quot;'&amp;&lt;b&gt;\u{2028}\u{7F}é\">"
        + "a]]&gt;&lt;/script&gt;\"'&amp;&lt;b&gt;\u{2028}\u{7F}é</a>\n")
  }

  @Test func keepsLineBreaksOfXMLAttributes() {
    var buffer = ByteBuffer()
    XMLWriter.document(into: &buffer) { xml in xml.empty("a", ["b": "1\n2\t3"]) }
    #expect(String(decoding: buffer.bytes, as: UTF8.self).hasSuffix("<a b=\"1&#10;2&#9;3\"/>\n"))
  }

  @Test func writesJSONThatMayStandInAPage() {
    var buffer = ByteBuffer()
    JSONWriter.document(into: &buffer) { json in
      json.member("text", WriterTests.hostile)
      json.member("lines", "1\n2\r\t\\")
      json.array("list") { json in
        json.element("x")
        json.element { json in json.member("n", 7) }
      }
      json.null("none")
    }
    #expect(
      String(decoding: buffer.bytes, as: UTF8.self)
        == "{\"text\":\"a]]>\\u003c/script>\\\"'&\\u003cb>\\u2028\u{FFFE}\u{FFFF}é\","
        + "\"lines\":\"1\\n2\\r\\t\\\\\",\"list\":[\"x\",{\"n\":7}],\"none\":null}\n")
  }

  @Test func writesEmptyObjectsAndArrays() {
    var buffer = ByteBuffer()
    JSONWriter.document(into: &buffer) { json in
      json.object("a") { _ in }
      json.array("b") { _ in }
      json.member("c", true)
    }
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "{\"a\":{},\"b\":[],\"c\":true}\n")
  }
}
