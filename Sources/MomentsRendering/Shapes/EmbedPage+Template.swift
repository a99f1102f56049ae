package import MomentsViewModels
package import TemplateEngine

extension EmbedPageViewModel: TemplateRecord {
  package static let shape = RecordShape<EmbedPageViewModel>(
    "embed", "A page that other sites show in a frame; its links open outside of it.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head; the canonical address is that of the whole page.") {
        $0.head
      },
      .text(
        "embedPolicy", "The policy that embedded pages keep to.",
        example: "default-src 'none'; img-src 'self'"
      ) { $0.contentSecurityPolicy },
      .optionalRecord("profile", "The owner, where they are shown.") { $0.profile },
      .list("moments", "The cards.") { $0.moments },
      .url("wholeURL", "Where the whole is.", example: "../../m/lake/") { $0.wholeURL },
    ])
}
