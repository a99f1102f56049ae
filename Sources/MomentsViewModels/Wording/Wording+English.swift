extension Wording {
  package static let english = Wording(
    language: "en", direction: .ltr, plural: .oneOther,
    date: Phrase("{day} {month} {year}"), dateAndTime: Phrase("{date}, {time}"),
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    past: ["year", "month", "week", "day", "hour", "minute", "second"].map {
      CountedPhrase("{count} \($0)s ago", [.one: "{count} \($0) ago"])
    },
    future: ["year", "month", "week", "day", "hour", "minute", "second"].map {
      CountedPhrase("in {count} \($0)s", [.one: "in {count} \($0)"])
    },
    phrases: Phrases(
      skipToContent: "Skip to content", mainNavigation: "Main", home: "Home", tags: "Tags",
      pages: "Pages", newer: "Newer", older: "Older", page: Phrase("Page {number}"),
      noMoments: "No moments yet.", notFoundTitle: "Page not found",
      notFoundText: "There is nothing at this address.", backHome: "Back to the timeline",
      momentBy: Phrase("Moment by {name}, {date}"), coverOf: Phrase("Cover picture of {name}"),
      untitled: Phrase("Moment, {date}"), photoUntitled: Phrase("Photo, {date}"),
      photos: CountedPhrase("{count} photos", [.one: "{count} photo"]),
      photoOf: Phrase("Photo {number} of {total}, {date}"), onlyPhoto: Phrase("Photo, {date}"),
      likes: CountedPhrase("{count} likes", [.one: "{count} like"]),
      likedBy: Phrase("Liked by {names}"),
      likedByMore: CountedPhrase(
        "Liked by {names} and {count} others", [.one: "Liked by {names} and {count} other"]),
      likedByCount: CountedPhrase("Liked by {count} people", [.one: "Liked by {count} person"]),
      and: Phrase("{first} and {second}"), listSeparator: ", ", like: "Like", pinned: "Pinned",
      moments: CountedPhrase("{count} moments", [.one: "{count} moment"]),
      tagged: Phrase("Moments tagged #{tag}"), photoMissing: "Picture not available",
      month: Phrase("{month} {year}"), updated: Phrase("Updated {date}"),
      moved: "This page has moved to", offlineTitle: "No connection",
      offlineText: "This page wasn't visited before; those that were can be read.",
      subscribe: "Subscribe",
      subscribeText:
        "Copy one of these addresses into a feed reader: it then tells you what is new, without an "
        + "account and without anybody knowing that you read it.",
      feedsOf: Phrase("Feeds of {name}"), contentWarning: Phrase("Content warning: {warning}"),
      sensitive: "Sensitive: show it", rated: Phrase("Rated {stars} of 5"),
      via: Phrase("via {name}"),
      inReplyTo: Phrase("In reply to {name}"), repostOf: Phrase("Repost of {name}"),
      replyBy: Phrase("Reply by {name}"),
      replies: CountedPhrase("{count} replies", [.one: "{count} reply"]),
      comments: CountedPhrase("{count} comments", [.one: "{count} comment"]),
      moreComments: CountedPhrase("{count} more comments", [.one: "{count} more comment"]),
      repliesTo: "replies to",
      poweredBy: "Made with momentsgen",
      appearance: "Appearance", appearanceSystem: "system", appearanceLight: "light",
      appearanceDark: "dark", lists: .english, controls: .english, search: .english))
}
