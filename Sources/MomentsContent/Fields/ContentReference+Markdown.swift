extension ContentReference {
  /// The page for authors: every field of every file, as the loader reads it.
  package static var markdown: String {
    let head = """
      # Content reference

      Made from the declarations that the loader reads by; a test compares it with them, and another
      builds a site of all the examples. An example is the value in YAML, as it stands behind the
      name and a colon. `momentsgen schema` prints the same for editors.

      | file | fields |
      |---|---|
      | `Content/site.yaml` or `site.json` | \(link(settings)) |
      | `Content/profile.md` or `profile.json` | \(link(profile)); the body is the biography |
      | `Content/people.yaml` or `people.json` | by id: a name, or \(link(person)) |
      | `Content/moments/**/*.md` or `.json` | \(link(moment)); the body is the text |
      | `Content/pages/**/*.md` | \(link(page)); the body is the page |
      | `Content/static/**` | none: copied as they are |

      """
    return head + tables.map(section).joined()
  }

  private static func section(_ table: FieldTableDescription) -> String {
    let rest =
      table.allowsOtherFields ? "Other fields are passed over.\n\n" : ""
    return "\n## \(heading(table.name))\n\n\(rest)"
      + table.fields.map(entry).joined(separator: "\n")
  }

  private static func entry(_ field: FieldDescription) -> String {
    var text = "### `\(field.name)`\n\n\(field.doc)\n\n"
    text += "Takes \(field.kind.phrase)."
    if field.isRequired { text += " Required." }
    if let value = field.defaultText { text += " Default: \(value)." }
    return text + "\n\n```yaml\n\(field.name): \(field.example)\n```\n"
  }

  private static func heading(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func link(_ table: FieldTableDescription) -> String {
    let anchor = table.name.lowercased().filter { $0.isLetter || $0 == " " || $0 == "-" }
    return "[\(table.name)](#\(anchor.replacing(" ", with: "-")))"
  }
}
