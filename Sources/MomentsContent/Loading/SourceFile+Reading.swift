import Diagnostics
import FileTree

extension SourceFile {
  /// Spans count bytes in 32 bits.
  private static let sizeLimit = Int(UInt32.max)

  /// The file's text, or nil and a message. Control characters are taken out of formats that don't
  /// refuse them themselves; places are those of the text without them.
  static func read(_ path: TreePath, in tree: any Tree, log: inout DiagnosticLog) -> SourceFile? {
    let bytes: [UInt8]
    do {
      bytes = try tree.read(path)
    } catch {
      log.add(
        Diagnostic(
          .fileUnreadable, at: SourcePlace(file: path.text),
          "this file can't be read: \(error.explanation)"))
      return nil
    }
    let file = SourceFile(path: path, bytes: bytes)
    guard bytes.count < sizeLimit else {
      log.add(Diagnostic(.fileTooLarge, at: file.wholePlace, "the file is larger than 4 GB"))
      return nil
    }
    let check = SourceBytes(bytes)
    if let offset = check.firstInvalid {
      log.add(file.notUTF8(at: offset))
      return nil
    }
    return path.fileExtension == "json" ? file : file.withoutControls(check, log: &log)
  }

  private func notUTF8(at offset: Int) -> Diagnostic {
    var finder = PlaceFinder()
    var place = finder.place(of: SourceSpan(offset, length: 1), in: self)
    place.quotedLine = nil
    let byte = hexadecimal(UInt32(bytes[offset])).suffix(2)
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return Diagnostic(
      .fileNotUTF8, at: place,
      "the byte 0x\(byte) at offset \(offset) is not part of a UTF-8 text",
      hint: isUTF16
        ? "the file is UTF-16; save it as UTF-8"
        : "save the file as UTF-8, or move it out of Content/moments if it is no text")
  }

  private func withoutControls(_ check: SourceBytes, log: inout DiagnosticLog) -> SourceFile {
    guard let first = check.controls.first else { return self }
    let cleaned = SourceFile(path: path, bytes: check.withoutControls(bytes))
    var finder = PlaceFinder()
    let code = bytes[first] == 0xC2 ? bytes[first + 1] : bytes[first]
    let more = check.controls.count - 1
    log.add(
      Diagnostic(
        .textControlCharacter, .warning,
        at: finder.place(of: SourceSpan(first, length: 1), in: cleaned),
        "the control character U+\(hexadecimal(UInt32(code))) stands before this place and is left "
          + "out" + (more > 0 ? ", and \(more) more in this file" : "")))
    return cleaned
  }
}

/// Places in files that were read before and not kept: reads them again, the last two once.
struct PlaceLookup {
  private let tree: any Tree
  private var recent: [(file: SourceFile, finder: PlaceFinder)] = []

  init(_ tree: any Tree) { self.tree = tree }

  mutating func place(of span: SourceSpan, in path: String) -> SourcePlace {
    var ignored = DiagnosticLog()
    if let index = recent.firstIndex(where: { $0.file.path.text == path }) {
      return recent[index].finder.place(of: span, in: recent[index].file)
    }
    guard let file = SourceFile.read(TreePath(trusted: path), in: tree, log: &ignored) else {
      return SourcePlace(file: path)
    }
    // Two, because a message about two places alternates between two files.
    if recent.count > 1 { recent.removeFirst() }
    var finder = PlaceFinder()
    let place = finder.place(of: span, in: file)
    recent.append((file, finder))
    return place
  }
}
