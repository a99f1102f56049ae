import MomentsContent
import TestSupport
import Testing

@Suite struct ContentSchemaTests {
  @Test(arguments: [
    ("site", ContentReference.settings, ContentSchema.Syntax.yaml),
    ("moment", ContentReference.moment, .json),
  ])
  func isMadeOfTheLoadersDeclarations(
    name: String, table: FieldTableDescription, syntax: ContentSchema.Syntax
  ) {
    let schema = ContentSchema(table, syntax).text
    expectGolden(schema, "\(name).schema.json")
    #expect(schema == ContentSchema(table, syntax).text)
  }
}
