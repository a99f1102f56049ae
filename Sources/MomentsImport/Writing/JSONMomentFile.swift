private import Diagnostics
private import FileTree

/// A JSON file of moments, taken apart into its objects without changing a byte of them.
struct JSONMomentFile {
  /// The objects' text by position, with the id where there is one.
  private(set) var objects: [(id: String?, text: String)] = []

  init() {}

  /// nil where the file is no list of objects: then it is left alone.
  init?(_ bytes: [UInt8]) {
    guard let pieces = JSONPieces.elements(of: bytes) else { return nil }
    objects = pieces.map { piece in
      let value = try? JSONParser.parse(piece)  // an object that can't be read has no id to find
      return (value?["id"]?.identifier, String(decoding: piece, as: UTF8.self))
    }
  }

  /// Position by id.
  var positions: [String: Int] {
    Dictionary(objects.enumerated().compactMap { index, object in object.id.map { ($0, index) } }) {
      first, _ in first
    }
  }

  mutating func replace(at position: Int, with text: String) { objects[position].text = text }

  mutating func append(_ text: String, id: String) { objects.append((id, text)) }

  mutating func remove(at position: Int) { objects[position].text = "" }

  var text: String {
    let kept = objects.filter { !$0.text.isEmpty }
    return kept.isEmpty ? "[]\n" : "[\n  " + kept.map(\.text).joined(separator: ",\n  ") + "\n]\n"
  }

  static func hash(_ text: String) -> String { ContentHash(of: Array(text.utf8)).hexadecimal }
}
