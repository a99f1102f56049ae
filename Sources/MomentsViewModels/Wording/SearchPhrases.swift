/// What the search page says.
package struct SearchPhrases: Sendable {
  /// The page's name, and its link's.
  package var heading: String
  /// Names the field.
  package var field: String
  /// What can be written there.
  package var hint: String
  /// Where there is no JavaScript; links to other ways follow.
  package var needsScript: String
  package var loading: String
  /// `{count}`, a number of any size.
  package var results: Phrase
  /// `{query}`
  package var nothing: Phrase
  package var nothingHint: String
  package var failed: String
  package var again: String
  package var more: String
  package var year: String
  package var anyYear: String
  package var tag: String
  package var anyTag: String
  package var person: String
  package var anyone: String
  package var withPhotos: String
  package var clear: String
}

extension SearchPhrases {
  static let english = SearchPhrases(
    heading: "Search", field: "Search all moments", hint: "Words, #tags, names, emoji",
    needsScript: "Searching needs JavaScript, which is switched off or not supported here. "
      + "All moments can be reached in other ways:",
    loading: "Searching…", results: Phrase("Results: {count}"),
    nothing: Phrase("Nothing found for “{query}”."),
    nothingHint: "Try fewer or shorter words, or fewer filters.",
    failed: "The search could not be loaded.", again: "Try again", more: "Show more",
    year: "Year", anyYear: "Any year", tag: "Tag", anyTag: "Any tag", person: "Person",
    anyone: "Anyone", withPhotos: "With photos", clear: "Clear")

  static let simplifiedChinese = SearchPhrases(
    heading: "搜索", field: "搜索全部动态", hint: "词语、#标签、名字、表情",
    needsScript: "搜索需要 JavaScript，但此处已关闭或不支持。您可以通过其他方式浏览全部动态：",
    loading: "正在搜索…", results: Phrase("搜索结果：{count}"), nothing: Phrase("没有找到“{query}”。"),
    nothingHint: "请减少或缩短词语，或减少筛选条件。", failed: "无法加载搜索。", again: "重试", more: "显示更多",
    year: "年份", anyYear: "所有年份", tag: "标签", anyTag: "所有标签", person: "人物", anyone: "所有人",
    withPhotos: "有照片", clear: "清除")

  static let arabic = SearchPhrases(
    heading: "البحث", field: "ابحث في كل اللحظات", hint: "كلمات، #وسوم، أسماء، رموز تعبيرية",
    needsScript:
      "يحتاج البحث إلى JavaScript، وهو معطّل أو غير مدعوم هنا. يمكن الوصول إلى كل اللحظات بطرق أخرى:",
    loading: "جارٍ البحث…", results: Phrase("عدد النتائج: {count}"),
    nothing: Phrase("لم يُعثر على شيء عن «{query}»."),
    nothingHint: "جرّب كلمات أقل أو أقصر، أو مرشّحات أقل.", failed: "تعذّر تحميل البحث.",
    again: "أعد المحاولة", more: "عرض المزيد", year: "السنة", anyYear: "كل السنوات", tag: "الوسم",
    anyTag: "كل الوسوم", person: "الشخص", anyone: "الجميع", withPhotos: "مع صور", clear: "مسح")
}
