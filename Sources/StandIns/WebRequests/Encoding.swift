import UIKit

/// Parameters by their names: texts, numbers, flags, arrays and dictionaries.
public typealias Parameters = [String: Any]

/// What stands for an address.
///
/// Source: Alamofire, URLConvertible.
public protocol URLConvertible {
  func asURL() throws -> URL
}

extension String: URLConvertible {
  /// Reads the text as an address.
  ///
  /// - Throws: `AFError.invalidURL` where it is none.
  public func asURL() throws -> URL {
    guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
    return url
  }
}

extension URL: URLConvertible {
  /// Returns the address itself.
  public func asURL() throws -> URL { self }
}

extension URLComponents: URLConvertible {
  /// Puts the parts together.
  ///
  /// - Throws: `AFError.invalidURL` where they make no address.
  public func asURL() throws -> URL {
    guard let url else { throw AFError.invalidURL(url: self) }
    return url
  }
}

/// What stands for a request.
///
/// Source: Alamofire, URLRequestConvertible.
public protocol URLRequestConvertible {
  func asURLRequest() throws -> URLRequest
}

extension URLRequestConvertible {
  /// The request; `nil` where it cannot be made.
  public var urlRequest: URLRequest? { try? asURLRequest() }
}

extension URLRequest: URLRequestConvertible {
  /// Returns the request itself.
  public func asURLRequest() throws -> URLRequest { self }

  /// Makes a request of a method and headers.
  public init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
    self.init(url: try url.asURL())
    httpMethod = method.rawValue
    allHTTPHeaderFields = headers?.dictionary
  }

  /// The method; `nil` where there is none.
  public var method: HTTPMethod? {
    get { httpMethod.map(HTTPMethod.init(rawValue:)) }
    set { httpMethod = newValue?.rawValue }
  }

  /// The headers.
  public var headers: HTTPHeaders {
    get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
    set { allHTTPHeaderFields = newValue.dictionary }
  }
}

/// What is done with an address.
///
/// Source: Alamofire, HTTPMethod.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The methods of HTTP, each by its own word.
  public static let connect = HTTPMethod(rawValue: "CONNECT")
  public static let delete = HTTPMethod(rawValue: "DELETE")
  public static let get = HTTPMethod(rawValue: "GET")
  public static let head = HTTPMethod(rawValue: "HEAD")
  public static let options = HTTPMethod(rawValue: "OPTIONS")
  public static let patch = HTTPMethod(rawValue: "PATCH")
  public static let post = HTTPMethod(rawValue: "POST")
  public static let put = HTTPMethod(rawValue: "PUT")
}

/// A header.
///
/// Source: Alamofire, HTTPHeader.
public struct HTTPHeader: Hashable, Sendable {
  /// The name, whose case does not count among others.
  public let name: String
  /// The value, as it is sent.
  public let value: String

  /// Makes a header of any name.
  public init(name: String, value: String) { (self.name, self.value) = (name, value) }

  /// Makes a header that says which types the answer may have.
  public static func accept(_ value: String) -> HTTPHeader { .init(name: "Accept", value: value) }

  /// Makes a header that says who asks, in the words of a scheme.
  public static func authorization(_ value: String) -> HTTPHeader {
    .init(name: "Authorization", value: value)
  }

  /// Makes a header that says who asks by a token.
  public static func authorization(bearerToken: String) -> HTTPHeader {
    authorization("Bearer \(bearerToken)")
  }

  /// Makes a header that says who asks by a name and a password, in base 64.
  public static func authorization(username: String, password: String) -> HTTPHeader {
    authorization("Basic \(Data("\(username):\(password)".utf8).base64EncodedString())")
  }

  /// Makes a header that says what type the body has.
  public static func contentType(_ value: String) -> HTTPHeader {
    .init(name: "Content-Type", value: value)
  }

  /// Makes a header that says which program asks.
  public static func userAgent(_ value: String) -> HTTPHeader {
    .init(name: "User-Agent", value: value)
  }
}

/// Headers, in the order of their names' first use; names differ by more than case.
///
/// Source: Alamofire, HTTPHeaders.
public struct HTTPHeaders: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, Sequence,
  Sendable
{
  private var headers: [HTTPHeader] = []

  /// Makes a list without headers.
  public init() {}

  /// Makes a list of headers; a later one of the same name replaces the value in its place.
  public init(_ headers: [HTTPHeader]) {
    for header in headers { update(header) }
  }

  /// Makes a list of a dictionary's headers, sorted by their names.
  public init(_ dictionary: [String: String]) {
    self.init(
      dictionary.sorted { $0.key < $1.key }.map { HTTPHeader(name: $0.key, value: $0.value) })
  }

  /// Makes a list of headers; a later one of the same name replaces the value in its place.
  public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }

  /// Makes a list of names and values, in their order; a later one of the same name replaces the
  /// value.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { HTTPHeader(name: $0.0, value: $0.1) })
  }

  /// Puts a header in the place of the one with its name, or at the end.
  public mutating func add(_ header: HTTPHeader) { update(header) }
  /// Puts a value in the place of the one with its name, or at the end.
  public mutating func add(name: String, value: String) {
    update(HTTPHeader(name: name, value: value))
  }
  /// Puts a value in the place of the one with its name, or at the end.
  public mutating func update(name: String, value: String) { add(name: name, value: value) }

  /// Puts a header in the place of the one with its name, or at the end.
  public mutating func update(_ header: HTTPHeader) {
    if let index = index(of: header.name) {
      headers[index] = header
    } else {
      headers.append(header)
    }
  }

  /// Removes the header of a name; does nothing where there is none.
  public mutating func remove(name: String) { headers.removeAll { Self.same($0.name, name) } }

  /// Returns the value of a name, whatever its case; `nil` for none.
  public func value(for name: String) -> String? { index(of: name).map { headers[$0].value } }

  /// The value of a name, whatever its case; setting `nil` removes the header.
  public subscript(name: String) -> String? {
    get { value(for: name) }
    set { if let newValue { add(name: name, value: newValue) } else { remove(name: name) } }
  }

  /// The values by their names, as requests take them.
  public var dictionary: [String: String] {
    Dictionary(headers.map { ($0.name, $0.value) }) { $1 }
  }

  /// Goes through the headers in their order.
  public func makeIterator() -> IndexingIterator<[HTTPHeader]> { headers.makeIterator() }

  private func index(of name: String) -> Int? { headers.firstIndex { Self.same($0.name, name) } }

  private static func same(_ left: String, _ right: String) -> Bool {
    left.lowercased() == right.lowercased()
  }
}

/// What puts parameters into a request.
///
/// Source: Alamofire, ParameterEncoding.
public protocol ParameterEncoding: Sendable {
  func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws
    -> URLRequest
}

/// Puts parameters into the query or into the body, as forms do.
///
/// Source: Alamofire, URLEncoding.
public struct URLEncoding: ParameterEncoding {
  /// Where the parameters go: by the method, always into the query, or always into the body.
  ///
  /// By the method, those of GET, HEAD and DELETE go into the query.
  public enum Destination: Sendable {
    case methodDependent
    case queryString
    case httpBody
  }

  /// Puts parameters where the method says.
  public static let `default` = URLEncoding()
  /// Put parameters into the query, or into the body, whatever the method.
  public static let queryString = URLEncoding(destination: .queryString)
  public static let httpBody = URLEncoding(destination: .httpBody)

  /// Where the parameters go.
  public let destination: Destination

  /// Makes an encoding, which looks at the method unless said otherwise.
  public init(destination: Destination = .methodDependent) { self.destination = destination }

  public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws
    -> URLRequest
  {
    var request = try urlRequest.asURLRequest()
    guard let parameters, !parameters.isEmpty else { return request }
    let text = Self.query(parameters)
    let isInQuery =
      destination == .queryString
      || destination == .methodDependent
        && ["GET", "HEAD", "DELETE"].contains(request.httpMethod ?? "GET")
    guard isInQuery else {
      if request.value(forHTTPHeaderField: "Content-Type") == nil {
        request.setValue(
          "application/x-www-form-urlencoded; charset=utf-8", forHTTPHeaderField: "Content-Type")
      }
      request.httpBody = Data(text.utf8)
      return request
    }
    guard let url = request.url else {
      throw AFError.parameterEncodingFailed(reason: .missingURL)
    }
    if var components = URLComponents(url: url, resolvingAgainstBaseURL: false) {
      let before = components.percentEncodedQuery.map { "\($0)&" } ?? ""
      components.percentEncodedQuery = before + text
      request.url = components.url
    }
    return request
  }

  static func query(_ parameters: Parameters) -> String {
    parameters.sorted { $0.key < $1.key }.flatMap { parts($0.key, $0.value) }
      .map { "\(escaped($0))=\(escaped($1))" }.joined(separator: "&")
  }

  private static func parts(_ key: String, _ value: Any) -> [(String, String)] {
    switch value {
    case let dictionary as [String: Any]:
      dictionary.sorted { $0.key < $1.key }.flatMap { parts("\(key)[\($0.key)]", $0.value) }
    case let array as [Any]: array.flatMap { parts("\(key)[]", $0) }
    case let flag as Bool: [(key, flag ? "1" : "0")]
    default: [(key, "\(value)")]
    }
  }

  private static func escaped(_ text: String) -> String {
    var allowed = CharacterSet.urlQueryAllowed
    allowed.remove(charactersIn: ":#[]@!$&'()*+,;=")
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
  }
}

/// Puts parameters as JSON into the body.
///
/// Source: Alamofire, JSONEncoding.
public struct JSONEncoding: ParameterEncoding {
  /// Writes JSON without spaces, its keys in order.
  public static let `default` = JSONEncoding()
  /// Writes JSON in lines for people, its keys in order.
  public static let prettyPrinted = JSONEncoding(options: .prettyPrinted)

  /// How JSON is written; its keys are in order whatever is given.
  public let options: JSONSerialization.WritingOptions

  /// Makes an encoding that writes JSON in some way.
  public init(options: JSONSerialization.WritingOptions = []) { self.options = options }

  public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws
    -> URLRequest
  {
    var request = try urlRequest.asURLRequest()
    guard let parameters else { return request }
    do {
      request.httpBody = try JSONSerialization.data(
        withJSONObject: parameters, options: options.union(.sortedKeys))
    } catch {
      throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error))
    }
    if request.value(forHTTPHeaderField: "Content-Type") == nil {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return request
  }
}

/// What puts values that encode themselves into a request.
///
/// Source: Alamofire, ParameterEncoder.
public protocol ParameterEncoder: Sendable {
  func encode<Body: Encodable>(_ parameters: Body, into request: URLRequest) throws -> URLRequest
}

/// Puts a value as JSON into the body, with its keys in alphabetical order.
///
/// Source: Alamofire, JSONParameterEncoder.
public struct JSONParameterEncoder: ParameterEncoder {
  /// An encoder for `encoder:` of a request.
  public static let `default` = JSONParameterEncoder()

  /// Makes an encoder, which has nothing to choose.
  public init() {}

  /// Returns the request with the value as its body, and with a type where it has none.
  ///
  /// - Throws: what Foundation's `JSONEncoder` throws.
  public func encode<Body: Encodable>(_ parameters: Body, into request: URLRequest) throws
    -> URLRequest
  {
    var request = request
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    request.httpBody = try encoder.encode(parameters)
    if request.value(forHTTPHeaderField: "Content-Type") == nil {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return request
  }
}

/// Puts a value into the query or into the body, as forms do.
///
/// Source: Alamofire, URLEncodedFormParameterEncoder.
public struct URLEncodedFormParameterEncoder: ParameterEncoder {
  /// The encoder of requests that name no other.
  public static let `default` = URLEncodedFormParameterEncoder()

  /// Makes an encoder, which looks at the method of each request.
  public init() {}

  /// Returns the request with the properties of the value as parameters; unchanged for a value
  /// without.
  ///
  /// - Throws: what Foundation's `JSONEncoder` throws.
  public func encode<Body: Encodable>(_ parameters: Body, into request: URLRequest) throws
    -> URLRequest
  {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(parameters))
    return try URLEncoding.default.encode(request, with: object as? Parameters)
  }
}

/// What changes a request before it is sent.
///
/// Source: Alamofire, RequestInterceptor. Nothing is sent again: without a network it would fail
/// again.
public protocol RequestInterceptor {
  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void)
}

extension RequestInterceptor {
  /// Called before a request is sent; leaves it as it is unless written otherwise.
  public func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) {
    completion(.success(urlRequest))
  }
}

/// Says whether there is a network: there is none.
///
/// Source: Alamofire, NetworkReachabilityManager.
public final class NetworkReachabilityManager {
  /// What is known of the network; here always `notReachable`.
  public enum NetworkReachabilityStatus: Equatable, Sendable {
    /// How the network is reached; never told here.
    public enum ConnectionType: Sendable {
      case ethernetOrWiFi
      case cellular
    }

    case unknown
    case notReachable
    case reachable(ConnectionType)
  }

  /// Hears how the network is, which is told once.
  public typealias Listener = (NetworkReachabilityStatus) -> Void

  /// How the network is: never reachable, whatever answers in place of it.
  public let isReachable = false
  public let status = NetworkReachabilityStatus.notReachable

  /// Makes a manager; never `nil`, and the same for all hosts.
  public init?(host: String) {}
  /// Makes a manager; never `nil`.
  public init?() {}

  /// Tells a closure at once how it is.
  @discardableResult
  public func startListening(
    onQueue queue: DispatchQueue = .main, onUpdatePerforming listener: @escaping Listener
  ) -> Bool {
    nonisolated(unsafe) let listener = listener
    queue.async { listener(.notReachable) }
    return true
  }

  /// Does nothing: a listener hears once how it is, and is not kept.
  public func stopListening() {}
}
