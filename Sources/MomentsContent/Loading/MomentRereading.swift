internal import Diagnostics
package import FileTree
package import MomentsModel

/// Reads one file of a timeline again, for who wants to show what is new in it before everything is
/// read again.
package struct MomentRereading: Sendable {
  private let builder: ModelBuilder
  private let timeZone: TimeZoneRules

  init(_ builder: ModelBuilder, _ timeZone: TimeZoneRules) {
    self.builder = builder
    self.timeZone = timeZone
  }

  /// The moment of a Markdown file as it would stand in the timeline, but for what other moments
  /// say of it; nil where only a whole load can tell: where there is something to say about it,
  /// where it names people or tags that the timeline doesn't have, or refers to another moment.
  package func moment(in path: TreePath, of tree: any Tree) -> Moment? {
    let isBundle = path.stem == "index" && path.parent.parent != MediaFiles.content
    let file = MomentFile(
      path: path, name: isBundle ? path.parent.name : path.stem, format: .markdown)
    guard ["md", "markdown"].contains(path.fileExtension) else { return nil }
    let content = MomentReading(tree: tree, timeZone: timeZone).read(file)
    let drafts = content.moments.flatMap(\.self)
    guard content.log.isEmpty, content.profile == nil, drafts.count == 1, drafts[0].isWhole,
      drafts[0].replyTo == nil, drafts[0].repostOf == nil
    else { return nil }
    return builder.knownMoment(drafts[0])
  }
}
