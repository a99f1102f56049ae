package import MomentsViewModels
package import TemplateEngine

extension SiteViewModel: TemplateRecord {
  package static let shape = RecordShape<SiteViewModel>(
    "site", "The site's name, wording and look; in every template.",
    [
      .text("title", "The site's title.", example: "A small life") { $0.title }.common,
      .optionalText("description", "What the site is about.", example: "Lakes and noodles") {
        $0.description
      },
      .text("language", "BCP 47 language of the pages.", example: "en") { $0.language }.common,
      .text("direction", "`ltr` or `rtl`.", example: "ltr") { $0.direction }.common,
      .url("homeURL", "The home page.", example: "../../") { $0.homeURL },
      .optionalURL("tagsURL", "The list of tags, where there are any.", example: "../../tags/") {
        $0.tagsURL
      },
      .url("archiveURL", "All years and months.", example: "../../archive/") { $0.archiveURL },
      .url("photosURL", "The wall of photos.", example: "../../photos/") { $0.photosURL },
      .optionalURL(
        "onThisDayURL", "The calendar of days, where days have pages.",
        example: "../../on-this-day/"
      ) { $0.onThisDayURL },
      .optionalURL("peopleURL", "Everybody who has a page.", example: "../../people/") {
        $0.peopleURL
      },
      .url("meURL", "The page about the owner.", example: "../../me/") { $0.meURL },
      .optionalURL(
        "likeEndpoint", "`likeEndpoint` of site.yaml.", example: "https://likes.example/"
      ) { $0.likeEndpoint },
      .url("searchURL", "The search page.", example: "../../search/") { $0.searchURL },
      .url("styleURL", "The style sheet.", example: "./assets/style.0a1b2c3d4e5f.css") {
        $0.styleURL
      },
      .url("scriptURL", "The script.", example: "./assets/app.0a1b2c3d4e5f.js") { $0.scriptURL },
      .url("iconURL", "The icon.", example: "./assets/icon.0a1b2c3d4e5f.svg") { $0.iconURL },
      .list("menu", "The links of `menu` in site.yaml.") { $0.menu },
      .flag("hasRoundedAvatars", "`theme.avatars: rounded`.") { $0.hasRoundedAvatars }.common,
      .flag("hasStarLikes", "`theme.likeStyle: star`.") { $0.hasStarLikes }.common,
      .flag("hasPlainHeader", "`theme.header: plain`.") { $0.hasPlainHeader }.common,
      .flag("hasWidePhotos", "`theme.photo: wide`.") { $0.hasWidePhotos }.common,
      .text(
        "contentSecurityPolicy", "The policy that the pages keep to.",
        example: "default-src 'none'; img-src 'self'"
      ) { $0.contentSecurityPolicy },
      .text("locale", "The language as Open Graph writes it.", example: "en_GB") { $0.locale },
      .list("feeds", "The site's feeds; only with a `baseURL`.") { $0.feeds },
      .optionalURL("subscribeURL", "The page about the feeds.", example: "./subscribe/") {
        $0.subscribeURL
      },
      .optionalURL("manifestURL", "The web manifest.", example: "./manifest.webmanifest") {
        $0.manifestURL
      },
      .optionalURL("workerURL", "The service worker's script.", example: "./sw.js") {
        $0.workerURL
      },
      .optionalURL("faviconURL", "The icon of 16 and 32 pixels.", example: "./favicon.ico") {
        $0.faviconURL
      },
      .optionalURL("touchIconURL", "The icon of 180 pixels.", example: "./apple-touch-icon.png") {
        $0.touchIconURL
      },
      .list("ownerPages", "`url` and `links` of the profile, for rel=me.") { $0.ownerPages },
      .optionalText(
        "fediverseCreator", "`fediverse.creator` of site.yaml.", example: "@ada@social.example"
      ) { $0.fediverseCreator },
      .record("words", "The theme's fixed words in the site's language.") { $0.wording },
    ])
}

extension MenuLinkViewModel: TemplateRecord {
  package static let shape = RecordShape<MenuLinkViewModel>(
    "menu link", "One link of the site's menu.",
    [
      .text("label", "What it says.", example: "About") { $0.label },
      .url("url", "Where it leads.", example: "../../about/") { $0.url },
    ])
}

extension Wording: TemplateRecord {
  package static let shape = RecordShape<Wording>(
    "words", "The theme's fixed words in the site's language.", isCommon: true,
    [
      .text("skipToContent", "The first link of each page.", example: "Skip to content") {
        $0.phrases.skipToContent
      },
      .text("mainNavigation", "Names the navigation.", example: "Main") {
        $0.phrases.mainNavigation
      },
      .text("home", "Link to the home page.", example: "Home") { $0.phrases.home },
      .text("tags", "Link to the tags.", example: "Tags") { $0.phrases.tags },
      .text("search", "Link to the search page.", example: "Search") { $0.phrases.search.heading },
      .text("pages", "Names the links between pages.", example: "Pages") { $0.phrases.pages },
      .text("newer", "Link to newer moments.", example: "Newer") { $0.phrases.newer },
      .text("older", "Link to older moments.", example: "Older") { $0.phrases.older },
      .text("noMoments", "An empty timeline.", example: "No moments yet.") {
        $0.phrases.noMoments
      },
      .text("notFoundTitle", "Heading of the 404 page.", example: "Page not found") {
        $0.phrases.notFoundTitle
      },
      .text(
        "notFoundText", "Text of the 404 page.", example: "There is nothing at this address."
      ) { $0.phrases.notFoundText },
      .text("backHome", "Link of the 404 page.", example: "Back to the timeline") {
        $0.phrases.backHome
      },
      .text("like", "The like button's label.", example: "Like") { $0.phrases.like },
      .text("pinned", "Marks a pinned moment.", example: "Pinned") { $0.phrases.pinned },
      .text(
        "photoMissing", "Stands for a picture that can't be shown.",
        example: "Picture not available"
      ) { $0.phrases.photoMissing },
      .text("poweredBy", "The footer's line.", example: "Made with momentsgen") {
        $0.phrases.poweredBy
      },
      .text("sensitive", "What veils sensitive photos.", example: "Sensitive: show it") {
        $0.phrases.sensitive
      },
      .text("repliesTo", "Stands for the arrow of a comment.", example: "replies to") {
        $0.phrases.repliesTo
      },
      .text("offlineTitle", "Heading of the offline page.", example: "No connection") {
        $0.phrases.offlineTitle
      },
      .text(
        "offlineText", "Text of the offline page.",
        example: "This page wasn't visited before; those that were can be read."
      ) { $0.phrases.offlineText },
      .text("subscribe", "Link to the page about the feeds.", example: "Subscribe") {
        $0.phrases.subscribe
      },
      .text(
        "subscribeText", "Text of the page about the feeds.",
        example: "Copy one of these addresses into a feed reader."
      ) { $0.phrases.subscribeText },
      .text("moved", "Stands at an old address.", example: "This page has moved to") {
        $0.phrases.moved
      },
      .text("appearance", "Names the button that chooses light or dark.", example: "Appearance") {
        $0.phrases.appearance
      },
      .text("appearanceSystem", "Its choice: as the system has it.", example: "system") {
        $0.phrases.appearanceSystem
      },
      .text("appearanceLight", "Its choice: light.", example: "light") {
        $0.phrases.appearanceLight
      },
      .text("appearanceDark", "Its choice: dark.", example: "dark") { $0.phrases.appearanceDark },
      .text("archive", "Heading of the page of all years.", example: "Archive") {
        $0.phrases.lists.archive
      },
      .text("photoWall", "Heading of the page of all photos.", example: "Photos") {
        $0.phrases.lists.photoWall
      },
      .text("onThisDay", "Heading of the calendar of days.", example: "On this day") {
        $0.phrases.lists.onThisDay
      },
      .text("people", "Heading of the page of people.", example: "People") {
        $0.phrases.lists.people
      },
      .text("me", "Link to the page about the owner.", example: "Me") { $0.phrases.lists.me },
      .text("moreNavigation", "Names the navigation at the end of each page.", example: "More") {
        $0.phrases.lists.moreNavigation
      },
      .text("noPhotos", "An empty wall.", example: "No photos yet.") { $0.phrases.lists.noPhotos },
      .text("all", "Leads from a few to all.", example: "Show all") { $0.phrases.lists.all },
      .text("publicProfile", "The badge on the page about the owner.", example: "Public") {
        $0.phrases.lists.publicProfile
      },
      .text("sections", "Names the links to other pages.", example: "Sections") {
        $0.phrases.lists.sections
      },
      .text("goals", "Heads the owner's goals.", example: "Goals") { $0.phrases.lists.goals },
      .text("goalReached", "Stands for the mark of a goal.", example: "Reached:") {
        $0.phrases.lists.goalReached
      },
      .text("elsewhere", "Heads the owner's other pages.", example: "Elsewhere") {
        $0.phrases.lists.elsewhere
      },
      .text("repositories", "Heads the owner's code.", example: "Code") {
        $0.phrases.lists.repositories
      },
      .text("play", "Starts a video.", example: "Play video") { $0.phrases.controls.play },
      .text("share", "Shares a moment's address.", example: "Share") { $0.phrases.controls.share },
      .text("shortcuts", "Names the switch, and heads the help.", example: "Keyboard shortcuts") {
        $0.phrases.controls.shortcuts
      },
    ])
}
