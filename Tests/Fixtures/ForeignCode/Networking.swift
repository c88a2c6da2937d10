import Foundation
import UIKit

/// A session's delegate with all that an app may implement.
final class Loader: NSObject, URLSessionDelegate, URLSessionTaskDelegate, URLSessionDataDelegate,
  URLSessionDownloadDelegate
{
  var buffers: [Int: Data] = [:]
  lazy var session: URLSession = {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = URLCache(
      memoryCapacity: 1_000_000, diskCapacity: 1_000_000, diskPath: "pictures")
    configuration.requestCachePolicy = .returnCacheDataElseLoad
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.allowsExpensiveNetworkAccess = false
    return URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
  }()

  func load(_ url: URL) {
    let request = URLRequest(url: url)
    if let cached = URLCache.shared.cachedResponse(for: request) {
      print(cached.data.count, (cached.response as? HTTPURLResponse)?.statusCode ?? 0)
      return
    }
    session.dataTask(with: request) { data, response, _ in
      guard let data = data, let response = response else { return }
      let cached = CachedURLResponse(response: response, data: data)
      URLCache.shared.storeCachedResponse(cached, for: request)
    }.resume()
  }

  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {}
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    if challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust,
      let trust = challenge.protectionSpace.serverTrust
    {
      completionHandler(.useCredential, URLCredential(trust: trust))
    } else {
      completionHandler(.performDefaultHandling, nil)
    }
  }
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) { completionHandler(nil) }
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {}
  func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
  ) { print(metrics.taskInterval.duration) }
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
  }
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    buffers[dataTask.taskIdentifier, default: Data()].append(data)
  }
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) { completionHandler(.allow) }
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping (CachedURLResponse?) -> Void
  ) { completionHandler(proposedResponse) }
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {}
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didResumeAtOffset fileOffset: Int64,
    expectedTotalBytes: Int64
  ) {}
}

/// Loads an address that no film reaches.
@MainActor
public func loadAsApps() {
  let loader = Loader()
  if let url = URL(string: "https://example.com/a") { loader.load(url) }
  HTTPCookieStorage.shared.cookies?.forEach { HTTPCookieStorage.shared.deleteCookie($0) }
}
