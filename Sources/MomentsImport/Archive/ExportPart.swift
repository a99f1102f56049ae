/// One of the folders, archives or files that an export came in.
protocol ExportPart {
  /// As messages name it.
  var name: String { get }
  /// What is in it, by-products left out; in the part's own order.
  var files: [PartFile] { get }
  /// Calls `body` with a stream over each of the files at `indexes`, in one pass and in any order.
  /// A stream is of use only until its call returns.
  func visit(
    _ indexes: Set<Int>, _ body: (Int, ByteStream) throws(ImportFault) -> Void
  ) throws(ImportFault)
}

struct PartFile: Hashable {
  /// `/`-separated and checked.
  var path: String
  /// nil where only reading tells.
  var size: Int?
}
