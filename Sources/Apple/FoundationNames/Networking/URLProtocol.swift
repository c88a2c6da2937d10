import Foundation
import Synchronization

/// Answers the requests of a session in a way of the app's own.
///
/// Source: Apple, URLProtocol.
@preconcurrency @MainActor
open class URLProtocol: NSObject, @unchecked Sendable {
  /// What is asked.
  public nonisolated let request: URLRequest
  /// An answer from before; `nil` for none.
  public nonisolated let cachedResponse: CachedURLResponse?
  /// Who is told of the answer; `nil` once it is complete.
  open private(set) var client: (any URLProtocolClient)?
  /// The task that asks; `nil` for none.
  open private(set) var task: URLSessionTask?

  /// Makes what answers a request.
  ///
  /// - Parameters:
  ///   - request: what is asked.
  ///   - cachedResponse: an answer from before.
  ///   - client: who is told.
  public required init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    (self.request, self.cachedResponse, self.client) = (request, cachedResponse, client)
    super.init()
  }

  /// Makes what answers a task.
  public convenience init(
    task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    self.init(
      request: task.currentRequest ?? URLRequest(url: URL(filePath: "/")),
      cachedResponse: cachedResponse, client: client)
    self.task = task
  }

  /// Returns true for a request that the class answers; false unless overridden.
  open class func canInit(with request: URLRequest) -> Bool { false }

  /// Returns true for a task that the class answers: for one with such a request.
  open class func canInit(with task: URLSessionTask) -> Bool {
    task.currentRequest.map { canInit(with: $0) } ?? false
  }

  /// Returns the request as the class asks it; the same one unless overridden.
  open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  /// Returns true where an answer from before to one request will do for the other; where they are equal
  /// unless overridden.
  open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }

  /// Begins to answer; an app's class overrides it.
  open func startLoading() {}

  /// Ends the answer early, or after it is complete; an app's class overrides it.
  open func stopLoading() {}

  /// Adds a class that is asked before others whether it answers, for all sessions with usual settings.
  ///
  /// - Returns: true.
  @discardableResult
  open class func registerClass(_ protocolClass: AnyClass) -> Bool {
    guard let added = protocolClass as? URLProtocol.Type else { return false }
    SharedNetwork.protocolClasses.insert(added, at: 0)
    return true
  }

  /// Removes a class that was added.
  open class func unregisterClass(_ protocolClass: AnyClass) {
    SharedNetwork.protocolClasses.removeAll { $0 == protocolClass }
  }

  /// Makes the object of a class that answers a task.
  static func answering(
    _ task: URLSessionTask, by type: URLProtocol.Type, _ client: any URLProtocolClient
  ) -> URLProtocol? {
    guard let request = task.currentRequest else { return nil }
    let made = type.init(
      request: type.canonicalRequest(for: request), cachedResponse: nil, client: client)
    made.task = task
    return made
  }

  /// Lets go of who is told.
  func letClientGo() { client = nil }
}

/// Hears what a class of an app's own answers.
///
/// Source: Apple, URLProtocolClient.
public protocol URLProtocolClient: NSObjectProtocol, Sendable {
  /// Called where another request is to be asked in place of the first.
  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
  /// Called where an answer from before will do.
  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
  /// Called with the head of the answer.
  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy)
  /// Called with a part of the answer.
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
  /// Called when the answer is complete.
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  /// Called where there is no answer.
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
  /// Called where a server asks who is there.
  func urlProtocol(
    _ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
  /// Called where a server's question is not asked any more.
  func urlProtocol(
    _ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
}

/// Gathers an answer for a task.
final class ProtocolAnswer: NSObject, URLProtocolClient, @unchecked Sendable {
  private(set) var response: URLResponse?
  private var data = Data()
  private var loader: URLProtocol?
  private weak var task: URLSessionTask?
  private let end: @Sendable (ProtocolAnswer, Result<Data, any Error>) -> Void

  init(
    to task: URLSessionTask,
    end: @escaping @Sendable (ProtocolAnswer, Result<Data, any Error>) -> Void
  ) {
    (self.task, self.end) = (task, end)
  }

  /// Lets the first of some classes answer that can.
  ///
  /// - Returns: false where none can.
  func begins(with classes: [URLProtocol.Type]) -> Bool {
    guard let task else { return false }
    return MainActor.assumeIsolated {
      guard let type = classes.first(where: { $0.canInit(with: task) }),
        let loader = URLProtocol.answering(task, by: type, self)
      else { return false }
      self.loader = loader
      loader.startLoading()
      return true
    }
  }

  /// Ends an answer that nobody wants any more.
  func stop() {
    guard let loader else { return }
    self.loader = nil
    MainActor.assumeIsolated {
      loader.stopLoading()
      loader.letClientGo()
    }
  }

  private func finish(_ result: Result<Data, any Error>) {
    guard loader != nil else { return }
    end(self, result)
    stop()
  }

  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
  ) {
    do {
      let answer = try Answer(to: request)
      response = answer.response
      finish(.success(answer.data))
    } catch {
      finish(.failure(error))
    }
  }

  func urlProtocol(
    _ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse
  ) {
    response = cachedResponse.response
    finish(.success(cachedResponse.data))
  }

  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {
    self.response = response
  }

  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { self.data += data }

  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { finish(.success(data)) }

  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
    finish(.failure(error))
  }

  func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
    finish(
      .failure(
        Answer.error(
          .userAuthenticationRequired, "User authentication is required.", `protocol`.request.url)))
  }

  func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}
}
