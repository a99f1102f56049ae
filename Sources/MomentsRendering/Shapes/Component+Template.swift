package import MomentsViewModels
package import TemplateEngine

extension ComponentViewModel: TemplateRecord {
  package static let shape = RecordShape<ComponentViewModel>(
    "component", "An element that the site itself defines; see docs/components.md.",
    [
      .text("componentName", "As its file is called.", example: "star-rating") { $0.name },
      .text("propsJSON", "What it is given.", example: "{\"rating\":4.5}") { $0.propsJSON },
      .optionalText(
        "fallbackText", "What is shown without it, where the author says.", example: "4½ of 5"
      ) { $0.fallbackText },
      .flag("hasFacts", "Whether there is a simple property.") { !$0.facts.isEmpty },
      .list("facts", "The simple properties.") { $0.facts },
      .url(
        "runtimeURL", "The script that runs components.",
        example: "../../assets/components.0a1b2c3d4e5f.js"
      ) { $0.runtimeURL },
      .url(
        "componentScriptURL", "The component's own script.",
        example: "../../assets/components/star-rating.0a1b2c3d4e5f.js"
      ) { $0.scriptURL },
      .optionalURL(
        "componentStyleURL", "Its style sheet, where it has one.",
        example: "../../assets/components/star-rating.0a1b2c3d4e5f.css"
      ) { $0.styleURL },
    ])
}

extension ComponentViewModel.Fact: TemplateRecord {
  package static let shape = RecordShape<ComponentViewModel.Fact>(
    "component fact", "A property of a component that is a text, a number or a flag.",
    [
      .text("factName", "As it was written.", example: "rating") { $0.name },
      .text("factValue", "Its value.", example: "4.5") { $0.value },
    ])
}
