import MomentsViewModels
import Testing

/// Seconds from 2020-11-16T10:09:20Z, and what the original shows for a moment at that distance.
enum RelativeDateVectors {
  static let now = 1_605_521_360

  struct Case: Sendable, CustomTestStringConvertible {
    let offsetSeconds: Int
    let value: Int
    let unit: RelativeDate.Unit
    let english: String
    let chinese: String

    init(
      _ offsetSeconds: Int, _ value: Int, _ unit: RelativeDate.Unit, _ english: String,
      _ chinese: String
    ) {
      self.offsetSeconds = offsetSeconds
      self.value = value
      self.unit = unit
      self.english = english
      self.chinese = chinese
    }

    var testDescription: String { "\(offsetSeconds) s: \(english)" }
  }

  static let cases: [Case] = [
    Case(0, 0, .second, "in 0 seconds", "0秒钟后"),
    Case(-1, -1, .second, "1 second ago", "1秒钟前"),
    Case(-59, -59, .second, "59 seconds ago", "59秒钟前"),
    Case(-60, -1, .minute, "1 minute ago", "1分钟前"),
    Case(-89, -1, .minute, "1 minute ago", "1分钟前"),
    Case(-90, -1, .minute, "1 minute ago", "1分钟前"),
    Case(-119, -1, .minute, "1 minute ago", "1分钟前"),
    Case(-120, -2, .minute, "2 minutes ago", "2分钟前"),
    Case(-1500, -25, .minute, "25 minutes ago", "25分钟前"),
    Case(-3599, -59, .minute, "59 minutes ago", "59分钟前"),
    Case(-3600, -1, .hour, "1 hour ago", "1小时前"),
    Case(-6840, -1, .hour, "1 hour ago", "1小时前"),
    Case(-86040, -23, .hour, "23 hours ago", "23小时前"),
    Case(-86399, -23, .hour, "23 hours ago", "23小时前"),
    Case(-86400, -1, .day, "1 day ago", "1天前"),
    Case(-164160, -1, .day, "1 day ago", "1天前"),
    Case(-172080, -1, .day, "1 day ago", "1天前"),
    Case(-172800, -2, .day, "2 days ago", "2天前"),
    Case(-596160, -6, .day, "6 days ago", "6天前"),
    Case(-604800, -1, .week, "1 week ago", "1周前"),
    Case(-1200960, -1, .week, "1 week ago", "1周前"),
    Case(-1209600, -2, .week, "2 weeks ago", "2周前"),
    Case(-2332800, -3, .week, "3 weeks ago", "3周前"),
    Case(-2419200, -4, .week, "4 weeks ago", "4周前"),
    Case(-2592000, -4, .week, "4 weeks ago", "4周前"),
    Case(-2678400, -1, .month, "1 month ago", "1个月前"),
    Case(-5184000, -1, .month, "1 month ago", "1个月前"),
    Case(-5270400, -2, .month, "2 months ago", "2个月前"),
    Case(-31449600, -11, .month, "11 months ago", "11个月前"),
    Case(-31536000, -11, .month, "11 months ago", "11个月前"),
    Case(-31622400, -1, .year, "1 year ago", "1年前"),
    Case(-43200000, -1, .year, "1 year ago", "1年前"),
    Case(-63072000, -1, .year, "1 year ago", "1年前"),
    Case(-63158400, -2, .year, "2 years ago", "2年前"),
    Case(30, 30, .second, "in 30 seconds", "30秒钟后"),
    Case(120, 2, .minute, "in 2 minutes", "2分钟后"),
    Case(7200, 2, .hour, "in 2 hours", "2小时后"),
    Case(259200, 3, .day, "in 3 days", "3天后"),
  ]
}
