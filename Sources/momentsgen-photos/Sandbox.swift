private import CSandbox

/// What the worker gives up before it sees the first picture: opening files, the network, starting
/// programs, and more memory than a picture may need.
struct Sandbox {
  /// Whether the kernel agreed to all of it.
  let isTight: Bool

  /// Address space, not memory in use: decoders of the largest pictures allowed stay below it.
  private static let addressSpaceBytes: UInt64 = 4 << 30

  /// Starts libvips first, since it opens its parts as files.
  static func enter() -> Sandbox {
    guard VipsPicture.start() else { return Sandbox(isTight: false) }
    let isLimited = sandbox_limit_resources(addressSpaceBytes) == 0
    return Sandbox(isTight: sandbox_close_doors() == 0 && isLimited)
  }

  /// Ends the worker where one picture takes longer than that.
  static func limitSeconds(_ seconds: UInt64) { _ = sandbox_limit_seconds(seconds) }
}
