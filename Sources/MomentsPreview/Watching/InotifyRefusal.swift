private import Glibc

/// Why the kernel doesn't report changes, and what could be done about it.
struct InotifyRefusal: Error, Hashable, Sendable {
  var reason: String
  var hint: String?

  init(_ reason: String, hint: String? = nil) {
    self.reason = reason
    self.hint = hint
  }

  init(starting number: Int32) {
    switch number {
    case EMFILE, ENFILE:
      self.init(
        "the limit of inotify instances is reached",
        hint: "sysctl fs.inotify.max_user_instances=512 raises it")
    case ENOSYS: self.init("inotify isn't available here")
    default: self.init("inotify: \(InotifyRefusal.words(number))")
    }
  }

  init(watching number: Int32) {
    switch number {
    case ENOSPC:
      self.init(
        "the limit of inotify watches is reached",
        hint: "sysctl fs.inotify.max_user_watches=524288 raises it")
    default: self.init("inotify: \(InotifyRefusal.words(number))")
    }
  }

  private static func words(_ number: Int32) -> String {
    strerror(number).map { String(cString: $0).lowercased() } ?? "error \(number)"
  }
}
