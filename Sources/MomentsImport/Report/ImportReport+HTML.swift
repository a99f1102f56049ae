extension ImportReport {
  /// A whole page without scripts, for `import-report.html`.
  package var html: String {
    var body = "<h1>Import of \(escaped(name))</h1>\n"
    if isDryRun { body += "<p>A dry run: nothing was written.</p>\n" }
    body += "<p>" + outcomeText + "</p>\n"
    for section in sections { body += section.html }
    if !kept.isEmpty || !keptMedia.isEmpty {
      body += "<h2>Kept as you changed them</h2>\n"
      body += htmlList(
        kept.map { escaped($0.file) + ($0.hasNews ? " – the post has changed too" : "") }
          + keptMedia.map(escaped))
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>Import report</title>
      <style>
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
      table { border-collapse: collapse } td, th { padding: .2rem .8rem .2rem 0; text-align: start; vertical-align: top }
      td:last-child { text-align: end } li { overflow-wrap: anywhere }
      </style>
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }

  private var outcomeText: String {
    ["added", "updated", "unchanged", "kept", "keptThoughChanged", "removed"].compactMap { key in
      outcomes[key].map { "\(escaped(ImportReport.words[key] ?? key)): \($0)" }
    }.joined(separator: ", ")
  }

  private static let words = [
    "added": "new", "kept": "kept as you changed them",
    "keptThoughChanged": "kept as you changed them though the posts changed",
    "removed": "left away as you removed them",
  ]
}

extension ImportReport.Section {
  fileprivate var html: String {
    var text = "<h2>\(escaped(recognisedAs))</h2>\n" + table
    text += "<p>\(escaped(balance))</p>\n"
    if !ledger.findings.isEmpty {
      text += "<h3>Found</h3>\n" + htmlList(ledger.findings.map(escaped))
    }
    if !ledger.remarks.isEmpty {
      text += "<h3>To know or decide</h3>\n" + htmlList(ledger.remarks.map(escaped))
    }
    if !ledger.missingMedia.isEmpty {
      text += "<h3>Missing media</h3>\n"
      text += htmlList(
        ledger.missingMedia.map {
          "<code>\(escaped($0.name))</code>, \($0.reason.rawValue): \(post($0.momentID))"
        })
    }
    if !ledger.unresolvedLinks.isEmpty {
      text += "<h3>Links left as the service shortened them</h3>\n"
      text += htmlList(
        ledger.unresolvedLinks.map { "<code>\(escaped($0.link))</code> in \(post($0.momentID))" })
    }
    if !ledger.folds.isEmpty {
      text += "<h3>Folded into the same post elsewhere</h3>\n<p>To have them apart again, import "
      text += "with <code>--keep-cross-posts</code>.</p>\n"
      text += htmlList(
        ledger.folds.map {
          link($0.folded.url, text: $0.foldedID)
            + " into \(escaped($0.into)): \(escaped($0.reason))"
        })
    }
    return text + droppedHTML + skippedHTML
  }

  private var table: String {
    var rows = [("moments", momentCount), ("photos", photoCount), ("videos", videoCount)]
    rows += visibilities.map { ("of them \($0.name)", $0.count) }
    if ledger.joinedCount > 0 { rows.append(("joined to threads", ledger.joinedCount)) }
    if !ledger.folds.isEmpty { rows.append(("folded", ledger.folds.count)) }
    for reason in SkipReason.allCases {
      if let count = ledger.skipped[reason] { rows.append(("left out: \(reason.rawValue)", count)) }
    }
    if ledger.photosWithoutAlt > 0 {
      rows.append(("photos without a description", ledger.photosWithoutAlt))
    }
    return "<table>\n"
      + rows.map { "<tr><td>\(escaped($0.0))</td><td>\($0.1)</td></tr>\n" }.joined()
      + "</table>\n"
  }

  private var droppedHTML: String {
    guard !ledger.droppedFields.isEmpty else { return "" }
    return "<h3>Dropped</h3>\n"
      + htmlList(
        ledger.droppedFields.sorted { $0.key < $1.key }.map { "\(escaped($0.key)): \($0.value)" })
  }

  private var skippedHTML: String {
    SkipReason.allCases.compactMap { reason in
      guard let items = ledger.skippedItems[reason], !items.isEmpty else { return nil }
      let rest = (ledger.skipped[reason] ?? 0) - items.count
      return "<details><summary>Left out, \(escaped(reason.rawValue))</summary>\n"
        + htmlList(
          items.map { link($0, text: $0) } + (rest > 0 ? ["and \(rest) more"] : []))
        + "</details>\n"
    }.joined()
  }

  private func post(_ id: String) -> String { link(addresses[id], text: id) }

  private func link(_ url: String?, text: String) -> String {
    guard let url, url.hasPrefix("https://") || url.hasPrefix("http://") else {
      return escaped(text)
    }
    return "<a href=\"\(escaped(url))\" rel=\"noreferrer\">\(escaped(text))</a>"
  }
}

private func htmlList(_ items: [String]) -> String {
  "<ul>\n" + items.map { "<li>\($0)</li>\n" }.joined() + "</ul>\n"
}

private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
