package import MomentsModel
package import MomentsViewModels
package import TemplateEngine

/// The site as a fediverse account that can be looked up, and whose posts can be read; what needs a
/// server (following, replies, deliveries) isn't there.
package struct FediverseAccount: Sendable {
  /// With absolute links.
  let context: PageContext
  /// The part before the host.
  let user: String
  /// Absolute, each a file of the site.
  let actorURL: String
  /// For exports; nil: media are where `context` has them, and nothing is added.
  let export: Export?

  /// What an archive of the account has that a site hasn't.
  package struct Export: Sendable {
    /// With links to files of the archive.
    let media: PageContext
    /// Moments in the fields of content files.
    let content: @Sendable (Moment) -> ContentValue
    /// Profile and people likewise.
    let account: ContentValue

    package init(
      media: PageContext, account: ContentValue,
      content: @escaping @Sendable (Moment) -> ContentValue
    ) {
      self.media = media
      self.account = account
      self.content = content
    }
  }

  static let streams = "https://www.w3.org/ns/activitystreams"

  package init(user: String, context: PageContext, export: Export? = nil) {
    self.export = export
    self.user = user
    self.context = context
    actorURL = context.links.url(.file(Path.actor))
  }

  /// Below the root.
  package enum Path {
    package static let actor = "ap/actor.json"
    package static let outbox = "ap/outbox.json"
    package static let followers = "ap/followers.json"
    package static let following = "ap/following.json"
    package static let nodeInfo = "ap/nodeinfo.json"
    /// Mandatory, and nothing that a folder of files could answer.
    static let inbox = "ap/inbox"

    package static func note(_ name: String) -> String { "ap/note/\(name).json" }
  }

  func url(_ path: String) -> String { context.links.url(.file(path)) }

  /// Host and port of the site.
  private var host: String {
    let home = context.links.url(.home)
    let rest = home.firstRange(of: "://").map { home[$0.upperBound...] } ?? home[...]
    return String(rest.prefix { $0 != "/" })
  }

  // MARK: Looking up

  package func writeWebFinger(into buffer: inout ByteBuffer) {
    JSONWriter.document(into: &buffer) { json in
      json.member("subject", "acct:\(user)@\(host)")
      json.member("aliases", texts: [context.links.url(.home), actorURL])
      json.array("links") { json in
        json.element { json in
          json.member("rel", "self")
          json.member("type", "application/activity+json")
          json.member("href", actorURL)
        }
        json.element { json in
          json.member("rel", "http://webfinger.net/rel/profile-page")
          json.member("type", "text/html")
          json.member("href", context.links.url(.home))
        }
      }
    }
  }

  package func writeActor(since oldest: MomentDate?, into buffer: inout ByteBuffer) {
    let profile = context.timeline.profile
    let person = context.timeline[person: profile.person]
    JSONWriter.document(into: &buffer) { json in
      json.array("@context") { json in
        json.element(FediverseAccount.streams)
        json.element { json in
          json.member("manuallyApprovesFollowers", "as:manuallyApprovesFollowers")
          json.member("toot", "http://joinmastodon.org/ns#")
          json.member("discoverable", "toot:discoverable")
        }
      }
      json.member("id", actorURL)
      json.member("type", "Person")
      json.member("preferredUsername", user)
      json.member("name", person.name.isEmpty ? user : person.name)
      if let biography = profile.biography {
        json.member(
          "summary", utf8: context.absoluteHTML(of: biography, from: .home))
      }
      json.member("url", context.links.url(.home))
      json.member("inbox", url(Path.inbox))
      json.member("outbox", url(Path.outbox))
      json.member("followers", url(Path.followers))
      json.member("following", url(Path.following))
      json.member("manuallyApprovesFollowers", true)
      json.member("discoverable", true)
      json.member("published", oldest?.utcDate)
      if let export { json.member("_moments", export.account) }
      image("icon", person.avatar, &json)
      image("image", profile.backgroundImage, &json)
    }
  }

  private func image(
    _ name: StaticString, _ source: MediaSource?, _ json: inout JSONWriter
  ) {
    guard let address = source.flatMap((export?.media ?? context).url) else { return }
    json.object(name) { json in
      json.member("type", "Image")
      json.member("mediaType", MediaKind.ofPicture(address))
      json.member("url", address)
    }
  }

  // MARK: Around it

  package func writeEmptyCollection(at path: String, into buffer: inout ByteBuffer) {
    JSONWriter.document(into: &buffer) { json in
      json.member("@context", FediverseAccount.streams)
      json.member("id", url(path))
      json.member("type", "OrderedCollection")
      json.member("totalItems", 0)
      json.array("orderedItems") { _ in }
    }
  }

  package func writeNodeInfoLinks(into buffer: inout ByteBuffer) {
    JSONWriter.document(into: &buffer) { json in
      json.array("links") { json in
        json.element { json in
          json.member("rel", "http://nodeinfo.diaspora.software/ns/schema/2.1")
          json.member("href", url(Path.nodeInfo))
        }
      }
    }
  }

  package func writeNodeInfo(momentCount: Int, version: String, into buffer: inout ByteBuffer) {
    JSONWriter.document(into: &buffer) { json in
      json.member("version", "2.1")
      json.object("software") { json in
        json.member("name", "momentsgen")
        json.member("version", version)
      }
      json.member("protocols", texts: ["activitypub"])
      json.object("services") { json in
        json.array("inbound") { _ in }
        json.array("outbound") { json in
          json.element("atom1.0")
          json.element("rss2.0")
        }
      }
      json.member("openRegistrations", false)
      json.object("usage") { json in
        json.object("users") { json in json.member("total", 1) }
        json.member("localPosts", momentCount)
      }
      json.object("metadata") { _ in }
    }
  }
}
