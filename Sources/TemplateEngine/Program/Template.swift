/// A checked and compiled template for records of one type; any number of threads may render it.
package struct Template<R: TemplateRecord>: Sendable {
  let program: Program

  /// What the template and all it includes make use of.
  package var usage: TemplateUsage { program.usage }

  /// Appends the page to `buffer`. What was appended before an error stays; see
  /// `ByteBuffer.truncate`.
  ///
  /// The only error is `template-recursion`: sections and partials open more than
  /// `TemplateLibrary.nestingLimit` deep, which checked templates reach only by recursion.
  package func render(_ record: R, into buffer: inout ByteBuffer) throws(TemplateError) {
    defer { withExtendedLifetime(program) {} }
    try visitOne(record, &buffer) { address, buffer throws(TemplateError) in
      try Renderer(program).render(address, &buffer)
    }
  }
}
