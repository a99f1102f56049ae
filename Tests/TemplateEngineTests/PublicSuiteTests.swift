import Foundation
import TemplateEngine
import Testing

/// The public Mustache suite, read where it lies on this machine; `MUSTACHE_SUITE` names another
/// folder. The tables beside this file carry every rule for when it isn't there.
@Suite struct PublicSuiteTests {
  static let required = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
  ]
  static let optional = ["~inheritance", "~dynamic-names"]

  static var folder: URL {
    if let folder = ProcessInfo.processInfo.environment["MUSTACHE_SUITE"] {
      return URL(filePath: folder)
    }
    var parent = URL(filePath: #filePath)
    for _ in 0..<6 {
      parent.deleteLastPathComponent()
      let folder = parent.appending(path: "shared/conformance/mustache")
      if FileManager.default.fileExists(atPath: folder.path) { return folder }
    }
    return URL(filePath: "conformance")
  }

  static var isThere: Bool {
    let found = FileManager.default.fileExists(atPath: folder.appending(path: "sections.json").path)
    if !found { print("the public Mustache suite is not on this machine: its tests are not run") }
    return found
  }

  @Test(.enabled(if: isThere, "the suite is not on this machine"), arguments: required + optional)
  func rendersEveryCaseAsTheSuiteExpects(_ module: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: module + ".json"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let cases = try #require(json["tests"] as? [[String: Any]])
    var passed = 0
    for test in cases {
      let name = "\(module): \(test["name"] ?? "")"
      let template = try #require(test["template"] as? String)
      let expected = try #require(test["expected"] as? String)
      let found = try ConformanceTemplate(
        template, partials: test["partials"] as? [String: String] ?? [:]
      ).render(DynamicValue(json: test["data"] ?? NSNull()))
      #expect(found == expected, "\(name)")
      if found == expected { passed += 1 }
    }
    print("Mustache suite, \(module): \(passed) of \(cases.count)")
    #expect(passed == cases.count)
  }
}

extension DynamicValue {
  fileprivate init(json: Any) {
    switch json {
    case let object as [String: Any]: self = .object(object.mapValues(DynamicValue.init(json:)))
    case let list as [Any]: self = .list(list.map(DynamicValue.init(json:)))
    case let text as String: self = .text(text)
    case let number as NSNumber where number.isFlag: self = .flag(number.boolValue)
    case let number as NSNumber: self = .number(number.stringValue)
    default: self = .null
    }
  }
}

extension NSNumber {
  fileprivate var isFlag: Bool { String(cString: objCType) == "c" }
}
