package import FileTree

/// Writes the first files of a site: settings, a profile, three moments with pictures, a page.
package struct SiteStarter: Sendable {
  /// IANA name.
  package var timeZone: String
  /// `YYYY-MM-DD`; the newest moment's.
  package var today: String
  /// Whose recipe is written as well; nil: none.
  package var host: PublishingHost?

  package init(timeZone: String, today: String, host: PublishingHost? = nil) {
    self.timeZone = timeZone
    self.today = today
    self.host = host
  }

  /// The first file that is in the way; nil where all can be written.
  package func obstacle(in folder: any Tree) throws(TreeError) -> TreePath? {
    for file in files {
      let path = TreePath(trusted: file.path)
      if try folder.entry(at: path) != nil { return path }
    }
    return try folder.entry(at: TreePath(trusted: "Content")) == nil
      ? nil : TreePath(trusted: "Content")
  }

  /// Paths in the order written. Never over a file: see `obstacle`.
  package func write(into folder: any Tree) throws(TreeError) -> [TreePath] {
    try folder.makeDirectory(.root)
    var written: [TreePath] = []
    for file in files {
      let path = TreePath(trusted: file.path)
      guard try folder.entry(at: path) == nil else { continue }
      try folder.makeDirectory(path.parent)
      try folder.write(file.bytes, to: path)
      written.append(path)
    }
    return written
  }

  /// The recipe alone, for a site that is there: nil where its files are there too, and untouched.
  package func addRecipe(to folder: any Tree) throws(TreeError) -> [TreePath]? {
    let recipe = SiteStarter.paths(host?.files ?? [])
    for file in recipe where try folder.entry(at: file.path) != nil { return nil }
    for file in recipe {
      try folder.makeDirectory(file.path.parent)
      try folder.write(file.bytes, to: file.path)
    }
    return recipe.map(\.path)
  }

  private static func paths(
    _ files: [(path: String, text: String)]
  ) -> [(path: TreePath, bytes: [UInt8])] {
    files.map { (TreePath(trusted: $0.path), Array($0.text.utf8)) }
  }

  private var files: [(path: String, bytes: [UInt8])] {
    let pictures = [
      ("Content/cover.png", cover.png), ("Content/moments/lake/evening.png", evening.png),
      ("Content/moments/lake/morning.png", morning.png),
    ]
    return (texts + (host?.files ?? [])).map { ($0.path, Array($0.text.utf8)) } + pictures
  }
  private var texts: [(path: String, text: String)] {
    [
      (
        "Content/site.yaml",
        """
        # Every setting is described in docs/content-reference.md of momentsgen;
        # `momentsgen schema site` prints a schema for editors.
        title: My moments
        description: What happened, newest first
        language: en
        timeZone: \(timeZone)

        # Where the site will be; feeds, sitemap and previews of links need it.
        # baseURL: https://example.org/

        menu:
          - {label: About, url: about/}

        """
      ),
      (
        "Content/profile.md",
        """
        ---
        id: me
        name: Your Name
        cover: cover.png
        ---
        A sentence about you.

        """
      ),
      (
        "Content/people.yaml",
        """
        # id: name, or id: {name: …, avatar: …, url: …}. Moments refer to people by their ids.
        lin: Lin Mei
        omar: {name: Omar Haddad}

        """
      ),
      (
        "Content/moments/hello.md",
        """
        ---
        date: \(today)
        tags: [first]
        likes: [lin, omar]
        ---
        This is a **moment**: a file in `Content/moments/`. Change it, or begin another with
        `momentsgen new "What just happened"`.

        """
      ),
      (
        "Content/moments/lake/index.md",
        """
        ---
        date: 2026-05-01T19:40:00+02:00
        title: Two skies
        tags: [lake]
        photos:
          - {src: morning.png, alt: A pale sun over two rows of hills}
          - {src: evening.png, alt: The same hills in front of a red sky}
        likes: [lin]
        comments:
          - {author: omar, text: Which one is the morning?}
          - {author: me, text: The pale one., replyTo: omar}
        ---
        A folder with an `index.md` is one moment together with its pictures.

        """
      ),
      (
        "Content/moments/plain.json",
        """
        {
          "id": "plain",
          "date": "2026-04-11T08:15:00Z",
          "text": "1986. What a year\\nA text in JSON stays as it is written. #first"
        }

        """
      ),
      (
        "Content/pages/about.md",
        """
        ---
        title: About
        ---
        A plain page: its address is `/about/`.

        """
      ),
      (
        "README.md",
        """
        # My moments

        A site for momentsgen, a generator for timelines.

        - `momentsgen build` makes the pages, in `public/`
        - `momentsgen serve` shows them while you write
        - `momentsgen new "Some words" --photo lake.jpg` begins a moment
        - `momentsgen check` looks for what could be better

        `Content/` is yours; `public/` can always be made again.

        """
      ),
      (".gitignore", "public/\n.momentsgen/\n"),
    ]
  }

  private var morning: DrawnPicture {
    DrawnPicture(
      colors: SiteStarter.blend(0x9CC4DC, 0xF6E3C4) + [0xFFF6DC, 0x7E9AA8, 0x4F6B6A],
      sun: (0.3, 0.45), phase: 0.1)
  }

  private var evening: DrawnPicture {
    DrawnPicture(
      colors: SiteStarter.blend(0x3B3561, 0xF08A5D) + [0xFFD27F, 0x5B3A5C, 0x2B2140],
      sun: (0.66, 0.5), phase: 0.1)
  }

  private var cover: DrawnPicture {
    DrawnPicture(
      colors: SiteStarter.blend(0x2B5876, 0x9BC1BC) + [0xE6EBE0, 0x4E7A85, 0x2A4E5A],
      sun: (0.8, 0.25), phase: 0.6)
  }

  /// Thirteen colours from one to the other.
  private static func blend(_ first: Int, _ last: Int) -> [Int] {
    (0..<13).map { step in
      [16, 8, 0].reduce(0) { color, shift in
        let (a, b) = (first >> shift & 255, last >> shift & 255)
        return color | (a + (b - a) * step / 12) << shift
      }
    }
  }
}
