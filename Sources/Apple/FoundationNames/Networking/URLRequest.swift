import Foundation

/// What is asked of a server.
///
/// Source: Apple, URLRequest.
public struct URLRequest: Hashable, Sendable {
  /// Whether an answer from before will do; recorded only.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy
    case reloadIgnoringLocalCacheData
    case returnCacheDataElseLoad
    case returnCacheDataDontLoad
    case reloadIgnoringLocalAndRemoteCacheData
    case reloadRevalidatingCacheData

    /// The former name of `reloadIgnoringLocalCacheData`.
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  /// What the network is used for; recorded only.
  public enum NetworkServiceType: UInt, Sendable {
    case `default` = 0
    case voip = 1
    case video = 2
    case background = 3
    case voice = 4
    case responsiveData = 6
    case avStreaming = 8
    case responsiveAV = 9
    case callSignaling = 11
  }

  /// What the network is used for; recorded only.
  public var networkServiceType = NetworkServiceType.default
  /// Whether dear and scarce networks may be used; recorded only.
  public var allowsExpensiveNetworkAccess = true
  public var allowsConstrainedNetworkAccess = true

  /// The address that is asked; a request without one fails with `URLError.badURL`.
  public var url: URL?
  /// Whether an answer from before will do; recorded only.
  public var cachePolicy: CachePolicy
  /// How long an answer is waited for; recorded only.
  ///
  /// *Units*: seconds.
  public var timeoutInterval: TimeInterval
  /// The verb of the question, “GET” unless set; recorded only, for files answer all verbs alike.
  public var httpMethod: String? = "GET"
  /// The header fields by their names; `nil` for none; recorded only.
  public var allHTTPHeaderFields: [String: String]?
  /// The bytes that are sent, which nobody gets; a task counts them.
  public var httpBody: Data?
  /// Whether cookies are sent, whether questions may be sent before an answer came, and whether the
  /// phone's network may be used; recorded only.
  public var httpShouldHandleCookies = true
  public var httpShouldUsePipelining = false
  public var allowsCellularAccess = true
  /// The address of the page for which the question is asked; recorded only.
  public var mainDocumentURL: URL?

  /// Makes a request that gets what stands at an address.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }

  /// Returns the value of a header field, whose name may be written in small or capital letters.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.value(of: field)
  }

  /// Sets a header field.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[fields.key(of: field) ?? field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds a value to those of a header field.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let before = self.value(forHTTPHeaderField: field)
    setValue(before.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }
}

extension [String: String] {
  /// Returns a key as it stands among the keys, whatever its letters' case; `nil` where it is not.
  func key(of name: String) -> String? {
    keys.sorted().first { $0.lowercased() == name.lowercased() }
  }

  func value(of name: String) -> String? { key(of: name).flatMap { self[$0] } }
}
