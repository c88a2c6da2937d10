import Foundation

/// A line to a server on which both speak; it ends as without a network.
///
/// Source: Apple, URLSessionWebSocketTask.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  /// What is said on the line.
  public enum Message: Sendable {
    case data(Data)
    case string(String)
  }

  /// Why a line ended.
  public enum CloseCode: Int, Sendable {
    case invalid = 0
    case normalClosure = 1000
    case goingAway = 1001
    case protocolError = 1002
    case unsupportedData = 1003
    case noStatusReceived = 1005
    case abnormalClosure = 1006
    case invalidFramePayloadData = 1007
    case policyViolation = 1008
    case messageTooBig = 1009
    case mandatoryExtensionMissing = 1010
    case internalServerError = 1011
    case tlsHandshakeFailure = 1015
  }

  /// The longest message; recorded only.
  ///
  /// *Units*: bytes.
  open var maximumMessageSize = 1_048_576
  /// Why the line ended; `invalid` where it never was there.
  open private(set) var closeCode = CloseCode.invalid
  /// What was said at the end; `nil` for nothing.
  open private(set) var closeReason: Data?

  /// Says something, which nobody hears: calls a closure with `URLError.notConnectedToInternet`.
  @preconcurrency
  open func send(
    _ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let failure = failure
    DispatchQueue.global().async { completionHandler(failure) }
  }

  /// Says something, which nobody hears.
  ///
  /// - Throws: `URLError.notConnectedToInternet`.
  open func send(_ message: Message) async throws { throw failure }

  /// Waits for something to be said: calls a closure with `URLError.notConnectedToInternet`.
  @preconcurrency
  open func receive(
    completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void
  ) {
    let failure = failure
    DispatchQueue.global().async { completionHandler(.failure(failure)) }
  }

  /// Waits for something to be said.
  ///
  /// - Throws: `URLError.notConnectedToInternet`.
  open func receive() async throws -> Message { throw failure }

  /// Asks whether somebody is there: calls a closure with `URLError.notConnectedToInternet`.
  @preconcurrency
  open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
    let failure = failure
    DispatchQueue.global().async { pongReceiveHandler(failure) }
  }

  /// Ends the line.
  open func cancel(with closeCode: CloseCode, reason: Data?) {
    (self.closeCode, closeReason) = (closeCode, reason)
    cancel()
  }

  override func tell(_ result: Result<Data, any Error>) {
    if let session { listener?.urlSession(session, task: self, didCompleteWithError: error) }
  }

  private var failure: URLError {
    Answer.error(
      .notConnectedToInternet, "The Internet connection appears to be offline.",
      originalRequest?.url)
  }
}

/// Is told of lines on which both speak.
///
/// Source: Apple, URLSessionWebSocketDelegate.
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
  /// Called when the line is there; never called, for there is no network.
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?)
  /// Called when the other side ended the line; never called, for there is no network.
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

extension URLSessionWebSocketDelegate {
  /// Called when the line is there; never called, for there is no network.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {}
  /// Called when the other side ended the line; never called, for there is no network.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {}
}

extension URLSession {
  /// Makes a line to a server.
  public func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }

  /// Makes a line to a server that speaks one of some languages.
  public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }

  /// Makes a line to a server.
  public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    make(URLSessionWebSocketTask(request, self))
  }
}
