import Foundation
import TemplateEngine
import TestSupport
import Testing

/// The public Mustache suite, read where it lies beside the repository. The tables beside this file
/// carry every rule for when it isn't there.
@Suite struct PublicSuiteTests {
  static let required = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
  ]
  static let optional = ["~inheritance", "~dynamic-names"]

  @Test(
    .enabled(if: SharedData.isPresent, "\(SharedData.remark)"), arguments: required + optional)
  func rendersEveryCaseAsTheSuiteExpects(_ module: String) throws {
    let data = Data(try SharedData.bytes("conformance/mustache/\(module).json"))
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
