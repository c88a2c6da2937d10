import Foundation
import Synchronization

/// An answer from before.
///
/// Source: Apple, CachedURLResponse.
open class CachedURLResponse: NSObject, @unchecked Sendable {
  /// The head of the answer.
  public let response: URLResponse
  /// The bytes of the answer.
  public let data: Data
  /// What the app keeps with it; `nil` for nothing.
  public let userInfo: [AnyHashable: Any]?
  /// Where the answer may be kept; recorded only.
  public let storagePolicy: URLCache.StoragePolicy

  /// Makes an answer that may be kept anywhere.
  public convenience init(response: URLResponse, data: Data) {
    self.init(response: response, data: data, userInfo: nil, storagePolicy: .allowed)
  }

  /// Makes an answer.
  public init(
    response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
    storagePolicy: URLCache.StoragePolicy
  ) {
    (self.response, self.data) = (response, data)
    (self.userInfo, self.storagePolicy) = (userInfo, storagePolicy)
  }
}

/// Answers from before, as far as the app itself puts some there: a session keeps none, for what
/// answers in a film answers each time.
///
/// Source: Apple, URLCache.
open class URLCache: NSObject, @unchecked Sendable {
  /// Where an answer may be kept.
  public enum StoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed }

  /// The app's cache, one a film.
  open class var shared: URLCache {
    get { SharedNetwork.cache }
    set { SharedNetwork.cache = newValue }
  }

  /// *Units*: bytes.
  open var memoryCapacity: Int
  /// *Units*: bytes.
  open var diskCapacity: Int
  /// How much of the memory the answers take.
  ///
  /// *Units*: bytes.
  open var currentMemoryUsage: Int {
    kept.withLock { $0.values.reduce(0) { $0 + $1.answer.data.count } }
  }
  /// How much is kept in files: nothing.
  ///
  /// *Units*: bytes.
  open var currentDiskUsage: Int { 0 }

  private struct Entry {
    let answer: CachedURLResponse
    let date: Date
  }

  private let kept = Mutex<[URLRequest: Entry]>([:])

  /// Makes an empty cache.
  ///
  /// *Units*: bytes.
  public init(
    memoryCapacity: Int = 512_000, diskCapacity: Int = 10_000_000, diskPath: String? = nil
  ) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  /// Makes an empty cache, whose answers would lie in a folder.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }

  /// Returns the answer to a request; `nil` where none was put there.
  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
    kept.withLock { $0[request]?.answer }
  }

  /// Keeps an answer, unless it is larger than the whole cache may be or is not to be kept.
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
    guard cachedResponse.storagePolicy != .notAllowed,
      cachedResponse.data.count <= max(memoryCapacity, diskCapacity)
    else { return }
    let entry = Entry(answer: cachedResponse, date: Date())
    kept.withLock { $0[request] = entry }
  }

  /// Forgets the answer to a request.
  open func removeCachedResponse(for request: URLRequest) {
    kept.withLock { $0[request] = nil }
  }

  /// Forgets what was kept at a moment and later.
  open func removeCachedResponses(since date: Date) {
    kept.withLock { kept in kept = kept.filter { $0.value.date < date } }
  }

  /// Forgets all answers.
  open func removeAllCachedResponses() { kept.withLock { $0 = [:] } }

  /// Keeps the answer to a task's request.
  open func storeCachedResponse(
    _ cachedResponse: CachedURLResponse, for dataTask: URLSessionDataTask
  ) {
    if let request = dataTask.originalRequest { storeCachedResponse(cachedResponse, for: request) }
  }

  /// Calls a closure with the answer to a task's request.
  @preconcurrency
  open func getCachedResponse(
    for dataTask: URLSessionDataTask,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
  ) {
    let answer = dataTask.originalRequest.flatMap(cachedResponse)
    DispatchQueue.global().async { completionHandler(answer) }
  }
}
