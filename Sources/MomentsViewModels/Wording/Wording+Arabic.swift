extension Wording {
  package static let arabic = Wording(
    language: "ar", direction: .rtl, plural: .arabic,
    date: Phrase("{day} {month} {year}"), dateAndTime: Phrase("{date}، {time}"),
    months: [
      "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
      "نوفمبر", "ديسمبر",
    ],
    past: units.map { unit in counted(unit) { "قبل \($0)" } },
    future: units.map { unit in counted(unit) { "خلال \($0)" } },
    phrases: Phrases(
      skipToContent: "تخطَّ إلى المحتوى", mainNavigation: "التنقل الرئيسي", home: "الرئيسية",
      tags: "الوسوم", pages: "الصفحات", newer: "الأحدث", older: "الأقدم",
      page: Phrase("صفحة {number}"), noMoments: "لا توجد لحظات بعد.",
      notFoundTitle: "الصفحة غير موجودة", notFoundText: "لا يوجد شيء في هذا العنوان.",
      backHome: "العودة إلى الخط الزمني", momentBy: Phrase("لحظة من {name}، {date}"),
      coverOf: Phrase("صورة غلاف {name}"), untitled: Phrase("لحظة، {date}"),
      photoUntitled: Phrase("صورة، {date}"),
      photos: CountedPhrase(
        "{count} صورة",
        [.zero: "لا صور", .one: "صورة واحدة", .two: "صورتان", .few: "{count} صور"]),
      photoOf: Phrase("الصورة {number} من {total}، {date}"), onlyPhoto: Phrase("صورة، {date}"),
      likes: CountedPhrase(
        "{count} إعجاب",
        [
          .zero: "لا إعجابات", .one: "إعجاب واحد", .two: "إعجابان", .few: "{count} إعجابات",
          .many: "{count} إعجابًا",
        ]),
      likedBy: Phrase("أعجب {names}"),
      likedByMore: CountedPhrase(
        "أعجب {names} و{count} آخرين",
        [.one: "أعجب {names} وشخصًا آخر", .two: "أعجب {names} وشخصين آخرين"]),
      likedByCount: CountedPhrase(
        "أعجب {count} شخص",
        [
          .one: "أعجب شخصًا واحدًا", .two: "أعجب شخصين", .few: "أعجب {count} أشخاص",
          .many: "أعجب {count} شخصًا",
        ]),
      and: Phrase("{first} و{second}"), listSeparator: "، ", like: "إعجاب", pinned: "مثبّتة",
      moments: CountedPhrase(
        "{count} لحظة",
        [.zero: "لا لحظات", .one: "لحظة واحدة", .two: "لحظتان", .few: "{count} لحظات"]),
      tagged: Phrase("لحظات بالوسم #{tag}"), photoMissing: "الصورة غير متاحة",
      month: Phrase("{month} {year}"), updated: Phrase("حُدِّثت في {date}"),
      moved: "انتقلت هذه الصفحة إلى", offlineTitle: "لا يوجد اتصال",
      offlineText: "لم تُزر هذه الصفحة من قبل، ويمكن قراءة الصفحات التي زرتها.",
      subscribe: "الاشتراك",
      subscribeText:
        "انسخ أحد هذه العناوين إلى قارئ الخلاصات فيخبرك بكل جديد، بلا حساب وبلا أن يعلم أحد أنك تقرأ.",
      feedsOf: Phrase("خلاصات {name}"), contentWarning: Phrase("تحذير من المحتوى: {warning}"),
      sensitive: "محتوى حساس: اعرضه", rated: Phrase("التقييم {stars} من 5"),
      via: Phrase("عبر {name}"),
      inReplyTo: Phrase("ردًا على {name}"), repostOf: Phrase("إعادة نشر عن {name}"),
      replyBy: Phrase("رد من {name}"),
      replies: CountedPhrase(
        "{count} رد",
        [
          .zero: "لا ردود", .one: "رد واحد", .two: "ردان", .few: "{count} ردود",
          .many: "{count} ردًا",
        ]),
      comments: CountedPhrase(
        "{count} تعليق",
        [
          .zero: "لا تعليقات", .one: "تعليق واحد", .two: "تعليقان", .few: "{count} تعليقات",
          .many: "{count} تعليقًا",
        ]),
      moreComments: CountedPhrase(
        "{count} تعليق آخر",
        [
          .one: "تعليق واحد آخر", .two: "تعليقان آخران", .few: "{count} تعليقات أخرى",
          .many: "{count} تعليقًا آخر",
        ]),
      repliesTo: "يرد على",
      poweredBy: "صُنع بواسطة momentsgen",
      appearance: "المظهر", appearanceSystem: "حسب النظام", appearanceLight: "فاتح",
      appearanceDark: "داكن", lists: .arabic, controls: .arabic, search: .arabic))

  /// One, two, three to ten, eleven to ninety-nine, other.
  private struct UnitName {
    var one: String
    var two: String
    var few: String
    var many: String
    var other: String
  }

  private static var units: [UnitName] {
    [
      UnitName(one: "سنة واحدة", two: "سنتين", few: "سنوات", many: "سنة", other: "سنة"),
      UnitName(one: "شهر واحد", two: "شهرين", few: "أشهر", many: "شهرًا", other: "شهر"),
      UnitName(one: "أسبوع واحد", two: "أسبوعين", few: "أسابيع", many: "أسبوعًا", other: "أسبوع"),
      UnitName(one: "يوم واحد", two: "يومين", few: "أيام", many: "يومًا", other: "يوم"),
      UnitName(one: "ساعة واحدة", two: "ساعتين", few: "ساعات", many: "ساعة", other: "ساعة"),
      UnitName(one: "دقيقة واحدة", two: "دقيقتين", few: "دقائق", many: "دقيقة", other: "دقيقة"),
      UnitName(one: "ثانية واحدة", two: "ثانيتين", few: "ثوانٍ", many: "ثانية", other: "ثانية"),
    ]
  }

  private static func counted(_ unit: UnitName, _ frame: (String) -> String) -> CountedPhrase {
    CountedPhrase(
      frame("{count} \(unit.other)"),
      [
        .one: frame(unit.one), .two: frame(unit.two), .few: frame("{count} \(unit.few)"),
        .many: frame("{count} \(unit.many)"),
      ])
  }
}
