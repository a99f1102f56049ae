private import Glibc

/// The ffmpeg program: copies media without their metadata, and takes frames out of them.
package struct MediaTool: Sendable {
  /// Absolute.
  package let path: String

  package init(path: String) { self.path = path }

  /// Copies pictures, sound and captions, and nothing else, so that playing can begin before all of
  /// it is there. nil, or its last words where it refuses.
  func copy(_ source: String, to target: String, _ kind: MediaKind) -> String? {
    var options = ["-map", "0:V?", "-map", "0:a?", "-dn", "-sn", "-c", "copy"]
    options += ["-map_metadata", "-1", "-map_metadata:s", "-1", "-map_chapters", "-1"]
    options += ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"]
    switch kind {
    case .mp4: options += ["-movflags", "+faststart", "-write_tmcd", "0", "-empty_hdlr_name", "1"]
    // Covers of albums are pictures too, and say what they were made with.
    case .mp3: options += ["-vn", "-id3v2_version", "0", "-write_xing", "0"]
    case .webm, .ogg: break
    }
    return run(source, options + ["-f", kind.muxer, target])
  }

  /// One frame from the beginning that shows something, as PNG.
  func poster(of source: String, to target: String) -> String? {
    run(
      source,
      ["-map", "0:V:0", "-vf", "thumbnail=50", "-frames:v", "1", "-map_metadata", "-1"]
        + ["-fflags", "+bitexact", "-c:v", "png", "-f", "image2", "-update", "1", target])
  }

  /// Only files are read, so that a hostile playlist reaches nothing else.
  private func run(_ source: String, _ options: [String]) -> String? {
    let arguments =
      [path, "-nostdin", "-hide_banner", "-v", "error", "-y", "-threads", "1"]
      + ["-protocol_whitelist", "file", "-i", "file:" + source] + options
    return MediaTool.spawn(arguments) == 0 ? nil : "it can't be copied as it is"
  }

  /// Its exit code; -1 where it can't be started or was killed.
  private static func spawn(_ arguments: [String]) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = [strdup("LC_ALL=C.UTF-8"), nil]
    defer {
      for text in words + variables { free(text) }
    }
    var process: pid_t = 0
    guard posix_spawn(&process, arguments[0], &actions, nil, &words, &variables) == 0 else {
      return -1
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}
