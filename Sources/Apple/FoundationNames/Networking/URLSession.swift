import Foundation
import Synchronization

/// Asks addresses, which answer as `Answer` says: there is no network in a film.
///
/// What is asked is answered before the next frame, on a queue of the session's; an address that has not
/// answered before is found silent a tenth of a second later.
///
/// Source: Apple, URLSession.
open class URLSession: NSObject, @unchecked Sendable {
  /// The app's session, one a film.
  open class var shared: URLSession { SharedNetwork.session }

  /// How the session asks; the object that was given, which iOS copies.
  public let configuration: URLSessionConfiguration
  /// Who is told of what comes to tasks without closures; `nil` once the session is invalidated.
  public private(set) var delegate: (any URLSessionDelegate)?
  /// The queue of the delegate; recorded only, for all queues share the scene's time.
  public let delegateQueue: OperationQueue
  /// The author's name for the session; `nil` unless set; recorded only.
  open var sessionDescription: String?

  private var count = 0
  private let work = Mutex(Work())

  /// What a session has to do.
  private struct Work {
    /// The tasks that are not over.
    var tasks: [URLSessionTask] = []
    /// Whether the delegate goes with the last of them.
    var ends = false

    var isOver: Bool { ends && tasks.isEmpty }
  }

  /// Makes a session that calls completion handlers.
  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// Makes a session that calls a delegate, which it keeps until it is invalidated.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    (self.configuration, self.delegate) = (configuration, delegate)
    delegateQueue = queue ?? OperationQueue()
  }

  /// Cancels the tasks that are not over, which the delegate hears, and lets it go.
  open func invalidateAndCancel() {
    let tasks = work.withLock { $0.tasks }
    finishTasksAndInvalidate()
    for task in tasks { task.cancel() }
  }

  /// Lets the delegate go as soon as all tasks are over; those that were not begun count, too.
  open func finishTasksAndInvalidate() {
    let isOver = work.withLock { work in
      work.ends = true
      return work.isOver
    }
    if isOver { letDelegateGo() }
  }

  /// Takes note that a task is over, of which everybody was told.
  func ended(_ task: URLSessionTask) {
    let isOver = work.withLock { work in
      work.tasks.removeAll { $0 === task }
      return work.isOver
    }
    if isOver { letDelegateGo() }
  }

  private func letDelegateGo() {
    let delegate = delegate
    self.delegate = nil
    DispatchQueue.main.async { delegate?.urlSession(self, didBecomeInvalidWithError: nil) }
  }

  /// Makes a task that tells the delegate what came.
  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  /// Makes a task that tells the delegate what came.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    make(URLSessionDataTask(request, self))
  }

  /// Makes a task that calls a closure with what came.
  @preconcurrency
  open func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Makes a task that calls a closure with what came.
  @preconcurrency
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    make(URLSessionDataTask(request, self, completionHandler))
  }

  /// Makes a task that sends bytes; nobody gets them.
  @preconcurrency
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    make(URLSessionUploadTask(request, self, completionHandler))
  }

  /// Makes a task that tells the delegate of a file with what came.
  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  /// Makes a task that tells the delegate of a file with what came.
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    make(URLSessionDownloadTask(request, self))
  }

  /// Makes a task that calls a closure with a file of what came, which is gone afterwards.
  @preconcurrency
  open func downloadTask(
    with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Makes a task that calls a closure with a file of what came, which is gone afterwards.
  @preconcurrency
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    make(URLSessionDownloadTask(request, self, completionHandler))
  }

  /// Makes a task that sends bytes and tells the delegate what came; nobody gets them.
  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    make(URLSessionUploadTask(request, self))
  }

  /// Makes a task that sends a file and tells the delegate what came; nobody gets it.
  open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    make(URLSessionUploadTask(request, self))
  }

  /// Makes a task that sends a file; nobody gets it.
  @preconcurrency
  open func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    make(URLSessionUploadTask(request, self, completionHandler))
  }

  /// Calls a closure with the tasks that are not over.
  @preconcurrency
  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    let tasks = work.withLock { $0.tasks }
    DispatchQueue.global().async { completionHandler(tasks) }
  }

  /// Calls a closure with the tasks that are not over, by their kinds.
  @preconcurrency
  open func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping @Sendable (
        [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
      ) -> Void
  ) {
    getAllTasks { tasks in
      let uploads = tasks.compactMap { $0 as? URLSessionUploadTask }
      let data = tasks.compactMap { task in
        task is URLSessionUploadTask ? nil : task as? URLSessionDataTask
      }
      completionHandler(data, uploads, tasks.compactMap { $0 as? URLSessionDownloadTask })
    }
  }

  /// Forgets cookies and answers; those are the app's own, so that this only calls the closure.
  @preconcurrency
  open func reset(completionHandler: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async { completionHandler() }
  }

  /// Writes what is kept into files, of which there are none, and calls the closure.
  @preconcurrency
  open func flush(completionHandler: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async { completionHandler() }
  }

  /// The app's own classes that may answer.
  var protocolClasses: [URLProtocol.Type] {
    (configuration.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
      + SharedNetwork.protocolClasses
  }

  /// Whether a class of the app's own answers a request.
  @MainActor private func isAnswered(_ request: URLRequest) -> Bool {
    protocolClasses.contains { $0.canInit(with: request) }
  }

  func make<Task: URLSessionTask>(_ task: Task) -> Task {
    count += 1
    task.taskIdentifier = count
    work.withLock { $0.tasks.append(task) }
    (delegate as? any URLSessionTaskDelegate)?.urlSession(self, didCreateTask: task)
    return task
  }
}

extension URLSession {
  /// The tasks that are not over.
  public var allTasks: [URLSessionTask] {
    get async { work.withLock { $0.tasks } }
  }

  /// Returns what an address answers.
  ///
  /// - Throws: `URLError`.
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }

  /// Returns the answer to a request.
  ///
  /// - Throws: `URLError`.
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    await Task.yield()
    if await isAnswered(request) {
      return try await withCheckedThrowingContinuation { continuation in
        dataTask(with: request) { data, response, error in
          if let data, let response {
            continuation.resume(returning: (data, response))
          } else {
            let none = Answer.error(.badServerResponse, "bad server response", request.url)
            continuation.resume(throwing: error ?? none)
          }
        }.resume()
      }
    }
    do {
      let answer = try Answer(to: request)
      return (answer.data, answer.response)
    } catch {
      let delay = SharedNetwork.delay(of: error)
      if delay > 0 {
        await withCheckedContinuation { hearing in
          DispatchQueue.global().asyncAfter(deadline: .now() + delay) { hearing.resume() }
        }
      }
      throw error
    }
  }

  /// Sends bytes, which nobody gets, and returns the answer.
  ///
  /// - Throws: `URLError`.
  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: delegate)
  }

  /// Returns a file with what an address answers.
  ///
  /// - Throws: `URLError`.
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let (data, response) = try await data(from: url, delegate: delegate)
    return (try URLSessionDownloadTask.file(with: data), response)
  }
}
