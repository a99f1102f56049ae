internal import MomentsModel

/// `/search/`: the field, and all that the script needs to say.
package struct SearchPageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead
  package let words: SearchPhrases
  /// Of the index's directory.
  package let indexURL: String

  package init(
    site: SiteViewModel, head: PageHead, indexURL: String, context: PageContext
  ) {
    self.site = site
    self.head = head
    words = context.wording.phrases.search
    self.indexURL = indexURL
  }
}
