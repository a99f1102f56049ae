/// Small files of every format with everything in them, for tests that break them.
enum Samples {
  static let settings = """
    # The settings
    title: "Walks: a diary"
    description: 'It''s all here'
    baseURL: https://example.org/walks
    language: zh-Hans
    timeZone: Europe/Berlin
    owner: ada
    pageSize: 5
    dates: absolute
    theme: {avatars: rounded, likeStyle: star, likes: shown}
    photos:
      remote: placeholder
    menu:
      - {label: "About \\u00fcs", url: about/}
      - label: 外
        url: https://example.org/外/x
    """

  static let people = """
    ben: &ben {name: Ben, url: "https://ben.example/"}
    cleo: Cleo 🎉
    dora: *ben
    эд:
      name: |
        Эд
      avatar: https://a.example/e.jpg
    """

  static let markdown = """
    \u{FEFF}---
    title: before --- after
    date: 2026-05-01T18:30:00.5+08:00
    author: ben
    tags: [lake, C++, "C#", 日记]
    likes:
      - ada
      - {name: Dora, avatar: "https://a.example/d.jpg"}
    photos: [{src: "https://a.example/1.jpg", alt: "", focus: [0.5, 1]}]
    likeCount: 12
    isLiked: yes
    pinned: no
    ---
    # Heading *one*

    Line one 👩‍👩‍👧‍👦
    line two with <b>HTML</b>, ~~old~~ and www.example.org

    | a | b |
    |---|--:|
    | 1 | [x](javascript:alert(1)) |

    - [ ] task
    ------
    ```swift
    let a = "<\\(b)>"
    ```
    """

  static let json = """
    [{"id": "n1", "date": "2026-05-02", "author": {"name": "Ben"}, "text": "1986. #日记 \\ud83d\\ude00\\n"},
     {"id": "n2", "date": 1777600000, "markdown": "**two**", "likes": ["ada", {"id": "x"}],
      "tags": "one", "draft": false, "title": null}, {"id": "n3", "date": "1777600001.5"}]
    """

  static let payload = """
    {"data": {"anything": {
      "userDetails": {"id": "0", "name": "Ada", "avatar": "https://a.example/ada.jpg",
        "backgroundImage": "this is not a valid URL"},
      "moments": [
        {"id": "0", "userDetails": {"id": "2", "name": "Ben", "avatar": "https://a.example/b.jpg"},
         "type": "PHOTOS", "title": "*not* Markdown", "photos": ["https://a.example/1.jpg"],
         "createdDate": "1605521360", "isLiked": true, "__typename": "Moment",
         "likes": [{"id": "0", "avatar": "https://a.example/ada.jpg"}]}]}}}
    """

  static let jsonFrontMatter = """
    {
      "title": "Brackets",
      "date": "2026-05-01"
    }

    {not front matter}
    """

  static let tomlFrontMatter = """
    +++
    title = "Fog \\u00e9"
    date = 2026-05-01T18:30:00+02:00
    text = '''
    one
    two'''
    tags = ["lake", 'fog',
      "mist"]
    place.name = "Lake" # there
    [[photos]]
    src = "https://a.example/a.jpg"
    focus = [0, 0.5]
    [component]
    name = "chart"
    props = {a = 1_000, b = [true, 0xFF]}
    +++
    """
}
