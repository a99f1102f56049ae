import MomentsViewModels
import TestSupport
import Testing

@Suite struct WordingReferenceTests {
  @Test func describesEveryWord() {
    expectRecorded(Wording.reference, at: PackageFolder.path + "/docs/wording.md")
  }
}
