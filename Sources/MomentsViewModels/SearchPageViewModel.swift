internal import MomentsModel

/// `/search/`: the field, and all that the script needs to say.
package struct SearchPageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead
  package let words: SearchPhrases
  package let startURL: String
  package let scriptURL: String
  package let styleURL: String
  /// Of the index's directory.
  package let indexURL: String

  package init(
    site: SiteViewModel, head: PageHead, indexURL: String, assets: SiteAssets, context: PageContext
  ) {
    self.site = site
    self.head = head
    words = context.wording.phrases.search
    startURL = context.links.url(.file(assets.searchStartPath))
    scriptURL = context.links.url(.file(assets.searchScriptPath))
    styleURL = context.links.url(.file(assets.searchStylePath))
    self.indexURL = indexURL
  }
}
