import TemplateEngine
import TestSupport
import Testing

@Suite struct RecordCatalogueTests {
  @Test func describesEveryRecordOnceWithItsFields() {
    var catalogue = RecordCatalogue()
    catalogue.add(SamplePage.self)
    catalogue.add(SampleComment.self)
    #expect(
      catalogue.records.map(\.name) == ["sample-page", "sample-person", "sample-comment"])
    expectGolden(catalogue.markdown, "record-catalogue.md")
  }

  @Test func tellsWhichTemplatesAndFieldsAreUsed() throws {
    let template = try #require(
      compiled("{{#comments}}{{>a}}{{/comments}}{{author.name}}", ["a": "{{text}}", "b": ""])
        .template)
    #expect(template.usage.templates == ["page", "a"])
    #expect(
      template.usage.fields == [
        .init(record: "sample-page", field: "comments"),
        .init(record: "sample-page", field: "author"),
        .init(record: "sample-person", field: "name"),
        .init(record: "sample-comment", field: "text"),
      ])
  }
}
