private import Diagnostics
internal import FileTree

/// Copies media out of an export, piece by piece, in one pass over it.
struct MediaCopying {
  let bundle: ExportBundle
  let tree: any Tree

  /// The folders must exist.
  func run(_ copies: [MediaPlan.Copy]) throws(ImportFault) {
    var targets: [ExportFile: [TreePath]] = [:]
    for copy in copies {
      switch copy.origin {
      case .file(let file): targets[file, default: []].append(copy.target)
      case .bytes(let bytes, _):
        try writing { () throws(TreeError) in try tree.write(bytes, to: copy.target) }
      case .remote, .missing: continue
      }
    }
    try bundle.visit(Array(targets.keys)) { (file, stream) throws(ImportFault) in
      let paths = targets[file] ?? []
      var isFirst = true
      while true {
        let piece = try stream.next()
        if piece.isEmpty, !isFirst { break }
        for path in paths {
          try self.writing { () throws(TreeError) in
            if isFirst {
              try self.tree.write(piece, to: path)
            } else {
              try self.tree.append(piece, to: path)
            }
          }
        }
        if piece.isEmpty { break }
        isFirst = false
      }
    }
  }

  private func writing(_ work: () throws(TreeError) -> Void) throws(ImportFault) {
    do throws(TreeError) { try work() } catch { throw ImportFault(writing: error) }
  }
}

extension ImportFault {
  init(writing error: TreeError) {
    self.init(.outputUnwritable, file: error.path.text, error.explanation)
  }
}
