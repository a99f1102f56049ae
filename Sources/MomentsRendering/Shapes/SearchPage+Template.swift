package import MomentsViewModels
package import TemplateEngine

extension SearchPageViewModel: TemplateRecord {
  package static let shape = RecordShape<SearchPageViewModel>(
    "search", "The search page.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
      .record("searchWords", "What the search says.") { $0.words },
      .url("indexURL", "Where its index begins.", example: "../search/index.js") { $0.indexURL },
    ])
}

extension SearchPhrases: TemplateRecord {
  package static let shape = RecordShape<SearchPhrases>(
    "search words", "What the search says, in the site's language.",
    [
      .text("heading", "The page's name.", example: "Search") { $0.heading },
      .text("field", "Names the field.", example: "Search all moments") { $0.field },
      .text("hint", "What can be searched for.", example: "Words, #tags, names, emoji") { $0.hint },
      .text(
        "needsScript", "Where there is no JavaScript.", example: "Searching needs JavaScript."
      ) { $0.needsScript },
      .text("loading", "While the index loads.", example: "Searching…") { $0.loading },
      .text("results", "`{count}` stands for the number.", example: "Results: {count}") {
        $0.results.source
      },
      .text(
        "nothing", "`{query}` stands for what was searched for.",
        example: "Nothing found for “{query}”."
      ) { $0.nothing.source },
      .text("nothingHint", "What to try then.", example: "Try fewer or shorter words.") {
        $0.nothingHint
      },
      .text("failed", "Where the index can't be loaded.", example: "The search is out of reach.") {
        $0.failed
      },
      .text("again", "Button that loads it once more.", example: "Try again") { $0.again },
      .text("more", "Button that shows more results.", example: "Show more") { $0.more },
      .text("year", "Names the choice of a year.", example: "Year") { $0.year },
      .text("anyYear", "No choice.", example: "Any year") { $0.anyYear },
      .text("tag", "Names the choice of a tag.", example: "Tag") { $0.tag },
      .text("anyTag", "No choice.", example: "Any tag") { $0.anyTag },
      .text("person", "Names the choice of a person.", example: "Person") { $0.person },
      .text("anyone", "No choice.", example: "Anyone") { $0.anyone },
      .text("withPhotos", "Names the switch.", example: "With photos") { $0.withPhotos },
      .text("clear", "Button that empties the field.", example: "Clear") { $0.clear },
    ])
}
