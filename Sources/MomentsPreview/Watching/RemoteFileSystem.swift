private import Glibc

/// File systems on which somebody else's changes aren't reported by this kernel.
enum RemoteFileSystem {
  /// As the kernel names them, and as people do.
  private static let names: [Substring: String] = [
    "nfs": "NFS", "nfs4": "NFS", "cifs": "SMB", "smb3": "SMB", "smbfs": "SMB", "9p": "9p",
    "drvfs": "a Windows drive", "vboxsf": "a VirtualBox folder", "prl_fs": "a Parallels folder",
    "ceph": "Ceph", "afs": "AFS", "lustre": "Lustre", "fuse.sshfs": "sshfs",
    "fuse.grpcfuse": "a folder of the host", "fuse.osxfs": "a folder of the host",
  ]

  /// nil where it is local, or nothing is known of it.
  static func name(at path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return name(ofRealPath: String(cString: real), mounts: mounts())
  }

  /// - Parameter mounts: as in `/proc/self/mountinfo`, proc(5).
  static func name(ofRealPath path: String, mounts: String) -> String? {
    var longest = 0
    var kind: Substring?
    for line in mounts.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard let mark = fields.firstIndex(of: "-"), mark > 4, mark + 1 < fields.count else {
        continue
      }
      let point = fields[4]
      let isAbove = point == "/" || path == point || path.hasPrefix(point + "/")
      // Of several on one place the last is on top.
      if isAbove, point.utf8.count >= longest {
        longest = point.utf8.count
        kind = fields[mark + 1]
      }
    }
    return kind.flatMap { names[$0] }
  }

  private static func mounts() -> String {
    let descriptor = open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: text, as: UTF8.self) }
      text += buffer[..<count]
    }
  }
}
