private import CVipsShim
import PhotoProtocol

/// A decoded picture; the only file that sees libvips.
final class VipsPicture {
  private let picture: OpaquePointer

  private init(owning picture: OpaquePointer) { self.picture = picture }

  deinit { vs_release(picture) }

  /// The formats that are read: those whose loaders are tested against hostile files.
  private static let loaders = [
    "VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif",
    "VipsForeignLoadTiff", "VipsForeignLoadHeif",
  ]

  /// false where libvips can't run here.
  static func start() -> Bool {
    vs_start(loaders.joined(separator: " ")) == 0 && vs_warm_up() == 0
  }

  /// What a header says; `loader` is the name that decoding needs.
  struct Header {
    var loader: String
    /// Upright, of one page.
    var width: Int
    var height: Int
    var pages: Int
    /// Whether its colours must be converted.
    var hasOwnColors: Bool
  }

  static func header(of bytes: UnsafeRawBufferPointer) -> Header? {
    var header = vs_header()
    guard vs_read_header(bytes.baseAddress, bytes.count, &header) == 0 else { return nil }
    let loader = withUnsafeBytes(of: header.loader) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    let isTurned = header.orientation >= 5
    return Header(
      loader: loader, width: Int(isTurned ? header.height : header.width),
      height: Int(isTurned ? header.width : header.height), pages: Int(header.pages),
      hasOwnColors: header.has_own_colors != 0)
  }

  /// The embedded ICC profile's first `limit` bytes; empty where there is none.
  static func profile(of bytes: UnsafeRawBufferPointer, limit: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      count = min(
        limit, vs_read_profile(bytes.baseAddress, bytes.count, buffer.baseAddress, limit))
    }
  }

  enum Gamut: String {
    case sRGB = "srgb"
    case displayP3 = "p3"
  }

  /// Decoded, upright, at most this wide.
  static func load(
    _ bytes: UnsafeRawBufferPointer, _ header: Header, width: Int, gamut: Gamut,
    isAnimated: Bool
  ) throws(PictureRefusal) -> VipsPicture {
    try made(
      vs_load(
        bytes.baseAddress, bytes.count, header.loader, Int32(width), 10_000_000,
        header.hasOwnColors ? gamut.rawValue : nil, isAnimated ? 1 : 0))
  }

  var width: Int { Int(vs_width(picture)) }
  var height: Int { Int(vs_height(picture)) }
  var hasAlpha: Bool { vs_has_alpha(picture) != 0 }

  func resized(width: Int, height: Int) throws(PictureRefusal) -> VipsPicture {
    try VipsPicture.made(vs_resize(picture, Int32(width), Int32(height)))
  }

  func cropped(left: Int, top: Int, side: Int) throws(PictureRefusal) -> VipsPicture {
    try VipsPicture.made(
      vs_crop(picture, Int32(left), Int32(top), Int32(side), Int32(side)))
  }

  func attentionSquare(side: Int) throws(PictureRefusal) -> VipsPicture {
    try VipsPicture.made(vs_attention_square(picture, Int32(side)))
  }

  func narrowed() throws(PictureRefusal) -> VipsPicture {
    try VipsPicture.made(vs_narrow(picture))
  }

  /// On white.
  func flattened() throws(PictureRefusal) -> VipsPicture {
    try VipsPicture.made(vs_flatten(picture))
  }

  func withoutOpaqueAlpha() throws(PictureRefusal) -> VipsPicture {
    try VipsPicture.made(vs_without_opaque_alpha(picture))
  }

  /// 0xRRGGBB
  func meanColor() throws(PictureRefusal) -> Int {
    var mean = (0.0, 0.0, 0.0)
    let result = withUnsafeMutableBytes(of: &mean) {
      vs_mean(picture, $0.baseAddress?.assumingMemoryBound(to: Double.self))
    }
    guard result == 0 else { throw VipsPicture.refusal }
    return [mean.0, mean.1, mean.2].reduce(0) {
      $0 << 8 | min(255, max(0, Int($1.rounded())))
    }
  }

  enum Format {
    case avif, webp, jpeg, png

    fileprivate var value: vs_format {
      switch self {
      case .avif: VS_AVIF
      case .webp: VS_WEBP
      case .jpeg: VS_JPEG
      case .png: VS_PNG
      }
    }
  }

  /// Calls `body` with the encoded file; a profile is embedded only in WebP that is wide.
  func encode(
    _ format: Format, quality: Int, effort: Int, gamut: Gamut,
    _ body: (UnsafeMutableRawBufferPointer) -> Void
  ) throws(PictureRefusal) {
    var bytes: UnsafeMutableRawPointer?
    var count = 0
    let profile = gamut == .displayP3 ? gamut.rawValue : nil
    let result = vs_save(
      picture, format.value, Int32(quality), Int32(effort), profile, &bytes, &count)
    defer { vs_free(bytes) }
    guard result == 0 else { throw VipsPicture.refusal }
    body(UnsafeMutableRawBufferPointer(start: bytes, count: count))
  }

  private static func made(_ picture: OpaquePointer?) throws(PictureRefusal) -> VipsPicture {
    guard let picture else { throw refusal }
    return VipsPicture(owning: picture)
  }

  /// The last failure.
  static var refusal: PictureRefusal {
    let text = [CChar](unsafeUninitializedCapacity: 400) { buffer, count in
      vs_error(buffer.baseAddress, 400)
      count = buffer.firstIndex(of: 0) ?? 0
    }
    let explanation = String(decoding: text.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return PictureRefusal(
      explanation.contains("out of memory") ? .tooLarge : .damaged, explanation)
  }
}
