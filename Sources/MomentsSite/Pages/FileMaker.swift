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

  /// Makes the files of `range` and stages those that differ from what `manifest` says.
  func batch(
    _ entries: [SitePlan.Entry], _ range: Range<Int>, over manifest: Manifest, stage: OutputStage
  ) -> RenderedSite.Batch {
    var batch = RenderedSite.Batch()
    batch.files.reserveCapacity(range.count)
    var buffer = ByteBuffer()
    for number in range {
      buffer.removeAll()
      if let problem = make(entries[number], into: &buffer) {
        batch.problems.append(problem)
        continue
      }
      let path = entries[number].path
      let published = manifest[path]
      do throws(TreeError) {
        let file = try buffer.withUnsafeBytes { (bytes) throws(TreeError) in
          let file = RenderedSite.File(bytes, over: published)
          if file.isStaged { try stage.put(bytes, for: path, number: number) }
          return file
        }
        batch.files.append(file)
      } catch {
        batch.refusal = error
        return batch
      }
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
    case .picture(let path): return makePicture(path, into: &buffer)
    default: break
    }
    return nil
  }

  private func makePicture(_ path: TreePath, into buffer: inout ByteBuffer) -> Diagnostic? {
    do throws(TreeError) {
      guard let bytes = try PictureCatalog.bytes(of: path, from: source) else {
        return unusable(path, "changed while the site was built")
      }
      buffer.append(bytes)
      return nil
    } catch {
      return unusable(path, "can't be read: \(error.explanation)")
    }
  }

  private func unusable(_ path: TreePath, _ text: String) -> Diagnostic {
    Diagnostic(
      .fileUnreadable, at: SourcePlace(file: path.text), "picture '\(path)' \(text)",
      hint: "build again")
  }
}

extension RenderedSite.File {
  fileprivate init(_ bytes: UnsafeRawBufferPointer, over published: Manifest.Entry?) {
    let fingerprint = Fingerprint(of: bytes)
    self.init(
      size: bytes.count, fingerprint: fingerprint,
      isStaged: published?.fingerprint != fingerprint || published?.size != bytes.count)
  }
}
