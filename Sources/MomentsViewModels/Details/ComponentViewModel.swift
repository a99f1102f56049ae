internal import MomentsModel

/// A moment's component: what its script is given, and what is shown without it.
package struct ComponentViewModel: Sendable {
  package let name: String
  /// JSON of an object.
  package let propsJSON: String
  /// `fallback` of the properties; it stands in place of the facts.
  package let fallbackText: String?
  /// The simple properties, in the order written.
  package let facts: [Fact]
  package let runtimeURL: String
  package let scriptURL: String
  package let styleURL: String?

  package struct Fact: Sendable {
    package let name: String
    package let value: String
  }

  /// nil where the theme has no such component.
  init?(_ component: SiteComponent, context: PageContext) {
    guard let files = context.components?.files[component.name], let all = context.components else {
      return nil
    }
    name = component.name
    propsJSON = component.propsJSON
    fallbackText =
      component.properties.lazy.compactMap { property in
        if case .text(let text) = property.value, property.name == "fallback" { text } else { nil }
      }.first
    facts = component.properties.compactMap { property in
      switch property.value {
      case .text(let text): Fact(name: property.name, value: text)
      case .number(let number):
        Fact(name: property.name, value: SiteComponent.Value.text(of: number))
      case .flag(let flag): Fact(name: property.name, value: flag ? "✓" : "✗")
      case .none, .list, .map: nil
      }
    }
    runtimeURL = context.links.url(.file(all.runtimePath))
    scriptURL = context.links.url(.file(files.scriptPath))
    styleURL = files.stylePath.map { context.links.url(.file($0)) }
  }
}

/// Where the files of the components in use are published.
package struct ComponentFiles: Sendable {
  package struct File: Sendable {
    package var scriptPath: String
    package var stylePath: String?

    package init(scriptPath: String, stylePath: String? = nil) {
      self.scriptPath = scriptPath
      self.stylePath = stylePath
    }
  }

  package var runtimePath: String
  /// By component.
  package var files: [String: File]

  package init(runtimePath: String, files: [String: File]) {
    self.runtimePath = runtimePath
    self.files = files
  }
}
