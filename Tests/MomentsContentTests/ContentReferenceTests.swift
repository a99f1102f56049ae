import MomentsContent
import TestSupport
import Testing

@Suite struct ContentReferenceTests {
  @Test func describesEveryField() {
    expectRecorded(
      ContentReference.markdown, at: PackageFolder.path + "/docs/content-reference.md")
  }
}
