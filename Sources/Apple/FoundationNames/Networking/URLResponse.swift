import Foundation

/// What came from an address, without its bytes.
///
/// Source: Apple, URLResponse.
open class URLResponse: NSObject, @unchecked Sendable {
  /// The address that answered: that of the request, for nothing is redirected here.
  public let url: URL?
  /// The kind of the bytes, such as “image/png”; `nil` where it is not known.
  public let mimeType: String?
  /// How many bytes there are; -1 where that is not known.
  public let expectedContentLength: Int64
  /// The name of the text's encoding, in small letters; `nil` where the head does not say it.
  public let textEncodingName: String?

  /// The last part of the address.
  open var suggestedFilename: String? { url?.lastPathComponent }

  /// Makes the head of an answer; a length of -1 is one that is not known.
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
  /// The number of the answer's status: 200 for a file that answers; what does not answer is an
  /// error.
  public let statusCode: Int
  private let fields: [String: String]

  /// The header fields by the names with which the answer was made; of a file `Content-Type` and
  /// `Content-Length`.
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
      textEncodingName: Self.encoding(in: fields))
  }

  private static func type(in fields: [String: String]) -> String? {
    guard let value = fields.value(of: "Content-Type") else { return nil }
    return String(value.prefix { $0 != ";" })
  }

  /// Returns the name behind `charset=` in small letters, without its quotes.
  private static func encoding(in fields: [String: String]) -> String? {
    let parts = fields.value(of: "Content-Type")?.split(separator: ";").dropFirst() ?? []
    let pairs = parts.map { part in
      part.split(separator: "=", maxSplits: 1).map { word in
        word.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: " \""))
      }
    }
    return pairs.first { $0.count == 2 && $0[0] == "charset" }?[1]
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
