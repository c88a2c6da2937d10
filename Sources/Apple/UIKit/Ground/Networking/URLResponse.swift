import Foundation

/// What came from an address, without its bytes.
///
/// Source: Apple, URLResponse.
open class URLResponse: NSObject, @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  /// How many bytes there are; -1 where that is not known.
  public let expectedContentLength: Int64
  public let textEncodingName: String?

  /// The last part of the address.
  open var suggestedFilename: String? { url?.lastPathComponent }

  public init(
    url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
  ) {
    (self.url, self.mimeType, self.textEncodingName) = (url, mimeType, textEncodingName)
    self.expectedContentLength = Int64(expectedContentLength)
  }
}

/// The head of a server's answer.
///
/// Source: Apple, HTTPURLResponse.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  private let fields: [String: String]

  open var allHeaderFields: [AnyHashable: Any] { fields }

  /// Makes the head of an answer.
  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    let fields = headerFields ?? [:]
    self.statusCode = statusCode
    self.fields = fields
    super.init(
      url: url, mimeType: Self.type(in: fields), expectedContentLength: Self.length(in: fields),
      textEncodingName: nil)
  }

  private static func type(in fields: [String: String]) -> String? {
    guard let value = fields.value(of: "Content-Type") else { return nil }
    return String(value.prefix { $0 != ";" })
  }

  private static func length(in fields: [String: String]) -> Int {
    guard let value = fields.value(of: "Content-Length") else { return -1 }
    return Int(value) ?? -1
  }

  /// Returns the value of a header field, whose name may be written in small or capital letters.
  open func value(forHTTPHeaderField field: String) -> String? { fields.value(of: field) }

  /// Returns a word for a status.
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200: "no error"
    case 400: "bad request"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not found"
    case 500..<600: "internal server error"
    default: "unknown"
    }
  }
}
