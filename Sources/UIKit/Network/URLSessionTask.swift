/// One request, which fails as on a phone without a network.
///
/// Source: Apple, URLSessionTask.
@preconcurrency @MainActor
open class URLSessionTask: NSObject {
  /// How far the request is.
  public enum State: Int, Sendable { case running, suspended, canceling, completed }

  open private(set) var state = State.suspended
  public let originalRequest: URLRequest?
  open var currentRequest: URLRequest? { originalRequest }
  /// What the server says; nothing, for none answers.
  open var response: URLResponse? { nil }
  /// Why the request failed; `nil` before that.
  open private(set) var error: (any Error)?
  public let taskIdentifier: Int
  /// A text for the author's own use.
  open var taskDescription: String?
  open var priority: Float = 0.5
  /// How much there is of the answer.
  ///
  /// *Units*: bytes.
  open var countOfBytesReceived: Int64 { 0 }
  open var countOfBytesExpectedToReceive: Int64 { -1 }
  /// How far the request is: it stays at nothing.
  public let progress = Progress(totalUnitCount: 1)

  /// Called with the error; the session sets it.
  private let completion: (URLSessionTask, any Error) -> Void

  init(
    _ request: URLRequest, identifier: Int,
    completion: @escaping (URLSessionTask, any Error) -> Void
  ) {
    originalRequest = request
    taskIdentifier = identifier
    self.completion = completion
    super.init()
  }

  /// Begins; the request fails before the next frame.
  open func resume() {
    guard state == .suspended, error == nil else { return }
    state = .running
    let host = originalRequest?.url?.host ?? "its server"
    Log.once(about: "network") {
      "A film asks no server, so that it is the same in every run: what is asked of \(host) fails"
        + " as on a phone without a network."
    }
    DispatchQueue.main.async { self.end(URLError(.notConnectedToInternet)) }
  }

  /// Waits until `resume` is called again.
  open func suspend() { if state == .running { state = .suspended } }

  /// Gives up: the request fails with `URLError.cancelled`.
  open func cancel() {
    guard state != .completed, state != .canceling else { return }
    state = .canceling
    DispatchQueue.main.async { self.end(URLError(.cancelled)) }
  }

  private func end(_ failure: URLError) {
    let isDue = failure.code == .cancelled ? state == .canceling : state == .running
    guard isDue else { return }
    state = .completed
    error = failure
    completion(self, failure)
  }
}

/// Source: Apple, URLSessionDataTask.
@preconcurrency @MainActor
open class URLSessionDataTask: URLSessionTask {}

/// Source: Apple, URLSessionUploadTask.
@preconcurrency @MainActor
open class URLSessionUploadTask: URLSessionDataTask {}

/// Source: Apple, URLSessionDownloadTask.
@preconcurrency @MainActor
open class URLSessionDownloadTask: URLSessionTask {
  /// Gives up, and would tell how to go on; there is nothing to go on from.
  open func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }
}
