import UIKit

/// Sends a request by the session that apps use, as Alamofire 4 did: `Alamofire.request(url)`.
///
/// Source: Alamofire 4, `request(_:method:parameters:encoding:headers:)`.
@discardableResult
public func request(
  _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]? = nil
) -> DataRequest {
  AF.request(
    url, method: method, parameters: parameters, encoding: encoding,
    headers: headers.map { HTTPHeaders($0) })
}

/// Sends a request by the session that apps use, as Alamofire 4 did.
@discardableResult
public func request(_ urlRequest: any URLRequestConvertible) -> DataRequest {
  AF.request(urlRequest)
}

/// What a result was asked in Alamofire 4.
extension Result where Failure == AFError {
  /// The value; `nil` for a failure.
  public var value: Success? { try? get() }

  /// Why there is no value; `nil` where there is one.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }

  /// Returns true where there is a value.
  public var isSuccess: Bool { error == nil }

  /// Returns true where there is none.
  public var isFailure: Bool { error != nil }
}
