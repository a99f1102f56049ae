/// A person's picture, or what stands for it.
package struct AvatarViewModel: Sendable, Hashable {
  package let url: String?
  /// Smaller and larger ones, where there are some.
  package let widths: PictureSourceViewModel?
  /// Where there is no picture; nil where the name has no letters either.
  package let initials: String?
  /// 0..<`Initials.colorCount`
  package let color: Int

  package init(
    url: String?, widths: PictureSourceViewModel? = nil, initials letters: Initials
  ) {
    self.url = url
    self.widths = widths
    initials = url == nil ? letters.text : nil
    color = letters.color
  }
}
