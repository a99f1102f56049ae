package import MomentsModel
internal import MomentsViewModels
package import TemplateEngine

/// The moments as notes, and the outbox that lists them.
extension FediverseAccount {
  /// - Parameter moments: newest first.
  package func writeOutbox(_ moments: [Moment], into buffer: inout ByteBuffer) {
    JSONWriter.document(into: &buffer) { json in
      json.member("@context", FediverseAccount.streams)
      json.member("id", url(Path.outbox))
      json.member("type", "OrderedCollection")
      json.member("totalItems", moments.count)
      json.array("orderedItems") { json in
        for moment in moments {
          json.element { json in
            let id = noteURL(moment)
            json.member("id", id + "#create")
            json.member("type", "Create")
            json.member("actor", actorURL)
            json.member("published", moment.date.utcDate)
            audience(of: moment, &json)
            json.object("object") { json in note(moment, id, &json) }
          }
        }
      }
    }
  }

  package func writeNote(_ moment: Moment, into buffer: inout ByteBuffer) {
    JSONWriter.document(into: &buffer) { json in
      json.member("@context", FediverseAccount.streams)
      note(moment, noteURL(moment), &json)
    }
  }

  private func noteURL(_ moment: Moment) -> String { url(Path.note(moment.id)) }

  private func audience(of moment: Moment, _ json: inout JSONWriter) {
    let everyone = FediverseAccount.streams + "#Public"
    let followers = url(Path.followers)
    switch moment.visibility {
    case .public:
      json.member("to", texts: [everyone])
      json.member("cc", texts: [followers])
    case .unlisted:
      json.member("to", texts: [followers])
      json.member("cc", texts: [everyone])
    case .followers: json.member("to", texts: [followers])
    case .private: json.member("to", texts: [actorURL])
    }
  }

  private func note(_ moment: Moment, _ id: String, _ json: inout JSONWriter) {
    let rare = moment.hasDetails ? moment.details : nil
    let address = context.links.url(context.timeline.address(of: moment))
    json.member("id", id)
    json.member("type", "Note")
    json.member("attributedTo", actorURL)
    json.member("published", moment.date.utcDate)
    json.member("updated", moment.updated?.utcDate)
    json.member("url", address)
    audience(of: moment, &json)
    json.member("sensitive", rare?.warning != nil || rare?.isSensitive == true)
    json.member("summary", rare?.warning)
    json.member("content", utf8: content(moment, address))
    if let export {
      json.object("_moments") { json in json.member("moment", export.content(moment)) }
    }
    if case .moment(let id)? = rare?.replyTo {
      json.member("inReplyTo", url(Path.note(id)))
    } else if case .address(let other)? = rare?.replyTo {
      json.member("inReplyTo", other)
    }
    let media = FeedMedia(moment, export?.media ?? context) { _ in nil }
    if !media.all.isEmpty {
      json.array("attachment") { json in
        for enclosure in media.all { attachment(enclosure, &json) }
      }
    }
    if !moment.tags.isEmpty {
      json.array("tag") { json in
        for tag in moment.tags.map({ context.timeline[tag: $0] }) {
          json.element { json in
            json.member("type", "Hashtag")
            json.member("name", "#" + tag.name.filter { !$0.isWhitespace })
            json.member("href", context.links.url(.tag(slug: tag.slug)))
          }
        }
      }
    }
  }

  private func attachment(_ enclosure: FeedEnclosure, _ json: inout JSONWriter) {
    json.element { json in
      json.member("type", enclosure.medium == "image" ? "Image" : "Document")
      json.member("mediaType", enclosure.type)
      json.member("url", enclosure.url)
      json.member("name", enclosure.alt.isEmpty ? enclosure.url : enclosure.alt)
      json.member("width", enclosure.width)
      json.member("height", enclosure.height)
    }
  }

  /// Text alone: pictures are attachments. A note must say something.
  private func content(_ moment: Moment, _ address: String) -> [UInt8] {
    var html: [UInt8] = []
    if let title = moment.title { html += "<p>\(MarkupEscape.text(title))</p>".utf8 }
    if let body = moment.body {
      html += context.absoluteHTML(of: body, from: context.timeline.address(of: moment))
    }
    if moment.hasDetails, let link = moment.details.link {
      let name = MarkupEscape.text(link.title ?? link.url)
      html += "<p><a href=\"\(MarkupEscape.text(link.url))\">\(name)</a></p>".utf8
    }
    guard html.isEmpty else { return html }
    let address = MarkupEscape.text(address)
    return Array("<p><a href=\"\(address)\">\(address)</a></p>".utf8)
  }
}
