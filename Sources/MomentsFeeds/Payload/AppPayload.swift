package import MomentsModel
package import MomentsViewModels
package import TemplateEngine

/// The payload of the original app, which a client with its strict decoding rules reads: every
/// text that it demands is there, dates are Unix seconds in a string, and `type` is `URL` or
/// `PHOTOS`.
package struct AppPayload: Sendable {
  /// With absolute links.
  private let context: PageContext

  package init(_ context: PageContext) { self.context = context }

  /// - Parameter moments: in the order wanted.
  package func write(_ moments: [Moment], into buffer: inout ByteBuffer) {
    JSONWriter.document(into: &buffer) { json in
      json.object("data") { json in
        json.object("getMomentsDetailsByUserID") { json in
          json.object("userDetails") { json in owner(&json) }
          json.array("moments") { json in
            for moment in moments { json.element { json in write(moment, &json) } }
          }
        }
      }
    }
  }

  private func owner(_ json: inout JSONWriter) {
    let profile = context.timeline.profile
    let person = context.timeline[person: profile.person]
    json.member("id", person.id ?? "0")
    json.member("name", person.name)
    json.member("avatar", address(person.avatar))
    json.member("backgroundImage", address(profile.backgroundImage))
  }

  private func write(_ moment: Moment, _ json: inout JSONWriter) {
    let author = context.timeline[person: moment.author]
    let link = moment.hasDetails ? moment.details.link : nil
    json.member("id", moment.id)
    json.object("userDetails") { json in
      json.member("name", author.name)
      json.member("avatar", address(author.avatar))
    }
    json.member("type", link != nil && moment.photos.isEmpty ? "URL" : "PHOTOS")
    if let text = text(of: moment) { json.member("title", text) } else { json.null("title") }
    if let link { json.member("url", link.url) } else { json.null("url") }
    json.member("photos", texts: moment.photos.compactMap { context.url($0.source) })
    json.member("createdDate", String(moment.date.secondsSince1970))
    json.member("isLiked", moment.isLiked)
    json.array("likes") { json in
      for (position, index) in moment.likes.enumerated() {
        let liker = context.timeline[person: index]
        json.element { json in
          json.member("id", id(of: liker, at: position))
          json.member("avatar", address(liker.avatar))
          if !liker.name.isEmpty { json.member("name", liker.name) }
        }
      }
    }
  }

  private func id(of liker: Person, at position: Int) -> String {
    liker.id ?? liker.describedID ?? (liker.name.isEmpty ? String(position) : liker.name)
  }

  /// The app knows one text and no warning: what is folded away on pages stays away.
  private func text(of moment: Moment) -> String? {
    if moment.hasDetails, let warning = moment.details.warning {
      return context.wording.phrases.contentWarning.filled { $0 == "warning" ? warning : nil }
    }
    let body = moment.body.map { MarkupText.plain($0.html) }
    guard let title = moment.title else { return body }
    return body.map { title + "\n" + $0 } ?? title
  }

  /// The app demands a text; one that is no address shows its placeholder.
  private func address(_ source: MediaSource?) -> String { source.flatMap(context.url) ?? "" }
}
