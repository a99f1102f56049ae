internal import MomentsModel
internal import MomentsViewModels

/// The HTML of an item: what the card shows of the moment itself, without likes and comments.
struct FeedBody {
  private(set) var html: [UInt8] = []
  let summary: String

  init(_ moment: Moment, context: PageContext, media: FeedMedia) {
    let settings = context.timeline.settings
    let rare = moment.hasDetails ? moment.details : nil
    let warning = rare?.warning.map { text in
      context.wording.phrases.contentWarning.filled { $0 == "warning" ? text : nil }
    }
    summary = warning ?? moment.body?.excerpt ?? moment.title ?? ""
    if settings.feeds.content == .summary {
      paragraph(summary)
      return
    }
    if let warning { fold(warning) }
    if let body = moment.body {
      html += context.absoluteHTML(of: body, from: context.timeline.address(of: moment))
    } else if let title = moment.title {
      paragraph(title)
    }
    let isVeiled = rare?.isSensitive == true && !media.all.isEmpty
    if isVeiled { fold(context.wording.phrases.sensitive) }
    for photo in media.photos { figure(photo.enclosure, photo.caption) }
    for video in media.videos { self.video(video.enclosure, video.poster) }
    if isVeiled { append("</details>") }
    if let link = rare?.link { card(link) }
    if let rating = rare?.rating {
      paragraph(RatingViewModel(halfStars: rating, wording: context.wording).label)
    }
    if warning != nil { append("</details>") }
  }

  // MARK: Parts

  private mutating func fold(_ summary: String) {
    append("<details><summary>")
    text(summary)
    append("</summary>")
  }

  private mutating func paragraph(_ content: String) {
    guard !content.isEmpty else { return }
    append("<p>")
    text(content)
    append("</p>")
  }

  private mutating func figure(_ photo: FeedEnclosure, _ caption: String?) {
    append("<figure><img")
    attribute("src", photo.url)
    attribute("alt", photo.alt)
    if let width = photo.width, let height = photo.height {
      attribute("width", String(width))
      attribute("height", String(height))
    }
    append(">")
    if let caption {
      append("<figcaption>")
      text(caption)
      append("</figcaption>")
    }
    append("</figure>")
  }

  private mutating func video(_ video: FeedEnclosure, _ poster: String?) {
    let element = video.medium == "audio" ? "audio" : "video"
    append("<p><\(element) controls")
    attribute("src", video.url)
    if let poster, element == "video" { attribute("poster", poster) }
    append("><a")
    attribute("href", video.url)
    append(">")
    text(video.alt.isEmpty ? video.url : video.alt)
    append("</a></\(element)></p>")
  }

  private mutating func card(_ link: LinkCard) {
    append("<p><a")
    attribute("href", link.url)
    append(">")
    text(link.title ?? link.url)
    append("</a>")
    if let description = link.description {
      append("<br>")
      text(description)
    }
    append("</p>")
  }

  // MARK: Bytes

  private mutating func append(_ markup: String) { html += markup.utf8 }

  private mutating func attribute(_ name: String, _ value: String) {
    append(" \(name)=\"")
    text(value)
    append("\"")
  }

  private mutating func text(_ text: String) {
    for byte in text.utf8 { MarkupEscape.append(byte, to: &html) }
  }
}
