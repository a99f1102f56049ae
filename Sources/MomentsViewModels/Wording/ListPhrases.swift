/// The words of the pages beside the timeline.
package struct ListPhrases: Sendable {
  /// Heading of the page of all years.
  package var archive: String
  /// Heading of the page of all photos.
  package var photoWall: String
  /// Heading of the calendar of days.
  package var onThisDay: String
  /// Heading of the page of people.
  package var people: String
  /// Link to the page about the owner.
  package var me: String
  /// Names the navigation at the end of each page.
  package var moreNavigation: String
  /// An empty wall.
  package var noPhotos: String
  /// `{year}`: what the year's calendar shows.
  package var calendar: Phrase
  /// `{day}`, `{month}` (name), `{monthNumber}`: a date of any year.
  package var dayOfYear: Phrase
  /// `{day}`: heads what happened on that day.
  package var earlierYears: Phrase
  /// Leads from a few to all.
  package var all: String
  /// `{count}`: says that a list is cut.
  package var newestOfThem: CountedPhrase
  /// `{percent}`.
  package var profileComplete: Phrase
  /// The badge on the page about the owner.
  package var publicProfile: String
  /// Names the links to other pages.
  package var sections: String
  /// Heads the owner's goals.
  package var goals: String
  /// `{count}`, `{total}`.
  package var goalsReached: Phrase
  /// Stands for the mark of a goal.
  package var goalReached: String
  /// Heads the owner's other pages.
  package var elsewhere: String
  /// Heads the owner's code.
  package var repositories: String
  /// `{count}`.
  package var stars: CountedPhrase
}

extension ListPhrases {
  static var english: ListPhrases {
    ListPhrases(
      archive: "Archive",
      photoWall: "Photos",
      onThisDay: "On this day",
      people: "People",
      me: "Me",
      moreNavigation: "More",
      noPhotos: "No photos yet.",
      calendar: Phrase("Moments per day, {year}"),
      dayOfYear: Phrase("{day} {month}"),
      earlierYears: Phrase("{day} in earlier years"),
      all: "Show all",
      newestOfThem: CountedPhrase(
        "The newest {count} of them", [.one: "The newest one of them"]),
      profileComplete: Phrase("Profile {percent} % complete"),
      publicProfile: "Public",
      sections: "Sections",
      goals: "Goals",
      goalsReached: Phrase("{count} of {total} reached"),
      goalReached: "Reached:",
      elsewhere: "Elsewhere",
      repositories: "Code",
      stars: CountedPhrase(
        "{count} stars", [.one: "{count} star"]))
  }

  static var simplifiedChinese: ListPhrases {
    ListPhrases(
      archive: "归档",
      photoWall: "照片",
      onThisDay: "那年今日",
      people: "好友",
      me: "我",
      moreNavigation: "更多",
      noPhotos: "还没有照片。",
      calendar: Phrase("{year}年每天的动态"),
      dayOfYear: Phrase("{monthNumber}月{day}日"),
      earlierYears: Phrase("往年{day}"),
      all: "查看全部",
      newestOfThem: CountedPhrase("其中最新的 {count} 条"),
      profileComplete: Phrase("资料完整度 {percent}%"),
      publicProfile: "公开",
      sections: "栏目",
      goals: "目标",
      goalsReached: Phrase("已完成 {count}/{total}"),
      goalReached: "已完成：",
      elsewhere: "其他主页",
      repositories: "代码",
      stars: CountedPhrase("{count} 颗星"))
  }

  static var arabic: ListPhrases {
    ListPhrases(
      archive: "الأرشيف",
      photoWall: "الصور",
      onThisDay: "في مثل هذا اليوم",
      people: "الأشخاص",
      me: "أنا",
      moreNavigation: "المزيد",
      noPhotos: "لا توجد صور بعد.",
      calendar: Phrase("اللحظات في كل يوم، {year}"),
      dayOfYear: Phrase("{day} {month}"),
      earlierYears: Phrase("{day} في السنوات السابقة"),
      all: "عرض الكل",
      newestOfThem: CountedPhrase(
        "أحدث {count} منها", [.one: "أحدثها"]),
      profileComplete: Phrase("اكتمل الملف الشخصي بنسبة {percent}٪"),
      publicProfile: "عام",
      sections: "الأقسام",
      goals: "الأهداف",
      goalsReached: Phrase("تحقق {count} من {total}"),
      goalReached: "تحقق:",
      elsewhere: "في أماكن أخرى",
      repositories: "الشيفرة",
      stars: CountedPhrase(
        "{count} نجمة", [.one: "نجمة واحدة", .two: "نجمتان", .few: "{count} نجوم"]))
  }
}
