internal import FileTree

/// Writes `Content/profile.md` where the site has no profile yet. Only what is public on the
/// account's page: never its e-mail address, phone number or birthday.
struct ProfileWriter {
  let tree: any Tree
  let bundle: ExportBundle

  /// The file that was written; nil: none.
  func write(_ profile: ImportedProfile) throws(ImportFault) -> TreePath? {
    if let own = profile.own { return try OwnAccountWriter(tree: tree, bundle: bundle).write(own) }
    guard let name = profile.name else { return nil }
    var copies: [MediaPlan.Copy] = []
    var text = "---\n"
    if let id = profile.id { text += "id: \(YAMLScalar.text(id))\n" }
    text += "name: \(YAMLScalar.text(name))\n"
    for (field, media) in [("avatar", profile.avatar), ("cover", profile.cover)] {
      guard let media else { continue }
      switch media.origin {
      case .file(let file):
        let start = try bundle.beginning(of: file)
        let ending = MediaKind.fileExtension(start, fallback: file.fileExtension)
        let fileName = "\(field).\(ending)"
        copies.append(
          MediaPlan.Copy(
            origin: media.origin, target: MergePlan.content.appending(fileName), size: file.size))
        text += "\(field): \(YAMLScalar.text(fileName))\n"
      case .remote(let url): text += "\(field): \(YAMLScalar.text(url))\n"
      case .bytes, .missing: continue
      }
    }
    if let url = profile.url { text += "url: \(YAMLScalar.text(url))\n" }
    text += "---\n"
    let biography = MarkdownWriter.markdown(profile.biography)
    if !biography.isEmpty { text += "\n\(biography)\n" }
    return try write(text, copies)
  }

  private func write(_ text: String, _ copies: [MediaPlan.Copy]) throws(ImportFault) -> TreePath? {
    do throws(TreeError) {
      for name in ["profile.md", "profile.json"]
      where try tree.entry(at: MergePlan.content.appending(name)) != nil {
        return nil
      }
      try tree.makeDirectory(MergePlan.content)
    } catch { throw ImportFault(writing: error) }
    var free: [MediaPlan.Copy] = []
    do throws(TreeError) {
      for copy in copies where try tree.entry(at: copy.target) == nil { free.append(copy) }
    } catch { throw ImportFault(writing: error) }
    try MediaCopying(bundle: bundle, tree: tree).run(free)
    let path = MergePlan.content.appending("profile.md")
    do throws(TreeError) { try tree.write(Array(text.utf8), to: path) } catch {
      throw ImportFault(writing: error)
    }
    return path
  }
}
