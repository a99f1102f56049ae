package import TemplateEngine

/// `manifest.webmanifest`: the site as an app on a home screen.
package struct WebManifest: Sendable {
  package var title: String
  package var description: String?
  package var language: String
  /// `ltr` or `rtl`
  package var direction: String
  /// Begins and ends with a slash.
  package var basePath: String
  package var icons: [Icon]
  package var shortcuts: [(name: String, path: String)] = []

  package struct Icon: Sendable {
    /// Below the root.
    package var path: String
    /// `512x512`, or `any`.
    package var sizes: String
    package var type: String
    /// Whether a device may also cut it to its own shape.
    package var isMaskable: Bool

    package init(path: String, sizes: String, type: String, isMaskable: Bool = false) {
      self.path = path
      self.sizes = sizes
      self.type = type
      self.isMaskable = isMaskable
    }
  }

  package init(
    title: String, description: String?, language: String, direction: String, basePath: String,
    icons: [Icon]
  ) {
    self.title = title
    self.description = description
    self.language = language
    self.direction = direction
    self.basePath = basePath
    self.icons = icons
  }

  /// Addresses are relative to the file, so that it holds wherever the site lies.
  package func write(into buffer: inout ByteBuffer) {
    JSONWriter.document(into: &buffer) { json in
      json.member("id", basePath)
      json.member("name", title)
      json.member("short_name", WebManifest.short(title))
      json.member("description", description)
      json.member("start_url", "./")
      json.member("scope", "./")
      json.member("display", "standalone")
      json.member("background_color", "#D6D7E3")
      json.member("theme_color", "#D6D7E3")
      json.member("lang", language)
      json.member("dir", direction)
      json.array("icons") { json in
        for icon in icons {
          json.element { json in
            json.member("src", "./" + icon.path)
            json.member("sizes", icon.sizes)
            json.member("type", icon.type)
            if icon.isMaskable { json.member("purpose", "any maskable") }
          }
        }
      }
      if !shortcuts.isEmpty {
        json.array("shortcuts") { json in
          for shortcut in shortcuts {
            json.element { json in
              json.member("name", shortcut.name)
              json.member("url", "./" + shortcut.path)
            }
          }
        }
      }
    }
  }

  /// At most 12 characters, whole words where the first one fits.
  static func short(_ title: String) -> String {
    guard title.count > 12 else { return title }
    let head = title.prefix(12)
    let end = title.dropFirst(12).first?.isWhitespace == true ? head.endIndex : nil
    guard let cut = end ?? head.lastIndex(where: \.isWhitespace) else { return String(head) }
    return String(head[..<cut])
  }
}
