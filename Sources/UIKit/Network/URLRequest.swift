/// What is asked for from a server.
///
/// Source: Apple, URLRequest.
public struct URLRequest: Hashable, Sendable {
  /// How a request uses what was kept of earlier answers; nothing is.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5

    /// The old name of `reloadIgnoringLocalCacheData`.
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  public var url: URL?
  public var cachePolicy: CachePolicy
  /// *Units*: seconds.
  public var timeoutInterval: TimeInterval
  /// `GET`, `POST` and their like; `GET` by itself.
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?
  public var httpShouldHandleCookies = true
  public var allowsCellularAccess = true

  /// Makes a request for an address.
  ///
  /// *Units* of the interval: seconds.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// Returns the value of a header.
  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }

  /// Sets the value of a header.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds to the value of a header.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let values = [self.value(forHTTPHeaderField: field), value].compactMap { $0 }
    setValue(values.joined(separator: ","), forHTTPHeaderField: field)
  }
}

/// What a server says of its answer.
///
/// Source: Apple, URLResponse.
open class URLResponse: NSObject {
  public let url: URL?
  public let mimeType: String?
  /// How long the answer is; -1 where that is not known.
  ///
  /// *Units*: bytes.
  public let expectedContentLength: Int64
  public let textEncodingName: String?

  public init(
    url: URL, mimeType: String?, expectedContentLength length: Int,
    textEncodingName name: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    textEncodingName = name
    super.init()
  }

  /// The last part of the address.
  open var suggestedFilename: String? { url?.lastPathComponent }
}

/// What a server of the web says of its answer.
///
/// Source: Apple, HTTPURLResponse.
open class HTTPURLResponse: URLResponse {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]

  /// Makes an answer, for tests of one's own.
  public init?(
    url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}
