package import FileTree
package import MomentsModel

// What the model's values look like as bytes: for the cache of content, and for the keys of pages.
// `PackingTests` counts the fields, so that a new one isn't forgotten here.

extension PackedWriter {
  package mutating func put(_ date: MomentDate) {
    put(date.secondsSince1970)
    put(date.offsetSeconds)
    put(date.hasTime)
  }

  package mutating func put(_ text: MomentText) {
    if let kept = text.kept { return append(kept.texts.packed(at: kept.position)) }
    let parts = text.parts
    put(parts.html)
    put(parts.excerpt)
    put(all: parts.relativeLinks) { $0.put($1) }
  }

  package mutating func put(_ source: MediaSource) {
    switch source {
    case .local(let path):
      put(0 as UInt8)
      put(path)
    case .remote(let address):
      put(1 as UInt8)
      put(address)
    }
  }

  package mutating func put(_ point: FocalPoint) {
    put(point.x)
    put(point.y)
  }

  package mutating func put(_ photo: Photo) {
    put(photo.source)
    put(photo.alt)
    put(photo.caption)
    put(photo.focus) { $0.put($1) }
  }

  package mutating func put(_ video: Video) {
    put(video.source)
    put(video.poster) { $0.put($1) }
    put(video.alt)
    put(video.captions) { $0.put($1) }
  }

  package mutating func put(_ link: LinkCard) {
    put(link.url)
    put(link.title)
    put(link.description)
    put(link.image) { $0.put($1) }
  }

  package mutating func put(_ place: Place) {
    put(place.name)
    put(place.coordinates) {
      $0.put($1.latitude)
      $0.put($1.longitude)
      $0.put($1.decimals)
    }
  }

  package mutating func put(_ source: MomentSource) {
    put(source.name)
    put(source.url)
    put(source.id)
  }

  package mutating func put(_ reference: MomentReference) {
    switch reference {
    case .moment(let id):
      put(0 as UInt8)
      put(id)
    case .address(let address):
      put(1 as UInt8)
      put(address)
    }
  }

  package mutating func put(_ component: SiteComponent) {
    put(component.name)
    put(all: component.properties) { $0.put($1) }
  }

  private mutating func put(_ property: SiteComponent.Property) {
    put(property.name)
    put(property.value)
  }

  private mutating func put(_ value: SiteComponent.Value) {
    switch value {
    case .none: put(0 as UInt8)
    case .text(let text):
      put(1 as UInt8)
      put(text)
    case .number(let number):
      put(2 as UInt8)
      put(number)
    case .flag(let flag):
      put(3 as UInt8)
      put(flag)
    case .list(let values):
      put(4 as UInt8)
      put(all: values) { $0.put($1) }
    case .map(let properties):
      put(5 as UInt8)
      put(all: properties) { $0.put($1) }
    }
  }

  package mutating func put(_ visibility: Moment.Visibility) {
    switch visibility {
    case .public: put(0 as UInt8)
    case .unlisted: put(1 as UInt8)
    case .followers: put(2 as UInt8)
    case .private: put(3 as UInt8)
    }
  }

  private mutating func put(_ direction: TextDirection) {
    switch direction {
    case .ltr: put(0 as UInt8)
    case .rtl: put(1 as UInt8)
    case .auto: put(2 as UInt8)
    }
  }

  /// All but the comments, whose people mean something only together with the timeline.
  package mutating func put(withoutComments details: MomentDetails) {
    put(details.link) { $0.put($1) }
    put(all: details.videos) { $0.put($1) }
    put(details.place) { $0.put($1) }
    put(details.rating)
    put(details.warning)
    put(details.isSensitive)
    put(details.replyTo) { $0.put($1) }
    put(all: details.replies) { $0.put($1) }
    put(details.repostOf) { $0.put($1) }
    put(details.source) { $0.put($1) }
    put(details.direction) { $0.put($1) }
    put(details.slug)
    put(all: details.aliases) { $0.put($1) }
    put(details.component) { $0.put($1) }
  }
}
