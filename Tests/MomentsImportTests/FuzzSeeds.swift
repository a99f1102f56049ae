import Testing

/// Small whole exports of each kind, for breaking.
enum FuzzSeeds {
  struct Seed: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [String: String]
    /// Files that are no text.
    var bytes: [String: [UInt8]] = [:]

    var testDescription: String { name }

    var all: [String: [UInt8]] {
      files.mapValues { Array($0.utf8) }.merging(bytes) { _, bytes in bytes }
    }
  }

  static let all: [Seed] = [
    Seed(name: "mastodon", files: mastodon),
    Seed(
      name: "zip", files: [:], bytes: ["a.zip": ZipBytes.zip(mastodon.map { ($0.key, $0.value) })]),
    Seed(name: "x", files: x), Seed(name: "instagram", files: instagram),
    Seed(name: "facebook", files: facebook), Seed(name: "threads", files: threads),
    Seed(name: "bluesky", files: bluesky), Seed(name: "wechat", files: wechat),
    Seed(name: "timeline object", files: ["a.xml": timelineObject]),
    Seed(name: "jsonfeed", files: jsonFeed), Seed(name: "rss", files: ["feed.xml": rss]),
    Seed(name: "atom", files: ["feed.xml": atom]), Seed(name: "markdown", files: markdown),
    Seed(name: "dayone", files: dayOne), Seed(name: "memos", files: memos),
    Seed(name: "tumblr", files: ["posts/posts.xml": tumblr]), Seed(name: "app", files: app),
    Seed(name: "own export", files: ownExport),
  ]

  private static let ownExport = [
    "feed.json":
      """
    {"version":"https://jsonfeed.org/version/1.1","title":"F","_moments":{"profile":{"id":"ada",\
    "name":"Ada","avatar":"media/profile/a.png","goals":[{"text":"Swim","done":true}]},"people":{\
    "ben":{"name":"Ben","avatar":"media/people/b.png"}}},"items":[{"id":"tag:a","_moments":{"moment":\
    {"id":"lake","date":"2026-05-01T10:00:00+02:00","markdown":"A *lake* ![](x.png)","author":"ben",\
    "photos":[{"src":"media/moments/lake/x.png","alt":"b","focus":[0.2,0.3]}],"videos":[{"src":\
    "https://a.example/v.mp4","poster":"media/p.png","captions":"media/c.vtt"}],"likes":["ben",{\
    "name":"Cy"}],"comments":[{"author":"ben","text":"x"}],"component":{"name":"s","props":{"a-b":1,\
    "c":[true,null]}},"visibility":"unlisted"}}}]}
    """,
    "media/moments/lake/x.png": SampleExports.picturePNG,
    "media/profile/a.png": SampleExports.picturePNG,
    "media/people/b.png": SampleExports.picturePNG,
  ]

  private static let mastodon = SampleExports.mastodon(
    [
      SampleExports.note(
        "1",
        "<p>One <a href=\\\"https://example.com/a\\\" class=\\\"mention hashtag\\\">#<span>tag"
          + "</span></a><br>two &amp; <strong>three</strong></p><ul><li>a</li></ul>",
        attachment: SampleExports.picture("a.png", alt: "A lake")),
      SampleExports.note("2", "<p>Two</p>", to: "followers"),
      SampleExports.note("3", "<p>Three</p>", reply: SampleExports.user + "/statuses/1"),
    ], files: ["media_attachments/files/a.png": SampleExports.picturePNG])

  private static let x = SampleExports.x([
    SampleExports.tweet(
      "10", "One &amp; two #tag https://t.co/a https://t.co/b",
      """
      ,"entities":{"hashtags":[{"text":"tag","indices":["14","18"]}],"urls":[{"url":"https://t.co/a",\
      "expanded_url":"https://example.com/a","display_url":"example.com/a","indices":["19","33"]}],\
      "media":[{"indices":["34","48"],"media_url_https":"https://pbs.twimg.com/media/a.jpg",\
      "type":"photo"}]},"in_reply_to_user_id":"1","in_reply_to_status_id":"9"
      """),
    SampleExports.tweet("20", "A longer text that goes on…", ",\"lang\":\"en\""),
  ]).merging([
    "data/note-tweet.js":
      """
    window.YTD.note_tweet.part0 = [{"noteTweet":{"noteTweetId":"15","core":{"text":"A longer text \
    that goes on 👋 bold","styletags":[{"styleTypes":[{"name":"Bold"}],"fromIndex":"31","toIndex":\
    "35"}],"urls":[{"shortUrl":"longer","expandedUrl":"https://example.com","fromIndex":"2",\
    "toIndex":"8"}],"mentions":[],"hashtags":[]}}}]
    """
  ]) { a, _ in a }

  private static let instagram = [
    "your_instagram_activity/media/posts_1.json":
      """
    [{"media":[{"uri":"media/posts/202405/a.jpg","creation_timestamp":1715000000,"title":\
    "Caf\\u00c3\\u00a9 #tag","media_metadata":{"photo_metadata":{"exif_data":[{"latitude":1.5,\
    "longitude":2.5}]}}}]}]
    """,
    "your_instagram_activity/media/stories.json":
      "{\"ig_stories\":[{\"uri\":\"media/stories/b.mp4\",\"creation_timestamp\":1715000001}]}",
    "media/posts/202405/a.jpg": SampleExports.picturePNG,
  ]

  private static let facebook = [
    "posts/your_posts_1.json":
      """
    [{"timestamp":1600000000,"title":"x","data":[{"post":"Words"},{"update_timestamp":1600000900}],\
    "attachments":[{"data":[{"media":{"uri":"posts/media/a.jpg","description":"d"}},{"place":{\
    "name":"Cafe","coordinate":{"latitude":1,"longitude":2}}},{"external_context":{"url":\
    "https://example.com","name":"n"}}]}],"tags":[{"name":"Ann"}]}]
    """
  ]

  private static let threads = [
    "threads_and_replies.json":
      """
    {"text_post_app_text_posts":[{"media":[{"uri":"","creation_timestamp":1715300000,"title":\
    "First"}]},{"media":[{"uri":"a.jpg","title":"x","text_app_post":{"is_reply":true}}],\
    "creation_timestamp":1715300001}]}
    """
  ]

  private static let bluesky = [
    "records.json":
      """
    {"records":[{"uri":"at://did:plc:a/app.bsky.feed.post/3lbaaaaaaaa2a","value":{"$type":\
    "app.bsky.feed.post","text":"👋 see example.com #tag","createdAt":"2024-11-16T10:00:00.123Z",\
    "facets":[{"index":{"byteStart":9,"byteEnd":20},"features":[{"$type":\
    "app.bsky.richtext.facet#link","uri":"https://example.com"}]}],"entities":[{"index":{"start":1,\
    "end":3},"type":"link","value":"https://a.b"}],"embed":{"$type":"app.bsky.embed.images",\
    "images":[{"alt":"x","image":{"ref":{"$link":"bafy"}}}]},"reply":{"parent":{"uri":\
    "at://did:plc:a/app.bsky.feed.post/x"}}}}]}
    """
  ]

  private static let timelineObject =
    """
    <TimelineObject><id><![CDATA[13]]></id><createTime>1597386332</createTime><private>0</private>\
    <contentDesc><![CDATA[One\\ntwo]]></contentDesc><ContentObject><contentStyle>3</contentStyle>\
    <title>t</title><contentUrl>https://example.com</contentUrl><mediaList><media><type>2</type>\
    <url>http://a/b</url></media></mediaList></ContentObject><location city="X" latitude="1.5"/>\
    </TimelineObject>
    """

  private static let wechat = [
    "exported_sns.json":
      """
    [{"isCurrentUser":true,"snsId":"-1","content":"One","comments":[{}],"likes":[{}],"mediaList":[\
    "http://a/b"],"rawXML":"<TimelineObject><id>1</id></TimelineObject>","timestamp":1597386332}]
    """
  ]

  private static let jsonFeed = [
    "feed.json":
      """
    {"version":"https://jsonfeed.org/version/1","title":"F","items":[{"id":1,"content_html":\
    "<p>A <img src='uploads/a.png' alt='b'></p>","content_text":"A ![b](uploads/a.png) `c`",\
    "date_published":"2024-05-03T09:00:00+00:00","tags":["t"],"attachments":[{"url":"https://a/b",\
    "mime_type":"audio/x"}]}]}
    """,
    "index.html": "x", "uploads/a.png": SampleExports.picturePNG,
  ]

  private static let rss =
    """
    <?xml version="1.0"?><rss version="2.0"><channel><title>F</title><item><title>One</title><link>\
    https://example.com/1</link><guid isPermaLink="false">g</guid><pubDate>Fri, 05 Oct 2007 09:00:00 \
    CST</pubDate><description>&lt;p&gt;Words&lt;/p&gt; &nbsp;</description><enclosure url="https://a/b" \
    type="audio/mpeg"/></item></channel></rss>
    """

  private static let atom =
    """
    <feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><entry><title type="html">&lt;b&gt;T\
    </title><id>i</id><link href="https://example.com/2"/><published>2003-12-13T08:29:29-04:00\
    </published><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Words</p></div>\
    </content><category term="c"/></entry></feed>
    """

  private static let markdown = [
    "_posts/2024-05-01-a.md":
      "---\ntitle: A\ntags: [a, b]\ndate: 2024-05-01 10:00:00 +0200\nimage: /a.png\n---\n"
      + "Words ![x](a.png \"t\") [[b|c]] ![[a.png|300]] {{< figure src=\"a.png\" alt=\"y\" >}} %%z%% #t\n",
    "content/b.md": "+++\ndate = 2024-05-02\ntitle = \"B\"\n[params]\nx = 1\n+++\nMore\n",
    "content/c.md": "{\"date\": \"2024-05-03\", \"tags\": [\"c\"]}\n\nEven more\n",
    "a.png": SampleExports.picturePNG,
  ]

  private static let dayOne = [
    "Journal.json":
      """
    {"metadata":{"version":"1.0"},"entries":[{"uuid":"A","creationDate":"2018-12-06T21:04:39Z",\
    "timeZone":"Europe/Zurich","text":"One\\\\. ![](dayone-moment:\\/\\/P)","photos":[{"identifier":\
    "P","md5":"d","type":"png","orderInEntry":1}],"tags":["t"],"location":{"latitude":1.5}}]}
    """,
    "photos/d.png": SampleExports.picturePNG,
  ]

  private static let memos = [
    "memos.json":
      """
    {"memos":[{"name":"memos/a","state":"NORMAL","creator":"users/1","createTime":\
    "2024-05-31T23:58:50Z","content":"# One\\n\\n- [x] two ![a](b.png)","visibility":"PUBLIC","tags":\
    ["t"],"attachments":[{"filename":"b.png","type":"image/png"}],"parent":"memos/b"}]}
    """
  ]

  private static let tumblr =
    """
    <tumblr version="1.0"><posts><post id="1" type="photo" date="January 1st, 2020 12:00pm" \
    unix-timestamp="1577880000"><tag>t</tag><photo-url max-width="500">https://a/b.jpg</photo-url>\
    <photo-caption><![CDATA[<p>Words</p>]]></photo-caption><question>q</question><link-url>https://c\
    </link-url></post></posts></tumblr>
    """

  private static let app = [
    "payload.json":
      """
    {"data":{"getMomentsDetailsByUserID":{"userDetails":{"id":"0","name":"Ada","avatar":"https://a",\
    "backgroundImage":"https://b"},"moments":[{"id":"0","userDetails":{"name":"Ben","avatar":\
    "https://c"},"type":"PHOTOS","title":"One #t","photos":["https://d"],"createdDate":"1605521360",\
    "isLiked":true,"likes":[{"id":"1","avatar":"https://e"}]}]}}}
    """
  ]
}
