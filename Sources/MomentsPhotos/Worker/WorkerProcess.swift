private import Glibc
internal import PhotoProtocol
private import Synchronization

/// One running worker. Ends it, and waits for its end, when the value goes.
final class WorkerProcess: Sendable {
  private let process: pid_t
  private let socket: Int32
  let channel: WireChannel

  /// Nobody waits longer than that for the next file of a picture.
  static let secondsLimit: Int32 = 400

  /// What a worker may know of its surroundings: nothing, and that it keeps its temporary pixels in
  /// memory, since it can't write files.
  private static let environment = [
    "LC_ALL=C.UTF-8", "VIPS_DISC_THRESHOLD=64g", "MALLOC_ARENA_MAX=2",
  ]

  private let pictureCount = Atomic(0)

  /// Memory of decoders and encoders falls to pieces over time; a fresh process takes a tenth of a
  /// second for each this many pictures, and keeps it the same for any number of them.
  private static let picturesLimit = 40

  /// Counts a picture that was made; whether the worker may make another.
  func mayGoOn() -> Bool {
    pictureCount.wrappingAdd(1, ordering: .relaxed).newValue < WorkerProcess.picturesLimit
  }

  /// nil where the program at `path` can't be started.
  init?(path: String) {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    socket = ends[0]
    channel = WireChannel(socket: ends[0])
    defer { close(ends[1]) }
    guard let process = WorkerProcess.spawn(path, input: ends[1]) else {
      close(ends[0])
      return nil
    }
    self.process = process
  }

  deinit {
    close(socket)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
  }

  /// How it ended, in words, after it closed its socket.
  func ending() -> String {
    // The kernel closes sockets a moment before the process can be waited for.
    for _ in 0..<200 {
      var info = siginfo_t()
      let result = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
      if result == 0, info.si_signo == SIGCHLD {
        return info.si_code == Int32(CLD_EXITED) ? "it ends early" : "it crashes"
      }
      usleep(5_000)
    }
    return "it doesn't answer"
  }

  private static func spawn(_ path: String, input: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer {
      for text in arguments + variables { free(text) }
    }
    var process: pid_t = 0
    let result = posix_spawn(&process, path, &actions, nil, &arguments, &variables)
    return result == 0 ? process : nil
  }
}
