internal import Compression
internal import FileTree
internal import Workers

/// Makes compressed forms of a rendered site's text files and puts them beside these, where they are
/// smaller: `index.html.br` beside `index.html`.
///
/// A form whose file didn't change and that lies in the output already is left as it is. Memory is
/// that of one file and its forms for each worker.
struct EncodedFiles {
  let encodings: [ContentEncoding]
  let output: any Tree
  let stage: OutputStage
  let workers: Workers

  /// What is text by its name. Pictures, sounds and archives are compressed in themselves.
  private static let textSuffixes: Set<String> = [
    "html", "css", "js", "mjs", "json", "webmanifest", "map", "svg", "xml", "rss", "atom", "txt",
    "md", "csv", "vtt", "ics",
  ]

  /// A form of a planned file, before it is known whether it is smaller.
  private struct Form {
    /// Place in the plan of the file that it is a form of.
    let base: Int
    let encoding: ContentEncoding
    let entry: SitePlan.Entry
  }

  /// Extends plan and site by the forms; `standing` is aligned with the plan again.
  func add(
    to plan: inout SitePlan, _ site: inout RenderedSite, over standing: inout StandingSite
  ) throws(TreeError) {
    let forms = forms(of: plan)
    guard !forms.isEmpty else { return }
    var complete = plan
    complete.append(forms.map(\.entry))
    standing.align(with: complete)
    let (rendered, aligned, source) = (site, standing, plan)
    let batches = workers.map(forms.count, chunk: encodings.count * 16) {
      batch(forms, $0, of: rendered, source, over: aligned)
    }
    var next = 0
    for batch in batches {
      if let refusal = batch.refusal { throw refusal }
      for file in batch.files {
        if let file {
          plan.append([forms[next].entry])
          site.append(file)
        }
        next += 1
      }
    }
    standing.align(with: plan)
  }

  private func forms(of plan: SitePlan) -> [Form] {
    var forms: [Form] = []
    for (number, entry) in plan.entries.enumerated() where EncodedFiles.isText(entry.path) {
      for encoding in encodings {
        forms.append(
          Form(
            base: number, encoding: encoding,
            entry: SitePlan.Entry(
              path: entry.path + encoding.suffix, recipe: .encoded(of: number))))
      }
    }
    return forms
  }

  private static func isText(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    return textSuffixes.contains(path[path.index(after: dot)...].lowercased())
  }

  private struct Batch: Sendable {
    /// nil: the form isn't smaller.
    var files: [RenderedSite.File?] = []
    var refusal: TreeError?
  }

  private func batch(
    _ forms: [Form], _ range: Range<Int>, of site: RenderedSite, _ plan: SitePlan,
    over standing: StandingSite
  ) -> Batch {
    var batch = Batch()
    var read: (base: Int, bytes: [UInt8])?
    for index in range {
      let form = forms[index]
      let number = plan.entries.count + index
      let published = standing.published(number)
      if let published, published.fingerprint != .unknown, !site.files[form.base].isStaged {
        batch.files.append(
          RenderedSite.File(
            size: published.size, fingerprint: published.fingerprint, isStaged: false))
        continue
      }
      do throws(TreeError) {
        if read?.base != form.base {
          read = (form.base, try bytes(of: form.base, in: site, plan))
        }
        let effort = plan.entries[form.base].recipe.effort
        guard let bytes = read?.bytes, let encoded = form.encoding.encoded(bytes, effort),
          encoded.count < bytes.count
        else {
          batch.files.append(nil)
          continue
        }
        batch.files.append(try put(encoded, for: form.entry.path, number, over: published))
      } catch {
        batch.refusal = error
        return batch
      }
    }
    return batch
  }

  private func bytes(
    of base: Int, in site: RenderedSite, _ plan: SitePlan
  ) throws(TreeError) -> [UInt8] {
    let path = plan.entries[base].path
    let isStaged = site.files[base].isStaged
    return try output.read(
      isStaged ? stage.place(of: path, number: base) : TreePath(trusted: path))
  }

  private func put(
    _ encoded: [UInt8], for path: String, _ number: Int, over published: Manifest.Entry?
  ) throws(TreeError) -> RenderedSite.File {
    var file = encoded.withUnsafeBytes { RenderedSite.File($0, over: published) }
    file.stageNumber = number
    if file.isStaged { try stage.put(encoded, for: path, number: number) }
    return file
  }
}

extension SitePlan.Recipe {
  /// The theme's files are few, and loaded by every visit.
  fileprivate var effort: ContentEncoding.Effort {
    if case .asset = self { .assets } else { .pages }
  }
}
