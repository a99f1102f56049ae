/// An element that the site itself defines, with the values that it gets.
package struct SiteComponent: Sendable, Hashable {
  package var name: String
  /// In the order written.
  package var properties: [Property]

  package init(name: String, properties: [Property] = []) {
    self.name = name
    self.properties = properties
  }

  package struct Property: Sendable, Hashable {
    package var name: String
    package var value: Value

    package init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }

  package indirect enum Value: Sendable, Hashable {
    case none
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([Value])
    case map([Property])
  }
}
