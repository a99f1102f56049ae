internal import Diagnostics
internal import FileTree
internal import MomentsPhotos
internal import MomentsRendering
internal import TemplateEngine

/// Turns entries of the plan into bytes. Usable from any number of threads.
struct FileMaker: Sendable {
  private(set) var pages: SitePages
  let machines: SiteMachines
  let assets: AssetPlan
  let pictures: [PictureFile]
  let store: PictureStore
  let source: any Tree
  let copies: [TreePath]
  let search: SiteSearch

  /// The same with other pages.
  func with(_ pages: SitePages) -> FileMaker {
    var maker = self
    maker.pages = pages
    return maker
  }

  /// Makes the files of `range` that `reuse` doesn't have, and stages those that differ from what
  /// is there.
  func batch(
    _ entries: [SitePlan.Entry], _ range: Range<Int>, reuse: [RenderedSite.File?],
    over standing: StandingSite, stage: OutputStage
  ) -> RenderedSite.Batch {
    var batch = RenderedSite.Batch()
    batch.files.reserveCapacity(range.count)
    var buffer = ByteBuffer()
    for number in range {
      if let file = reuse[number] {
        batch.files.append(file)
        continue
      }
      buffer.removeAll()
      let published = standing.published(number)
      if let file = unchangedPicture(entries[number], over: published) {
        batch.files.append(file)
        continue
      }
      if let problem = make(entries[number], into: &buffer) {
        batch.problems.append(problem)
        continue
      }
      let path = entries[number].path
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
    case .copy(let index): return copy(copies[index], into: &buffer)
    case .searchFile(let file): buffer.append(search.bytes(of: file))
    case .picture(let index): return makePicture(pictures[index], into: &buffer)
    case .machine(let file): machines.write(file, into: &buffer)
    default: break
    }
    return nil
  }

  /// A finished picture that is published already, without reading it.
  private func unchangedPicture(
    _ entry: SitePlan.Entry, over published: Manifest.Entry?
  ) -> RenderedSite.File? {
    guard case .picture(let index) = entry.recipe,
      case .cache(_, let size, let fingerprint) = pictures[index].origin,
      let published, published.size == size,
      published.fingerprint == fingerprint
    else { return nil }
    return RenderedSite.File(size: size, fingerprint: fingerprint, isStaged: false)
  }

  private func makePicture(_ file: PictureFile, into buffer: inout ByteBuffer) -> Diagnostic? {
    do throws(TreeError) {
      guard let bytes = try store.bytes(of: file) else {
        return unusable(file, "changed during the build")
      }
      buffer.append(bytes)
      return nil
    } catch {
      return unusable(file, "can't be read: \(error.explanation)")
    }
  }

  private func copy(_ file: TreePath, into buffer: inout ByteBuffer) -> Diagnostic? {
    do throws(TreeError) {
      buffer.append(try source.read(file))
      return nil
    } catch {
      return Diagnostic(
        .fileUnreadable, at: SourcePlace(file: file.text),
        "this file can't be read: \(error.explanation)", hint: "check the file")
    }
  }

  private func unusable(_ file: PictureFile, _ text: String) -> Diagnostic {
    Diagnostic(
      .fileUnreadable, "what becomes '\(file.path)' \(text)", hint: "build again")
  }
}

extension RenderedSite.File {
  init(_ bytes: UnsafeRawBufferPointer, over published: Manifest.Entry?) {
    let fingerprint = Fingerprint(of: bytes)
    self.init(
      size: bytes.count, fingerprint: fingerprint,
      isStaged: published?.fingerprint != fingerprint || published?.size != bytes.count)
  }
}
