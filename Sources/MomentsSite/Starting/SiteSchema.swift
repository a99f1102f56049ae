internal import MomentsContent

/// JSON Schemas of the content's files, for editors.
package enum SiteSchema {
  package static let names = ["site", "moment", "profile", "people", "page"]

  /// nil where there is no file of that kind. YAML's scalars without quotes may stand for texts in
  /// it, so that it serves for front matter and for JSON.
  package static func text(of name: String) -> String? {
    switch name {
    case "site": ContentSchema(ContentReference.settings, .yaml).text
    case "moment": ContentSchema(ContentReference.moment, .yaml).text
    case "profile": ContentSchema(ContentReference.profile, .yaml).text
    case "people": ContentSchema(ContentReference.person, .yaml, shape: .byName).text
    case "page": ContentSchema(ContentReference.page, .yaml).text
    default: nil
    }
  }
}
