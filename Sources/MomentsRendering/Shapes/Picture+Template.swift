package import MomentsViewModels
package import TemplateEngine

extension PictureViewModel: TemplateRecord {
  package static let shape = RecordShape<PictureViewModel>(
    "picture", "The files of a picture among which the browser chooses.",
    [
      .url("src", "What every browser shows.", example: "./photos/lake-480-1a2b.jpg") { $0.src },
      .optionalText("width", "Of that file, in pixels.", example: "480") {
        $0.width.map { String($0) }
      },
      .optionalText("height", "Of that file, in pixels.", example: "320") {
        $0.height.map { String($0) }
      },
      .optionalRecord("widths", "All widths of that format, where there are several.") {
        $0.widths
      },
      .list("sources", "Better formats, best first.") { $0.sources },
      .optionalText("colorClass", "The class of its mean colour.", example: "k213") {
        $0.colorClass
      },
      .flag("isRemote", "Whether another host serves it.") { $0.isRemote },
    ])
}

extension PictureSourceViewModel: TemplateRecord {
  package static let shape = RecordShape<PictureSourceViewModel>(
    "picture source", "The files of one format.",
    [
      .text("type", "Media type.", example: "image/avif") { $0.type },
      .flag("isForReducedMotion", "Whether it is only for those who want no motion.") {
        $0.isForReducedMotion
      },
      .text("sizes", "How wide it is shown, for `sizes`.", example: "240px") { $0.sizes },
      .list("smaller", "All widths but the largest.") { $0.smaller },
      .url("largestURL", "The largest file.", example: "./photos/lake-1440-1a2b.avif") {
        $0.largest.url
      },
      .integer("largestPixels", "Its width.", example: 1440) { $0.largest.width },
    ])
}

extension PictureCandidateViewModel: TemplateRecord {
  package static let shape = RecordShape<PictureCandidateViewModel>(
    "picture candidate", "One file of a `srcset`.",
    [
      .url("url", "The file.", example: "./photos/lake-480-1a2b.avif") { $0.url },
      .integer("pixels", "Its width.", example: 480) { $0.width },
    ])
}
