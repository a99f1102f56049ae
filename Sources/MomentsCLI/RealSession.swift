private import Glibc

extension Surroundings.Session {
  static var real: Surroundings.Session {
    Surroundings.Session(
      holdStops: holdStops, waitForStop: waitForStop, open: open, addresses: addresses)
  }

  private static var stops: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, number) }
    return set
  }

  /// Threads that start later hold them too.
  private static func holdStops() {
    var set = stops
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  private static func waitForStop() {
    var set = stops
    var number: Int32 = 0
    while sigwait(&set, &number) == EINTR {}
  }

  /// By the desktop's own program, which finds the browser; its output is nobody's business.
  private static func open(_ address: String) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var arguments = [strdup("xdg-open"), strdup(address), nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    return posix_spawnp(&child, "xdg-open", &actions, nil, &arguments, environ) == 0
  }

  private static func addresses() -> Addresses {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return Addresses() }
    defer { freeifaddrs(list) }
    var numbers: [String] = []
    var next = list
    while let item = next?.pointee {
      if let number = number(of: item) { numbers.append(number) }
      next = item.ifa_next
    }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return Addresses(name: String(decoding: bytes, as: UTF8.self), numbers: numbers)
  }

  /// The IPv4 number of an interface that is up and not the loopback.
  private static func number(of item: ifaddrs) -> String? {
    let flags = Int32(bitPattern: item.ifa_flags)
    guard flags & Int32(IFF_UP) != 0, flags & Int32(IFF_LOOPBACK) == 0,
      let address = item.ifa_addr, Int32(address.pointee.sa_family) == AF_INET
    else { return nil }
    var text = [CChar](repeating: 0, count: 64)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    guard getnameinfo(address, size, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
    else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
