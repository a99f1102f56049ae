internal import Diagnostics
internal import FileTree
internal import MomentsPhotos
internal import MomentsRendering
internal import TemplateEngine

/// Turns entries of the plan into bytes. Usable from any number of threads.
struct FileMaker: Sendable {
  let pages: SitePages
  let assets: AssetPlan
  let source: any Tree

  /// The files of `range`; ends early at one that can't be made.
  func batch(
    _ entries: [SitePlan.Entry], _ range: Range<Int>, _ manifest: Manifest
  ) -> RenderedSite.Batch {
    var batch = RenderedSite.Batch(entries: range)
    batch.files.reserveCapacity(range.count)
    var buffer = ByteBuffer()
    for index in range {
      buffer.removeAll()
      if let problem = make(entries[index], into: &buffer) {
        batch.problem = problem
        return batch
      }
      let old = manifest[entries[index].path]
      buffer.withUnsafeBytes { bytes in batch.append(bytes, unlessEqualTo: old) }
    }
    return batch
  }

  private func make(_ entry: SitePlan.Entry, into buffer: inout ByteBuffer) -> Diagnostic? {
    do throws(TemplateError) {
      if try pages.render(entry.recipe, into: &buffer) { return nil }
    } catch {
      return error.diagnostic
    }
    switch entry.recipe {
    case .asset(let index): buffer.append(assets.assets[index].bytes)
    case .picture(let path):
      do throws(TreeError) {
        guard let bytes = try PictureCatalog.bytes(of: path, from: source) else {
          return changed(path, "changed while the site was built")
        }
        buffer.append(bytes)
      } catch {
        return changed(path, "can't be read: \(error.explanation)")
      }
    default: break
    }
    return nil
  }

  private func changed(_ path: TreePath, _ text: String) -> Diagnostic {
    Diagnostic(
      .fileUnreadable, at: SourcePlace(file: path.text), "picture '\(path)' \(text)",
      hint: "build again")
  }
}

extension RenderedSite.Batch {
  /// Adds the next file; keeps its bytes where they differ from `old`.
  mutating func append(_ new: UnsafeRawBufferPointer, unlessEqualTo old: Manifest.Entry?) {
    let fingerprint = Fingerprint(of: new)
    let isUnchanged = old?.fingerprint == fingerprint && old?.size == new.count
    var range: Range<Int>?
    if !isUnchanged {
      range = bytes.count..<(bytes.count + new.count)
      bytes.append(contentsOf: new)
    }
    files.append(
      RenderedSite.File(size: new.count, fingerprint: fingerprint, bytes: range))
  }
}
