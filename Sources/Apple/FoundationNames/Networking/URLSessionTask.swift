import Foundation

/// One question of a session.
///
/// Source: Apple, URLSessionTask.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// Whether a task asks, waits for `resume()`, is being ended, or is over.
  ///
  /// Source: Apple, URLSessionTask.State.
  public enum State: Int, Sendable {
    case running
    case suspended
    case canceling
    case completed
  }

  /// Priorities from 0 to 1 that have names.
  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75

  /// The number of the task in its session, from 1.
  open internal(set) var taskIdentifier = 0
  /// Where the task is; `suspended` until `resume()`, and `completed` also where it failed.
  open private(set) var state = State.suspended
  /// The head of the answer; `nil` before it came, and where it did not.
  open private(set) var response: URLResponse?
  /// Why there was no answer, a `URLError`; `nil` before the end and where one came.
  open private(set) var error: (any Error)?
  /// The request with which the task was made.
  public let originalRequest: URLRequest?
  /// The request that is answered: the original one, for nothing is redirected here.
  open var currentRequest: URLRequest? { originalRequest }
  /// The author's name for the task; `nil` unless set; recorded only.
  open var taskDescription: String?
  /// How urgent the answer is, 0...1; recorded only.
  open var priority = URLSessionTask.defaultPriority
  /// Who is told in place of the session's delegate; not kept; `nil` unless set.
  open weak var delegate: (any URLSessionTaskDelegate)?
  /// How far the task is: 0 of 1, and 1 of 1 when the answer came.
  public let progress = Progress(totalUnitCount: 1)

  /// *Units*: bytes.
  open private(set) var countOfBytesReceived: Int64 = 0
  /// *Units*: bytes; -1 where it is not known.
  open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }
  /// *Units*: bytes.
  open var countOfBytesSent: Int64 { Int64(originalRequest?.httpBody?.count ?? 0) }

  /// What an app's own class answers, while it does.
  private var ownAnswer: ProtocolAnswer?

  /// The session, until the task is over.
  private(set) var session: URLSession?

  init(_ request: URLRequest, _ session: URLSession) {
    originalRequest = request
    self.session = session
  }

  /// Asks, or goes on.
  open func resume() {
    guard state == .suspended else { return }
    state = .running
    DispatchQueue.global().async { self.ask() }
  }

  /// Does not take the answer before `resume()` is called again.
  open func suspend() { if state == .running { state = .suspended } }

  /// Ends the task with `URLError.cancelled`.
  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    ownAnswer?.stop()
    DispatchQueue.global().async {
      self.end(.failure(Answer.error(.cancelled, "cancelled", self.originalRequest?.url)))
    }
  }

  private func ask() {
    // A task that went on after it was suspended is being answered.
    guard state == .running, ownAnswer == nil, let request = originalRequest else { return }
    let own = ProtocolAnswer(to: self) { [weak self] answer, result in
      self?.take(result, answer.response)
    }
    ownAnswer = own
    if own.begins(with: session?.protocolClasses ?? []) { return }
    ownAnswer = nil
    do {
      let answer = try Answer(to: request)
      take(.success(answer.data), answer.response)
    } catch {
      let delay = SharedNetwork.delay(of: error)
      guard delay > 0 else { return end(.failure(error)) }
      DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.end(.failure(error)) }
    }
  }

  private func take(_ result: Result<Data, any Error>, _ head: URLResponse?) {
    guard state == .running || state == .suspended else { return }
    response = head
    if case .success(let data) = result {
      countOfBytesReceived = Int64(data.count)
      progress.completedUnitCount = 1
    }
    end(result)
  }

  private func end(_ result: Result<Data, any Error>) {
    guard state != .completed else { return }
    state = .completed
    if case .failure(let failure) = result { error = failure }
    tell(result)
    session?.ended(self)
    session = nil
  }

  /// Tells whoever asked.
  func tell(_ result: Result<Data, any Error>) {}

  /// Who is told, where no closure is.
  var listener: (any URLSessionTaskDelegate)? {
    delegate ?? session?.delegate as? any URLSessionTaskDelegate
  }
}

/// A question whose answer is bytes.
///
/// Source: Apple, URLSessionDataTask.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
  typealias Handler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  private let handler: Handler?

  init(_ request: URLRequest, _ session: URLSession, _ handler: Handler? = nil) {
    self.handler = handler
    super.init(request, session)
  }

  override func tell(_ result: Result<Data, any Error>) {
    if let handler {
      handler(try? result.get(), response, error)
    } else if let session {
      if let data = try? result.get(), let listener = listener as? any URLSessionDataDelegate {
        if let response {
          listener.urlSession(session, dataTask: self, didReceive: response) { _ in }
        }
        listener.urlSession(session, dataTask: self, didReceive: data)
      }
      listener?.urlSession(session, task: self, didCompleteWithError: error)
    }
  }
}

/// A question that sends bytes.
///
/// Source: Apple, URLSessionUploadTask.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A question whose answer is a file.
///
/// Source: Apple, URLSessionDownloadTask.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  typealias Handler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

  private let handler: Handler?

  init(_ request: URLRequest, _ session: URLSession, _ handler: Handler? = nil) {
    self.handler = handler
    super.init(request, session)
  }

  /// Ends the task; there is nothing to resume.
  @preconcurrency
  open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    DispatchQueue.global().async { completionHandler(nil) }
  }

  override func tell(_ result: Result<Data, any Error>) {
    let file = (try? result.get()).flatMap { try? Self.file(with: $0) }
    if let handler {
      handler(file, response, error)
    } else if let session {
      if let file, let listener = listener as? any URLSessionDownloadDelegate {
        let count = countOfBytesReceived
        listener.urlSession(
          session, downloadTask: self, didWriteData: count, totalBytesWritten: count,
          totalBytesExpectedToWrite: count)
        listener.urlSession(session, downloadTask: self, didFinishDownloadingTo: file)
      }
      listener?.urlSession(session, task: self, didCompleteWithError: error)
    }
    if let file { try? FileManager.default.removeItem(at: file) }
  }

  /// Writes bytes into a file of their own, which no other program has.
  ///
  /// - Throws: `CocoaError` where there is no place for it.
  static func file(with data: Data) throws -> URL {
    var template = Array("\(NSTemporaryDirectory())/CFNetworkDownload_XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: data)
    return URL(filePath: String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self))
  }
}
