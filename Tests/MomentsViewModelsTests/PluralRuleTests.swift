import MomentsViewModels
import Testing

/// Samples of CLDR's own tables.
@Suite struct PluralRuleTests {
  private static let samples: [(String, PluralRule.Form, [Int])] = [
    ("ru", .one, [1, 21, 101, 1001]), ("ru", .few, [2, 3, 4, 22, 102]),
    ("ru", .many, [0, 5, 11, 12, 14, 19, 100, 111]), ("uk", .few, [24]),
    ("sr", .other, [0, 5, 11]),
    ("hr", .one, [21]), ("pl", .one, [1]), ("pl", .few, [2, 4, 22, 34]),
    ("pl", .many, [0, 5, 11, 12, 21, 101]), ("cs", .one, [1]), ("cs", .few, [2, 3, 4]),
    ("cs", .other, [0, 5, 22]), ("sl", .one, [1, 101]), ("sl", .two, [2, 102]),
    ("sl", .few, [3, 4, 104]), ("sl", .other, [0, 5, 100]), ("ro", .one, [1]),
    ("ro", .few, [0, 2, 19, 101, 119]), ("ro", .other, [20, 100, 120]),
    ("lt", .one, [1, 21, 101]), ("lt", .few, [2, 9, 22]), ("lt", .other, [0, 10, 11, 19, 30]),
    ("lv", .zero, [0, 10, 11, 19, 20, 30]), ("lv", .one, [1, 21, 101]), ("lv", .other, [2, 9, 22]),
    ("he", .two, [2]), ("he", .other, [0, 3, 20]), ("fr", .one, [0, 1]), ("fr", .other, [2, 17]),
    ("pt-BR", .one, [0, 1]), ("ja", .other, [0, 1, 2]), ("de-CH", .one, [1]),
    ("eo", .other, [0, 2]),
    ("ga", .few, [3, 6]), ("ga", .many, [7, 10]), ("cy", .many, [6]), ("cy", .zero, [0]),
    ("ar", .zero, [0]), ("ar", .few, [3, 10, 103]), ("ar", .many, [11, 99, 111]),
    ("ar", .other, [100, 102, 1000]),
  ]

  @Test(arguments: samples.indices)
  func choosesTheFormThatCLDRNames(index: Int) {
    let (language, form, numbers) = PluralRuleTests.samples[index]
    for number in numbers {
      #expect(PluralRule.of(language).form(of: number) == form, "\(language) \(number)")
    }
  }
}
