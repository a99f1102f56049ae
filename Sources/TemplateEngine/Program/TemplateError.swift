package import Diagnostics

/// Why a page could not be rendered: its templates call each other too deep.
package struct TemplateError: Error, Hashable {
  package let diagnostic: Diagnostic

  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
