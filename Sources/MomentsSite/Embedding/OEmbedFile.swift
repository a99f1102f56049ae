internal import MomentsModel
internal import MomentsSearch
internal import MomentsViewModels

/// What a host asks before it embeds a moment: oEmbed 1.0 as a file. A file answers every
/// `maxwidth` alike, so the frame is narrow enough for most.
struct OEmbedFile {
  /// CSS pixels.
  static let width = 550

  /// With a slash at its end.
  var baseURL: String
  var embedPath: String
  var title: String
  var authorName: String
  var authorURL: String
  var siteTitle: String
  /// CSS pixels.
  var height: Int

  var json: String {
    let frame =
      "<iframe src=\"\(escaped(baseURL + PageLinks.encoded(embedPath)))\" title=\"\(escaped(title))\" "
      + "width=\"\(OEmbedFile.width)\" height=\"\(height)\" loading=\"lazy\" "
      + "sandbox=\"allow-popups allow-popups-to-escape-sandbox allow-scripts\" "
      + "referrerpolicy=\"strict-origin-when-cross-origin\"></iframe>"
    let texts = [
      ("version", "1.0"), ("type", "rich"), ("title", title), ("author_name", authorName),
      ("author_url", authorURL), ("provider_name", siteTitle), ("provider_url", baseURL),
      ("html", frame),
    ]
    let members = texts.map { "\"\($0)\":" + SearchScript.quoted($1) }
    return "{" + members.joined(separator: ",")
      + ",\"width\":\(OEmbedFile.width),\"height\":\(height)}\n"
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
  }

  /// About how high a card is at that width, for hosts that can't ask it.
  static func height(of moment: Moment) -> Int {
    var height = 190
    if moment.title != nil { height += 24 }
    if let body = moment.body {
      let warned = moment.hasDetails && moment.details.warning != nil
      height += warned ? 40 : 24 * (1 + body.html.count / 62)
    }
    switch moment.photos.count {
    case 0: break
    case 1: height += 270
    case 2, 4: height += 250 * (moment.photos.count / 2)
    default: height += 168 * ((moment.photos.count + 2) / 3)
    }
    if moment.hasDetails {
      let details = moment.details
      height += 96 * details.comments.count + 320 * details.videos.count
      if details.link != nil { height += 96 }
    }
    return min(height, 4000)
  }
}
