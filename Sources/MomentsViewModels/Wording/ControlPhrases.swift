/// The words of what scripts put on a page.
package struct ControlPhrases: Sendable {
  /// Closes what lies over the page.
  package var close: String
  /// Names the photo viewer.
  package var viewer: String
  package var previousPhoto: String
  package var nextPhoto: String
  /// Shows a photo's alternative text.
  package var description: String
  /// `{number}`, `{total}`.
  package var photoPosition: Phrase
  /// Precedes who else likes a moment.
  package var youLike: String
  /// When the like didn't reach its address.
  package var likeFailed: String
  /// Starts a video.
  package var play: String
  /// Shares a moment's address.
  package var share: String
  /// After sharing where nothing else can be done.
  package var linkCopied: String
  /// Names the switch, and heads the help.
  package var shortcuts: String
  package var keyNext: String
  package var keyPrevious: String
  package var keyLike: String
  package var keyOpen: String
  package var keySearch: String
  package var keyHelp: String
}

extension ControlPhrases {
  static var english: ControlPhrases {
    ControlPhrases(
      close: "Close",
      viewer: "Photo",
      previousPhoto: "Previous photo",
      nextPhoto: "Next photo",
      description: "Description",
      photoPosition: Phrase("{number} of {total}"),
      youLike: "You like this.",
      likeFailed: "Your like could not be sent.",
      play: "Play video",
      share: "Share",
      linkCopied: "Link copied",
      shortcuts: "Keyboard shortcuts",
      keyNext: "Next moment",
      keyPrevious: "Previous moment",
      keyLike: "Like it",
      keyOpen: "Open it",
      keySearch: "Search",
      keyHelp: "This help")
  }

  static var simplifiedChinese: ControlPhrases {
    ControlPhrases(
      close: "关闭",
      viewer: "照片",
      previousPhoto: "上一张",
      nextPhoto: "下一张",
      description: "图片说明",
      photoPosition: Phrase("{number}/{total}"),
      youLike: "你觉得很赞。",
      likeFailed: "点赞没有发送成功。",
      play: "播放视频",
      share: "分享",
      linkCopied: "链接已复制",
      shortcuts: "键盘快捷键",
      keyNext: "下一条动态",
      keyPrevious: "上一条动态",
      keyLike: "点赞",
      keyOpen: "打开",
      keySearch: "搜索",
      keyHelp: "此帮助")
  }

  static var arabic: ControlPhrases {
    ControlPhrases(
      close: "إغلاق",
      viewer: "صورة",
      previousPhoto: "الصورة السابقة",
      nextPhoto: "الصورة التالية",
      description: "وصف الصورة",
      photoPosition: Phrase("{number} من {total}"),
      youLike: "أعجبك هذا.",
      likeFailed: "تعذر إرسال إعجابك.",
      play: "تشغيل الفيديو",
      share: "مشاركة",
      linkCopied: "نُسخ الرابط",
      shortcuts: "اختصارات لوحة المفاتيح",
      keyNext: "اللحظة التالية",
      keyPrevious: "اللحظة السابقة",
      keyLike: "الإعجاب بها",
      keyOpen: "فتحها",
      keySearch: "البحث",
      keyHelp: "هذه المساعدة")
  }
}

extension Wording {
  /// What the theme's scripts say, as a script of its own that they load on first use.
  package var script: String {
    let words = ControlPhrases.texts.map { name, path in
      ScriptText.quoted(name) + ":" + ScriptText.quoted(phrases.controls[keyPath: path])
    }
    let position =
      ScriptText.quoted("photoPosition") + ":"
      + ScriptText.quoted(phrases.controls.photoPosition.source)
    return "self.moments.words={" + (words + [position]).joined(separator: ",") + "}\n"
  }
}

extension ControlPhrases {
  /// By name.
  static let texts: [(String, any KeyPath<ControlPhrases, String> & Sendable)] = [
    ("close", \.close),
    ("viewer", \.viewer),
    ("previousPhoto", \.previousPhoto),
    ("nextPhoto", \.nextPhoto),
    ("description", \.description),
    ("youLike", \.youLike),
    ("likeFailed", \.likeFailed),
    ("play", \.play),
    ("share", \.share),
    ("linkCopied", \.linkCopied),
    ("shortcuts", \.shortcuts),
    ("keyNext", \.keyNext),
    ("keyPrevious", \.keyPrevious),
    ("keyLike", \.keyLike),
    ("keyOpen", \.keyOpen),
    ("keySearch", \.keySearch),
    ("keyHelp", \.keyHelp),
  ]
}

/// Texts as scripts hold them.
enum ScriptText {
  /// A string literal of JSON, which is one of JavaScript too.
  static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
