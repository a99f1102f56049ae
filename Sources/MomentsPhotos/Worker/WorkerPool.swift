package import PhotoProtocol
private import Synchronization

/// Workers, started as they are needed and used again; a worker that a picture kills is replaced.
/// Usable from any number of threads, each of which occupies one worker while it encodes.
package final class WorkerPool: PictureEncoder {
  private let path: String
  private let idle = Mutex<[WorkerProcess]>([])

  /// - Parameter path: of the worker program, absolute or relative to the working folder.
  package init(path: String) { self.path = path }

  package func encode(
    _ picture: [UInt8], maxPixels: Int, jobs: (PictureFacts) -> [PictureJob],
    deliver: (Int, EncodedPicture) -> Void
  ) throws(EncodingFailure) -> EncodingResult {
    var ending = ""
    // The second try tells a picture that kills workers from a worker that was killed.
    for _ in 0..<2 {
      let worker = try lease()
      let result: Result<EncodingResult, EncodingFailure>
      do throws(WireError) {
        let dialog = EncodingDialog(channel: worker.channel)
        result = try dialog.encode(picture, maxPixels, jobs, deliver)
      } catch {
        if error == .late { throw .workerKilled("it takes too long to decode") }
        ending = worker.ending()
        continue
      }
      if worker.mayGoOn() { idle.withLock { $0.append(worker) } }
      return try result.get()
    }
    throw .workerKilled(ending)
  }

  private func lease() throws(EncodingFailure) -> WorkerProcess {
    if let worker = idle.withLock({ $0.popLast() }) { return worker }
    guard let worker = WorkerProcess(path: path) else { throw .noWorker }
    let greeting: WorkerReply?
    do throws(WireError) {
      greeting = try WorkerReply.read(try worker.channel.receive(secondsLimit: 60)).reply
    } catch { greeting = nil }
    guard case .ready(WorkerReply.version, _) = greeting else { throw .noWorker }
    return worker
  }
}
