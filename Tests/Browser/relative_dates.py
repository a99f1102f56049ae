"""What a relative date says: the largest non-zero component of the calendar difference, truncated.

Seconds from NOW on the calendar of UTC, then the text in English and in Simplified Chinese.
"""

NOW = 1605521360  # 2020-11-16T10:09:20Z

CASES = [
    (0, "in 0 seconds", "0秒钟后"),
    (-1, "1 second ago", "1秒钟前"),
    (-59, "59 seconds ago", "59秒钟前"),
    (-60, "1 minute ago", "1分钟前"),
    (-89, "1 minute ago", "1分钟前"),
    (-90, "1 minute ago", "1分钟前"),
    (-119, "1 minute ago", "1分钟前"),
    (-120, "2 minutes ago", "2分钟前"),
    (-1500, "25 minutes ago", "25分钟前"),
    (-3599, "59 minutes ago", "59分钟前"),
    (-3600, "1 hour ago", "1小时前"),
    (-6840, "1 hour ago", "1小时前"),
    (-86040, "23 hours ago", "23小时前"),
    (-86399, "23 hours ago", "23小时前"),
    (-86400, "1 day ago", "1天前"),
    (-164160, "1 day ago", "1天前"),
    (-172080, "1 day ago", "1天前"),
    (-172800, "2 days ago", "2天前"),
    (-596160, "6 days ago", "6天前"),
    (-604800, "1 week ago", "1周前"),
    (-1200960, "1 week ago", "1周前"),
    (-1209600, "2 weeks ago", "2周前"),
    (-2332800, "3 weeks ago", "3周前"),
    (-2419200, "4 weeks ago", "4周前"),
    (-2592000, "4 weeks ago", "4周前"),
    (-2678400, "1 month ago", "1个月前"),
    (-5184000, "1 month ago", "1个月前"),
    (-5270400, "2 months ago", "2个月前"),
    (-31449600, "11 months ago", "11个月前"),
    (-31536000, "11 months ago", "11个月前"),
    (-31622400, "1 year ago", "1年前"),
    (-43200000, "1 year ago", "1年前"),
    (-63072000, "1 year ago", "1年前"),
    (-63158400, "2 years ago", "2年前"),
    (30, "in 30 seconds", "30秒钟后"),
    (120, "in 2 minutes", "2分钟后"),
    (7200, "in 2 hours", "2小时后"),
    (259200, "in 3 days", "3天后"),
]
