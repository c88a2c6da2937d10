import UIKit

/// An answer, read.
///
/// Source: Alamofire, DataResponse.
public struct DataResponse<Success, Failure: Error> {
  /// What was sent, after all interceptors; `nil` where it could not be made.
  public let request: URLRequest?
  /// The head of the answer; `nil` where none came.
  public let response: HTTPURLResponse?
  /// The bytes of the answer; `nil` where none came.
  public let data: Data?
  /// The value that was read, or why there is none.
  public let result: Result<Success, Failure>

  /// The value that was read; `nil` where there is none.
  public var value: Success? { try? result.get() }
  /// Why there is no value; `nil` where there is one.
  public var error: Failure? {
    if case .failure(let error) = result { error } else { nil }
  }
}

/// An answer whose error is one of a request's.
public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
/// A result whose error is one of a request's.
public typealias AFResult<Success> = Result<Success, AFError>

extension DataRequest {
  /// Gets what was sent, the head and the bytes of an answer, and fails where it is not taken.
  public typealias Validation = (URLRequest?, HTTPURLResponse, Data?) -> Result<Void, any Error>

  /// Takes answers of the codes from 200 to 299.
  @discardableResult
  public func validate() -> Self { validate(statusCode: 200..<300) }

  /// Takes answers of some codes.
  @discardableResult
  public func validate<S: Sequence>(statusCode codes: S) -> Self where S.Element == Int {
    check { _, response, _ in
      codes.contains(response.statusCode)
        ? .success(())
        : .failure(
          AFError.responseValidationFailed(
            reason: .unacceptableStatusCode(code: response.statusCode)))
    }
    return self
  }

  /// Takes answers of some types.
  @discardableResult
  public func validate<S: Sequence>(contentType types: @escaping @autoclosure () -> S) -> Self
  where S.Element == String {
    check { _, response, _ in
      let type = response.value(forHTTPHeaderField: "Content-Type") ?? ""
      let bare = type.split(separator: ";").first.map(String.init) ?? ""
      let isTaken = types().contains { wanted in
        wanted == "*/*" || wanted == bare
          || wanted.hasSuffix("/*") && bare.hasPrefix(wanted.dropLast())
      }
      return isTaken
        ? .success(())
        : .failure(
          AFError.responseValidationFailed(
            reason: .unacceptableContentType(responseContentType: bare)))
    }
    return self
  }

  /// Takes answers that a closure takes.
  @discardableResult
  public func validate(_ validation: @escaping Validation) -> Self {
    check(validation)
    return self
  }

  /// Calls a closure with the answer's data, empty or not.
  @discardableResult
  public func response(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void
  ) -> Self {
    respond(queue, completionHandler) { $0 }
  }

  /// Calls a closure with the answer's data.
  @discardableResult
  public func responseData(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data>) -> Void
  ) -> Self {
    respond(queue, completionHandler) { try Self.filled($0) }
  }

  /// Calls a closure with the answer's text.
  @discardableResult
  public func responseString(
    queue: DispatchQueue = .main, encoding: String.Encoding? = nil,
    completionHandler: @escaping (AFDataResponse<String>) -> Void
  ) -> Self {
    respond(queue, completionHandler) {
      let encoding = encoding ?? .utf8
      guard let text = String(data: try Self.filled($0), encoding: encoding) else {
        throw AFError.responseSerializationFailed(
          reason: .stringSerializationFailed(encoding: encoding))
      }
      return text
    }
  }

  /// Calls a closure with the answer's JSON.
  @discardableResult
  public func responseJSON(
    queue: DispatchQueue = .main, options: JSONSerialization.ReadingOptions = .fragmentsAllowed,
    completionHandler: @escaping (AFDataResponse<Any>) -> Void
  ) -> Self {
    respond(queue, completionHandler) {
      let data = try Self.filled($0)
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw AFError.responseSerializationFailed(
          reason: .jsonSerializationFailed(error: error))
      }
    }
  }

  /// Calls a closure with the value that the answer holds.
  @discardableResult
  public func responseDecodable<T: Decodable>(
    of type: T.Type = T.self, queue: DispatchQueue = .main,
    decoder: any DataDecoder = JSONDecoder(),
    completionHandler: @escaping (AFDataResponse<T>) -> Void
  ) -> Self {
    respond(queue, completionHandler) {
      let data = try Self.filled($0)
      do {
        return try decoder.decode(T.self, from: data)
      } catch {
        throw AFError.responseSerializationFailed(reason: .decodingFailed(error: error))
      }
    }
  }

  private func respond<Value>(
    _ queue: DispatchQueue, _ completion: @escaping (AFDataResponse<Value>) -> Void,
    _ read: @escaping (Data?) throws -> Value
  ) -> Self {
    whenFinished(queue) {
      let result: Result<Value, AFError>
      do {
        if let error = self.error { throw error }
        result = .success(try read(self.data))
      } catch {
        result = .failure(AFError(error))
      }
      completion(
        DataResponse(
          request: self.request, response: self.response, data: self.data, result: result))
    }
    return self
  }

  private static func filled(_ data: Data?) throws -> Data {
    guard let data, !data.isEmpty else {
      throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)
    }
    return data
  }
}

/// What makes values of data.
///
/// Source: Alamofire, DataDecoder.
public protocol DataDecoder {
  func decode<D: Decodable>(_ type: D.Type, from data: Data) throws -> D
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension DataRequest {
  /// The answer of a request, for `await`.
  ///
  /// Source: Alamofire, DataTask.
  public struct Waited<Value> {
    let make: (@escaping (AFDataResponse<Value>) -> Void) -> Void

    /// The answer, once it has come.
    public var response: AFDataResponse<Value> {
      get async {
        await withCheckedContinuation { continuation in
          make { answer in
            nonisolated(unsafe) let answer = answer
            continuation.resume(returning: answer)
          }
        }
      }
    }

    /// The value or the error, once the answer has come.
    public var result: Result<Value, AFError> { get async { await response.result } }

    /// The value, once the answer has come.
    ///
    /// - Throws: `AFError` where there is none.
    public var value: Value { get async throws { try await result.get() } }
  }

  /// Returns the value that the answer holds, to be waited for.
  public func serializingDecodable<T: Decodable>(
    _ type: T.Type = T.self, decoder: any DataDecoder = JSONDecoder()
  ) -> Waited<T> {
    Waited { self.responseDecodable(of: type, decoder: decoder, completionHandler: $0) }
  }

  /// Returns the answer's data, to be waited for.
  public func serializingData() -> Waited<Data> {
    Waited { self.responseData(completionHandler: $0) }
  }
}
