import Foundation

/// Is told what becomes of a session; all methods are optional, as in the protocols below.
///
/// Source: Apple, URLSessionDelegate.
public protocol URLSessionDelegate: AnyObject {
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
  /// Called when all was told of a background session; never called, for the app never sleeps.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

/// Is told what becomes of a task.
///
/// Source: Apple, URLSessionTaskDelegate.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

/// Is given the bytes of answers.
///
/// Source: Apple, URLSessionDataDelegate.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
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
}

extension URLSessionTaskDelegate {
  /// Called once at the end of each task, with `nil` where an answer came; does nothing unless
  /// implemented.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
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
}

extension URLSessionDownloadDelegate {
  /// Called once before the file is handed over, with all its bytes; does nothing unless
  /// implemented.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
}
