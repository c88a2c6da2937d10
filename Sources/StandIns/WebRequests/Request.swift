import UIKit

/// What sends a request: a session's.
///
/// Source: Alamofire, Session.
public final class Session: @unchecked Sendable {
  /// The session that asks with the app's own, one a film.
  public static let `default` = Session(own: nil)

  /// The session that sends: the app's own, for `default`.
  public var session: URLSession { own ?? .shared }
  private let own: URLSession?
  /// How it asks, as it was given.
  public let sessionConfiguration: URLSessionConfiguration
  private let interceptor: (any RequestInterceptor)?

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - configuration: how it asks.
  ///   - interceptor: changes each request before it is sent.
  public init(
    configuration: URLSessionConfiguration = .default, interceptor: (any RequestInterceptor)? = nil
  ) {
    sessionConfiguration = configuration
    own = URLSession(configuration: configuration)
    self.interceptor = interceptor
  }

  private init(own: URLSession?) {
    self.own = own
    (sessionConfiguration, interceptor) = (.default, nil)
  }

  /// Sends a request, and answers before the next frame.
  @discardableResult
  public func request(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest {
    make(interceptor) {
      var request = try URLRequest(url: convertible.asURL())
      request.httpMethod = method.rawValue
      request.allHTTPHeaderFields = headers?.dictionary
      return try encoding.encode(request, with: parameters)
    }
  }

  /// Sends a request whose parameters encode themselves.
  @discardableResult
  public func request<Body: Encodable>(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Body?,
    encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest {
    make(interceptor) {
      var request = try URLRequest(url: convertible.asURL())
      request.httpMethod = method.rawValue
      request.allHTTPHeaderFields = headers?.dictionary
      return try parameters.map { try encoder.encode($0, into: request) } ?? request
    }
  }

  /// Sends a request.
  @discardableResult
  public func request(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest {
    make(interceptor) { try convertible.asURLRequest() }
  }

  /// Cancels nothing: what was sent is answered before the next frame.
  public func cancelAllRequests(
    completingOnQueue: DispatchQueue = .main, completion: (() -> Void)? = nil
  ) {
    nonisolated(unsafe) let completion = completion
    completingOnQueue.async { completion?() }
  }

  private func make(
    _ interceptor: (any RequestInterceptor)?, _ made: () throws -> URLRequest
  ) -> DataRequest {
    let request = DataRequest()
    let adapting = [self.interceptor, interceptor].compactMap { $0 }
    do {
      request.adapt(try made(), adapting[...], self)
    } catch {
      request.end(nil, nil, .failure(AFError(error)))
    }
    return request
  }
}

/// The session that apps use.
public let AF = Session.default

/// A request for data, and what waits for its answer.
///
/// Source: Alamofire, Request and DataRequest.
public final class DataRequest: @unchecked Sendable {
  /// What is sent, after all interceptors; `nil` where it could not be made.
  public private(set) var request: URLRequest?
  /// The head of the answer; `nil` before it and where none came.
  public private(set) var response: HTTPURLResponse?
  /// The bytes of the answer; `nil` before it and where none came.
  public private(set) var data: Data?
  /// Why there is no answer, or why it was not taken; `nil` before it.
  public private(set) var error: AFError?
  /// Whether the app cancelled the request; it still ends, with an error.
  public private(set) var isCancelled = false
  /// Whether all that is to come has come, be it an error.
  public private(set) var isFinished = false
  /// The task of the session; `nil` where nothing was sent.
  public private(set) var task: URLSessionTask?

  private var checks: [(URLRequest?, HTTPURLResponse, Data?) -> Result<Void, any Error>] = []
  private var waiting: [() -> Void] = []

  /// Ends the request; what waits hears an error.
  @discardableResult
  public func cancel() -> Self {
    isCancelled = true
    return self
  }

  /// Sends the request, which was sent already.
  @discardableResult
  public func resume() -> Self { self }

  func adapt(
    _ request: URLRequest, _ adapting: ArraySlice<any RequestInterceptor>, _ session: Session
  ) {
    guard let first = adapting.first else { return send(request, session) }
    first.adapt(request, for: session) { result in
      switch result {
      case .success(let changed): self.adapt(changed, adapting.dropFirst(), session)
      case .failure(let error):
        self.end(request, nil, .failure(.requestAdaptationFailed(error: error)))
      }
    }
  }

  private func send(_ request: URLRequest, _ session: Session) {
    self.request = request
    task = session.session.dataTask(with: request) { data, response, error in
      DispatchQueue.main.async {
        if let error {
          self.end(request, nil, .failure(.sessionTaskFailed(error: error)))
        } else {
          self.end(request, response as? HTTPURLResponse, .success(data ?? Data()))
        }
      }
    }
    task?.resume()
  }

  func end(_ request: URLRequest?, _ response: HTTPURLResponse?, _ result: Result<Data, AFError>) {
    DispatchQueue.main.async {
      self.request = request
      self.response = response
      self.isFinished = true
      switch result {
      case .success(let data):
        self.data = data
        if let response {
          for check in self.checks where self.error == nil {
            if case .failure(let error) = check(request, response, data) {
              self.error = AFError(error)
            }
          }
        }
      case .failure(let error): self.error = error
      }
      if self.isCancelled { self.error = .explicitlyCancelled }
      for call in self.waiting { call() }
      self.waiting = []
    }
  }

  /// Calls a closure once there is an answer, on a queue.
  func whenFinished(_ queue: DispatchQueue, _ call: @escaping () -> Void) {
    nonisolated(unsafe) let call = call
    if isFinished { queue.async { call() } } else { waiting.append { queue.async { call() } } }
  }

  func check(_ check: @escaping (URLRequest?, HTTPURLResponse, Data?) -> Result<Void, any Error>) {
    checks.append(check)
  }
}
