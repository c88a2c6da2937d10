/// Asks servers: of a film each request fails as on a phone without a network, before the next frame.
///
/// In a file that imports only UIKit, `URLSession` is this class.
///
/// Source: Apple, URLSession.
@preconcurrency @MainActor
open class URLSession: NSObject {
  public let configuration: URLSessionConfiguration
  open private(set) weak var delegate: (any URLSessionDelegate)?
  public let delegateQueue = OperationQueue.main
  /// A text for the author's own use.
  open var sessionDescription: String?
  private var count = 0

  /// The session for simple requests.
  public static let shared = URLSession(configuration: .default)

  /// Makes a session without a delegate.
  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// Makes a session; everything is called on the main queue, whichever is given.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.configuration = configuration
    self.delegate = delegate
    super.init()
  }

  /// Makes a task that gets an answer; the handler is called with the error.
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(request, identifier: next()) { completionHandler(nil, nil, $1) }
  }

  /// Makes a task that gets what is at an address; the handler is called with the error.
  open func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Makes a task of which the delegate is told.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(request, identifier: next(), completion: tell)
  }

  /// Makes a task of which the delegate is told.
  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  /// Makes a task that sends something; the handler is called with the error.
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(request, identifier: next()) { completionHandler(nil, nil, $1) }
  }

  /// Makes a task that puts an answer into a file; the handler is called with the error.
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request, identifier: next()) { completionHandler(nil, nil, $1) }
  }

  /// Makes a task that puts what is at an address into a file; the handler is called with the error.
  open func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Makes a task of which the delegate is told.
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request, identifier: next(), completion: tell)
  }

  /// Makes a task of which the delegate is told.
  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  /// Gets an answer.
  ///
  /// - Throws: `URLError.notConnectedToInternet`.
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await withCheckedThrowingContinuation { continuation in
      dataTask(with: request) { _, _, error in
        continuation.resume(throwing: error ?? URLError(.unknown))
      }.resume()
    }
  }

  /// Gets what is at an address.
  ///
  /// - Throws: `URLError.notConnectedToInternet`.
  open func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// Takes no more tasks; those that run go on.
  open func finishTasksAndInvalidate() {}

  /// Takes no more tasks; those that run fail by themselves.
  open func invalidateAndCancel() {}

  private func next() -> Int {
    count += 1
    return count
  }

  private func tell(_ task: URLSessionTask, _ error: any Error) {
    (delegate as? any URLSessionTaskDelegate)?
      .urlSession(self, task: task, didCompleteWithError: error)
  }
}

/// How a session asks; no request gets as far as that.
///
/// Source: Apple, URLSessionConfiguration.
@preconcurrency @MainActor
open class URLSessionConfiguration: NSObject {
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration()
  }

  /// *Units*: seconds.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// *Units*: seconds.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var httpMaximumConnectionsPerHost = 6
  open var allowsCellularAccess = true
  open var waitsForConnectivity = false
}

/// Is told of a session.
///
/// Source: Apple, URLSessionDelegate.
@preconcurrency @MainActor
public protocol URLSessionDelegate: NSObjectProtocol {}

/// Is told of a session's tasks.
///
/// Source: Apple, URLSessionTaskDelegate.
@preconcurrency @MainActor
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// Called when a task has ended.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

extension URLSessionTaskDelegate {
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
}

/// Is told of what tasks get, which is nothing.
///
/// Source: Apple, URLSessionDataDelegate.
@preconcurrency @MainActor
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}

/// Is told of files that tasks get, which there are none of.
///
/// Source: Apple, URLSessionDownloadDelegate.
@preconcurrency @MainActor
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// Called when a file is there.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
}
