private import Diagnostics

extension ExportBundle {
  /// One JSON document as a whole; what stands before its first bracket is skipped.
  func json(_ file: ExportFile) throws(ImportFault) -> JSONValue {
    try json(file, try bytes(of: file))
  }

  func json(_ file: ExportFile, _ bytes: [UInt8]) throws(ImportFault) -> JSONValue {
    do throws(JSONFault) { return try JSONParser.parse(bytes) } catch {
      throw fault(error, in: file)
    }
  }

  /// As `JSONElements.read`, over one file. A file that breaks off or breaks the rules of JSON is
  /// an error for the whole import: what comes after can't be told.
  func elements(
    of file: ExportFile, from isWanted: (String) -> Bool = { _ in true },
    other: (String, JSONValue) -> Void = { _, _ in },
    _ body: (String, JSONValue) throws(ImportFault) -> Void
  ) throws(ImportFault) {
    try visit([file]) { (_, stream) throws(ImportFault) in
      do throws(JSONElements.ElementsFault) {
        try JSONElements.read(stream, from: isWanted, other: other) {
          (name, result) throws(ImportFault) in
          switch result {
          case .success(let value): try body(name, value)
          case .failure(let error): throw self.fault(error, in: file)
          }
        }
      } catch {
        switch error {
        case .syntax(let error): throw self.fault(error, in: file)
        case .stream(let error): throw error
        }
      }
    }
  }

  private func fault(_ error: JSONFault, in file: ExportFile) -> ImportFault {
    ImportFault(
      .exportFormat, file: label(file),
      "the file is not whole JSON: \(error.reason), \(error.offset) bytes from its start",
      hint: "download the export again; a file edited or converted by hand may need mending")
  }
}
