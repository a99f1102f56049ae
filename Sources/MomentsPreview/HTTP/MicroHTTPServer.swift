private import CMicrohttpd
private import Glibc
internal import Synchronization

/// A file server's outer end: sockets, parsing and threads, all by libmicrohttpd. The only file
/// that sees it.
package final class MicroHTTPServer: Sendable {
  /// Called from several threads. nil: the answer isn't there yet; the request waits for
  /// `answerWaiting()` and is put again then.
  package typealias Handler = @Sendable (HTTPRequest) -> HTTPAnswer?

  package struct Limits: Sendable {
    package var threads = 2
    package var connections = 1000
    /// A connection on which nothing comes for that long is closed.
    package var idleSeconds = 10
    /// Room for a request's line and fields, and for what is on its way out.
    package var bytesPerConnection = 32_768

    package init() {}
  }

  // The library's objects may be used from any thread.
  private struct Handle: @unchecked Sendable { let pointer: OpaquePointer }

  private struct Waiting {
    var connections: [Handle] = []
    var isStopping = false
  }

  private let handler: Handler
  private let waiting = Mutex(Waiting())
  private let openStreams = Atomic(0)
  private let daemon = Mutex<Handle?>(nil)

  private let ledger: ConnectionLedger

  /// - Parameter stopwatch: seconds from any fixed point.
  package init(stopwatch: @escaping @Sendable () -> Double, handler: @escaping Handler) {
    self.handler = handler
    ledger = ConnectionLedger(stopwatch: stopwatch)
  }

  /// Ends connections that take too long to say what they want; to be called every few seconds.
  package func endOverdueConnections() { ledger.endOverdue() }

  /// Serves on a socket that listens already and belongs to the server from now on; false where
  /// the library refuses.
  package func start(on socket: ListeningSocket, limits: Limits = Limits()) -> Bool {
    var settings = momentsgen_http_settings()
    settings.listening_socket = socket.descriptor
    settings.threads = UInt32(limits.threads)
    settings.connections = UInt32(limits.connections)
    settings.idle_seconds = UInt32(limits.idleSeconds)
    settings.bytes_per_connection = limits.bytesPerConnection
    settings.context = Unmanaged.passUnretained(self).toOpaque()
    settings.answer = { context, connection, _, method, _, _, size, state in
      MicroHTTPServer.from(context)?.answer(connection, method, size, state) ?? .NO
    }
    settings.begin = { _, target, _ in
      Unmanaged.passRetained(Exchange(target: MicroHTTPServer.text(ofTarget: target))).toOpaque()
    }
    settings.connection = { context, connection, _, event in
      guard let connection, let server = MicroHTTPServer.from(context) else { return }
      server.note(event, of: connection)
    }
    settings.end = { context, connection, state, _ in
      if let connection {
        MicroHTTPServer.from(context)?.ledger.isAnswered(Int(bitPattern: connection))
      }
      guard let pointer = state?.pointee else { return }
      Unmanaged<Exchange>.fromOpaque(pointer).release()
      state?.pointee = nil
    }
    guard let started = momentsgen_http_start(&settings) else { return false }
    let handle = Handle(pointer: started)
    daemon.withLock { $0 = handle }
    return true
  }

  /// Puts the requests again that wait for their answer.
  package func answerWaiting() {
    waiting.withLock { waiting in
      for connection in waiting.connections { MHD_resume_connection(connection.pointer) }
      waiting.connections = []
    }
  }

  /// Ends all connections and frees the port. Event streams must have been closed: the library
  /// ends the program where one still sleeps, so this waits until the last is gone.
  package func stop() {
    waiting.withLock { $0.isStopping = true }
    answerWaiting()
    let stopped = daemon.withLock { daemon in
      defer { daemon = nil }
      return daemon
    }
    guard let stopped = stopped?.pointer else { return }
    let socket = MHD_quiesce_daemon(stopped)
    if socket >= 0 { close(socket) }
    var waited = 0
    while openStreams.load(ordering: .acquiring) > 0, waited < 100 {
      usleep(1000)
      waited += 1
    }
    guard openStreams.load(ordering: .acquiring) == 0 else { return }
    MHD_stop_daemon(stopped)
  }

  // MARK: One request

  /// What is kept for a request between the library's calls.
  private final class Exchange {
    let target: String
    /// Whether the library has said once that the request is there.
    var isAnnounced = false
    /// Kept until it is through, and with it the files that it is sent from.
    var answer: HTTPAnswer?

    init(target: String) { self.target = target }
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> MicroHTTPServer? {
    context.map { Unmanaged<MicroHTTPServer>.fromOpaque($0).takeUnretainedValue() }
  }

  private func answer(
    _ connection: OpaquePointer?, _ method: UnsafePointer<CChar>?,
    _ uploadSize: UnsafeMutablePointer<Int>?,
    _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> MHD_Result {
    guard let connection, let method, let pointer = state?.pointee else { return .NO }
    ledger.requestIsComplete(Int(bitPattern: connection))
    // A body is refused before it comes; what comes all the same ends the connection.
    guard uploadSize?.pointee == 0 else { return .NO }
    let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
    let request = HTTPRequest(
      method: String(cString: method), target: exchange.target, fields: fields(of: connection))
    if !exchange.isAnnounced, !request.mayHaveBody {
      // Answered now, the connection would end: the library expects the body first.
      exchange.isAnnounced = true
      return .YES
    }
    if let answer = handler(request) {
      exchange.answer = answer
      return send(answer, on: connection)
    }
    let handle = Handle(pointer: connection)
    let late = waiting.withLock { waiting -> HTTPAnswer? in
      // Asked once more under the lock: the answer may have come, and its waking up been missed.
      if let answer = handler(request) { return answer }
      if waiting.isStopping { return HTTPAnswer(503, text: "the preview is stopping") }
      MHD_suspend_connection(handle.pointer)
      waiting.connections.append(handle)
      return nil
    }
    guard let late else { return .YES }
    exchange.answer = late
    return send(late, on: connection)
  }

  private func note(_ event: MHD_ConnectionNotificationCode, of connection: OpaquePointer) {
    let key = Int(bitPattern: connection)
    if momentsgen_http_is_closed(event) != 0 { return ledger.close(key) }
    let descriptor = momentsgen_http_descriptor(connection)
    if descriptor >= 0 { ledger.open(key, descriptor: descriptor) }
  }

  /// Empty, which is no address, where it isn't UTF-8 or a NUL is in it: behind the end that the
  /// library has set there must be the version.
  private static func text(ofTarget target: UnsafePointer<CChar>?) -> String {
    guard let target, strncmp(target + strlen(target) + 1, "HTTP/", 5) == 0 else { return "" }
    return String(validatingCString: target) ?? ""
  }

  private func fields(of connection: OpaquePointer) -> [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    withUnsafeMutablePointer(to: &fields) { pointer in
      _ = MHD_get_connection_values(
        connection, .HEADER_KIND,
        { context, _, name, value in
          if let name {
            let fields = context?.assumingMemoryBound(to: [(name: String, value: String)].self)
            fields?.pointee.append(
              (String(cString: name).lowercased(), value.map { String(cString: $0) } ?? ""))
          }
          return .YES
        }, pointer)
    }
    return fields
  }

  private func send(_ answer: HTTPAnswer, on connection: OpaquePointer) -> MHD_Result {
    if case .events(let stream) = answer.body {
      return send(stream, answer, on: connection)
    }
    let made = answer.made.withLock { made -> Response? in
      if let response = made as? Response { return response }
      let response = Response(answer)
      made = response
      return response
    }
    guard let made else { return .NO }
    return MHD_queue_response(connection, UInt32(answer.status), made.pointer)
  }

  private func send(_ stream: EventStream, _ answer: HTTPAnswer, on connection: OpaquePointer)
    -> MHD_Result
  {
    guard let listener = stream.listen() else {
      return send(HTTPAnswer(503, text: "too many pages are open"), on: connection)
    }
    let source = StreamSource(self, stream, listener, Handle(pointer: connection))
    let pointer = MHD_create_response_from_callback(
      UInt64.max, 1024,
      { context, _, buffer, size in StreamSource.from(context)?.read(buffer, size) ?? -2 },
      Unmanaged.passRetained(source).toOpaque(),
      { context in
        guard let context else { return }
        Unmanaged<StreamSource>.fromOpaque(context).takeRetainedValue().finish()
      })
    guard let pointer else { return .NO }
    openStreams.wrappingAdd(1, ordering: .relaxed)
    defer { MHD_destroy_response(pointer) }
    for field in answer.fields { _ = MHD_add_response_header(pointer, field.name, field.value) }
    return MHD_queue_response(connection, UInt32(answer.status), pointer)
  }

  // Unchecked: the library counts the uses of a response under a lock of its own.
  /// The library's own form of an answer.
  private final class Response: @unchecked Sendable {
    let pointer: OpaquePointer

    /// nil where memory or descriptors have run out.
    init?(_ answer: HTTPAnswer) {
      guard let pointer = Response.make(answer.body) else { return nil }
      self.pointer = pointer
      for field in answer.fields { _ = MHD_add_response_header(pointer, field.name, field.value) }
      if answer.isLast { _ = MHD_add_response_header(pointer, "Connection", "close") }
    }

    deinit { MHD_destroy_response(pointer) }

    private static func make(_ body: HTTPAnswer.Body) -> OpaquePointer? {
      switch body {
      case .bytes(let bytes):
        return bytes.withUnsafeBytes { bytes in
          MHD_create_response_from_buffer(
            bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress),
            .RESPMEM_MUST_COPY)
        }
      case .file(let file, let offset, let count):
        // The library closes what it is given.
        let copy = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { return nil }
        let response = MHD_create_response_from_fd_at_offset64(
          UInt64(count), copy, UInt64(offset))
        if response == nil { close(copy) }
        return response
      case .events: return nil
      }
    }
  }

  /// Feeds one event stream to its connection.
  private final class StreamSource {
    private let server: MicroHTTPServer
    private let stream: EventStream
    private let listener: EventStream.Listener
    private let connection: Handle

    init(
      _ server: MicroHTTPServer, _ stream: EventStream, _ listener: EventStream.Listener,
      _ connection: Handle
    ) {
      self.server = server
      self.stream = stream
      self.listener = listener
      self.connection = connection
    }

    static func from(_ context: UnsafeMutableRawPointer?) -> StreamSource? {
      context.map { Unmanaged<StreamSource>.fromOpaque($0).takeUnretainedValue() }
    }

    /// As the library's content readers: a count, 0 after putting the connection to sleep, or -1
    /// for the end.
    func read(_ buffer: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
      let connection = connection
      let reading = listener.read(
        into: UnsafeMutableRawBufferPointer(start: buffer, count: size)
      ) {
        MHD_suspend_connection(connection.pointer)
        return { MHD_resume_connection(connection.pointer) }
      }
      switch reading {
      case .bytes(let count): return count
      case .nothing: return 0
      case .end: return -1
      }
    }

    func finish() {
      stream.remove(listener)
      server.openStreams.wrappingSubtract(1, ordering: .releasing)
    }
  }
}
