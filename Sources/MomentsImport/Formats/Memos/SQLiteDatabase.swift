private import CSQLite3

/// A database read from bytes, never written; the only file that sees SQLite.
final class SQLiteDatabase {
  enum Value: Hashable {
    case null
    case integer(Int)
    case text(String)
    case bytes([UInt8])
  }

  private var handle: OpaquePointer?
  private let memory: UnsafeMutableRawBufferPointer

  /// nil where `bytes` is no database. `log` is what lies in its `-wal` file.
  init?(_ bytes: [UInt8], log: [UInt8] = []) {
    guard bytes.starts(with: Array("SQLite format 3\0".utf8)), bytes.count >= 100 else {
      return nil
    }
    var pages = SQLiteLog.applied(log, to: bytes)
    // Without its files beside it a database can't be read by the rules of write-ahead logging.
    pages[18] = 1
    pages[19] = 1
    memory = UnsafeMutableRawBufferPointer.allocate(byteCount: pages.count, alignment: 16)
    memory.copyBytes(from: pages)
    guard sqlite3_open_v2(":memory:", &handle, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
      sqlite3_deserialize(
        handle, "main", memory.baseAddress?.assumingMemoryBound(to: UInt8.self),
        Int64(memory.count), Int64(memory.count), UInt32(SQLITE_DESERIALIZE_READONLY)) == SQLITE_OK
    else { return nil }
  }

  deinit {
    sqlite3_close_v2(handle)
    memory.deallocate()
  }

  /// The names of a table's columns; empty where there is no such table.
  func columns(of table: String) -> [String] {
    rows("PRAGMA table_info(\(table))").compactMap { row in
      if case .text(let name)? = row["name"] { name } else { nil }
    }
  }

  /// The rows of a query of the program's own; none where it can't be carried out.
  func rows(_ query: String) -> [[String: Value]] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, query, -1, &statement, nil) == SQLITE_OK else { return [] }
    defer { sqlite3_finalize(statement) }
    var rows: [[String: Value]] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      var row: [String: Value] = [:]
      for column in 0..<sqlite3_column_count(statement) {
        guard let name = sqlite3_column_name(statement, column) else { continue }
        row[String(cString: name)] = SQLiteDatabase.value(statement, column)
      }
      rows.append(row)
    }
    return rows
  }

  private static func value(_ statement: OpaquePointer?, _ column: Int32) -> Value {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(Int(sqlite3_column_int64(statement, column)))
    case SQLITE_NULL: return .null
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, column))
      guard count > 0, let start = sqlite3_column_blob(statement, column) else { return .bytes([]) }
      return .bytes(Array(UnsafeRawBufferPointer(start: start, count: count)))
    default:
      return .text(sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "")
    }
  }
}

/// A write-ahead log: pages that the database has and its main file hasn't yet.
enum SQLiteLog {
  /// The database with the pages of all transactions of `log` that were completed.
  static func applied(_ log: [UInt8], to database: [UInt8]) -> [UInt8] {
    guard log.count > 32, number(log, 0) & 0xFFFF_FFFE == 0x377F_0682 else { return database }
    let pageSize = number(log, 8)
    guard pageSize >= 512, pageSize <= 65_536, pageSize & (pageSize - 1) == 0 else {
      return database
    }
    var result = database
    var open: [(page: Int, offset: Int)] = []
    var frame = 32
    while frame + 24 + pageSize <= log.count {
      // Frames of an older round of the log have other salts.
      guard log[frame + 8..<frame + 16] == log[16..<24] else { break }
      let page = number(log, frame)
      guard page > 0, page < 1 << 24 else { break }
      open.append((page, frame + 24))
      let size = number(log, frame + 4)
      if size > 0, size < 1 << 24 {
        for (page, offset) in open {
          let start = (page - 1) * pageSize
          if result.count < start + pageSize {
            result += [UInt8](repeating: 0, count: start + pageSize - result.count)
          }
          result.replaceSubrange(start..<start + pageSize, with: log[offset..<offset + pageSize])
        }
        open = []
      }
      frame += 24 + pageSize
    }
    return result
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
