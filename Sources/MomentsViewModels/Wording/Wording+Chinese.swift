extension Wording {
  package static let simplifiedChinese = Wording(
    language: "zh-Hans", direction: .ltr, plural: .none,
    date: Phrase("{year}年{monthNumber}月{day}日"), dateAndTime: Phrase("{date} {time}"),
    months: (1...12).map { "\($0)月" },
    past: ["年", "个月", "周", "天", "小时", "分钟", "秒钟"].map { CountedPhrase("{count}\($0)前") },
    future: ["年", "个月", "周", "天", "小时", "分钟", "秒钟"].map { CountedPhrase("{count}\($0)后") },
    phrases: Phrases(
      skipToContent: "跳到正文", mainNavigation: "主导航", home: "首页", tags: "标签", pages: "分页",
      newer: "较新", older: "较早", page: Phrase("第 {number} 页"),
      noMoments: "还没有动态。", notFoundTitle: "找不到页面", notFoundText: "这个地址没有内容。",
      backHome: "回到时间线", momentBy: Phrase("{name} 的动态，{date}"),
      coverOf: Phrase("{name} 的封面"), untitled: Phrase("动态，{date}"),
      photoUntitled: Phrase("照片，{date}"), photos: CountedPhrase("{count} 张照片"),
      photoOf: Phrase("第 {number} 张照片，共 {total} 张，{date}"), onlyPhoto: Phrase("照片，{date}"),
      likes: CountedPhrase("{count} 个赞"), likedBy: Phrase("{names} 觉得很赞"),
      likedByMore: CountedPhrase("{names} 和另外 {count} 人觉得很赞"),
      likedByCount: CountedPhrase("{count} 人觉得很赞"), and: Phrase("{first}和{second}"),
      listSeparator: "、", like: "赞", pinned: "置顶", moments: CountedPhrase("{count} 条动态"),
      tagged: Phrase("标签 #{tag} 的动态"), photoMissing: "图片无法显示",
      poweredBy: "由 momentsgen 生成",
      appearance: "外观", appearanceSystem: "跟随系统", appearanceLight: "浅色",
      appearanceDark: "深色"))
}
