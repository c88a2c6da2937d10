import Foundation

/// Is told what becomes of a session; all methods are optional, as in the protocols below.
///
/// Source: Apple, URLSessionDelegate.
public protocol URLSessionDelegate: AnyObject {
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
  /// Called when all was told of a background session; never called, for the app never sleeps.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
  /// Called when a server asks who is there; never called, for there is no network.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

/// Is told what becomes of a task.
///
/// Source: Apple, URLSessionTaskDelegate.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
  /// Called when a server asks who is there; never called, for there is no network.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Called when a server names another address; never called, for nothing is redirected here.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void)
  /// Called when the bytes of a question have to be sent again; never called.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping (InputStream?) -> Void)
  /// Called when bytes were sent; never called, for nobody gets them.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
  /// Called when a task waits for a network; never called, for it fails at once.
  func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
  /// Called when a task that was to begin later begins; never called.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
    completionHandler: @escaping (URLSession.DelayedRequestDisposition, URLRequest?) -> Void)
  /// Called with how long a task took; never called.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
  /// Called when a task was made.
  func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)
}

/// Is given the bytes of answers.
///
/// Source: Apple, URLSessionDataDelegate.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
  /// Called when a task becomes one for a file; never called.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    didBecome downloadTask: URLSessionDownloadTask)
  /// Called before an answer is kept; never called, for a session keeps none.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping (CachedURLResponse?) -> Void)
}

/// Is given the files of answers.
///
/// Source: Apple, URLSessionDownloadDelegate.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// Called with a file, which is gone afterwards.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
  /// Called when a file goes on where it ended; never called, for there is nothing to resume.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didResumeAtOffset fileOffset: Int64,
    expectedTotalBytes: Int64)
}

extension URLSession {
  /// How a task goes on behind the head of its answer; it goes on in any case.
  public enum ResponseDisposition: Int, Sendable {
    case cancel
    case allow
    case becomeDownload
    case becomeStream
  }
}

extension URLSessionDelegate {
  /// Called when a session let its delegate go, with `nil`, for no session fails; does nothing
  /// unless implemented.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
  /// Called when all was told of a background session; never called, for the app never sleeps.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
  /// Called when a server asks who is there; never called, for there is no network.
  public func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
}

extension URLSessionTaskDelegate {
  /// Called once at the end of each task, with `nil` where an answer came; does nothing unless
  /// implemented.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
  /// Called when a server asks who is there; never called, for there is no network.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  /// Called when a server names another address; never called, for nothing is redirected here.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) { completionHandler(request) }
  /// Called when the bytes of a question have to be sent again; never called.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping (InputStream?) -> Void
  ) { completionHandler(nil) }
  /// Called when bytes were sent; never called, for nobody gets them.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {}
  /// Called when a task waits for a network; never called, for it fails at once.
  public func urlSession(
    _ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask
  ) {}
  /// Called when a task that was to begin later begins; never called.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
    completionHandler: @escaping (URLSession.DelayedRequestDisposition, URLRequest?) -> Void
  ) { completionHandler(.continueLoading, nil) }
  /// Called with how long a task took; never called.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
  ) {}
  /// Called when a task was made.
  public func urlSession(
    _ session: URLSession, didCreateTask task: URLSessionTask
  ) {}
}

extension URLSessionDataDelegate {
  /// Called with the head of an answer, before the bytes; lets the task go on unless implemented.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) { completionHandler(.allow) }
  /// Called once with all the bytes of an answer; does nothing unless implemented.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}
  /// Called when a task becomes one for a file; never called.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    didBecome downloadTask: URLSessionDownloadTask
  ) {}
  /// Called before an answer is kept; never called, for a session keeps none.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping (CachedURLResponse?) -> Void
  ) { completionHandler(proposedResponse) }
}

extension URLSessionDownloadDelegate {
  /// Called once before the file is handed over, with all its bytes; does nothing unless
  /// implemented.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
  /// Called when a file goes on where it ended; never called, for there is nothing to resume.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didResumeAtOffset fileOffset: Int64,
    expectedTotalBytes: Int64
  ) {}
}

/// How long a task took; no task is measured in a film.
///
/// Source: Apple, URLSessionTaskMetrics.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
  /// From the beginning to the end.
  public let taskInterval: DateInterval
  /// How often it was redirected: never.
  public let redirectCount = 0

  init(taskInterval: DateInterval) { self.taskInterval = taskInterval }
}
