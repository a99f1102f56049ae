// Renders one page over and over: by the engine on one thread and on two, by hand, and by Python's
// chevron when it is installed. `swift run -c release TemplateBench [SECONDS]`

import Diagnostics
import TemplateEngine

let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 1
var log = DiagnosticLog()
let library = TemplateLibrary(files: BenchTemplates.files)
if let template = library.compile("page", for: BenchPage.self, log: &log) {
  TemplateBench(template: template, seconds: seconds).run()
} else {
  for diagnostic in log.sorted { print(DiagnosticText().render(diagnostic), terminator: "") }
}
