/// A large value that most of its owners don't have: one word until it is set.
package struct Rare<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  package init() {}

  package var value: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }
}
