import Foundation
import Synchronization

/// A word that a server gives an app to show again.
///
/// Source: Apple, HTTPCookie.
open class HTTPCookie: NSObject, @unchecked Sendable {
  /// Names of a cookie's properties.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes the name of a property.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// What the cookie is called.
    public static let name = PropertyKey("Name")
    /// What it says.
    public static let value = PropertyKey("Value")
    /// The servers that it is for.
    public static let domain = PropertyKey("Domain")
    /// The part of the server that it is for.
    public static let path = PropertyKey("Path")
    /// The address that set it.
    public static let originURL = PropertyKey("OriginURL")
    /// Whether only safe lines take it.
    public static let secure = PropertyKey("Secure")
    /// When it is over.
    public static let expires = PropertyKey("Expires")
    /// The version of cookies that it keeps to.
    public static let version = PropertyKey("Version")
    /// Whether it is over at the app's end.
    public static let discard = PropertyKey("Discard")
    /// What it is for, in words.
    public static let comment = PropertyKey("Comment")
    /// After how many seconds it is over.
    public static let maximumAge = PropertyKey("Max-Age")
  }

  /// When cookies are taken.
  public enum AcceptPolicy: UInt, Sendable { case always, never, onlyFromMainDocumentDomain }

  /// All that is known of it.
  public let properties: [PropertyKey: Any]?
  /// What it is called.
  public let name: String
  /// What it says.
  public let value: String
  /// The servers that it is for.
  public let domain: String
  /// The part of the server that it is for.
  public let path: String
  /// When it is over; `nil` at the app's end.
  public let expiresDate: Date?
  /// Whether only safe lines take it.
  public let isSecure: Bool
  /// Whether it goes with the app.
  open var isSessionOnly: Bool { expiresDate == nil }

  /// Makes a cookie.
  ///
  /// - Returns: `nil` without a name, a value, a path and a domain or an address.
  public init?(properties: [PropertyKey: Any]) {
    let origin = properties[.originURL].flatMap { $0 as? URL ?? URL(string: "\($0)") }
    guard let name = properties[.name] as? String, let value = properties[.value],
      let path = properties[.path] as? String,
      let domain = properties[.domain] as? String ?? origin?.host
    else { return nil }
    self.properties = properties
    (self.name, self.value, self.domain, self.path) = (name, "\(value)", domain, path)
    expiresDate = properties[.expires] as? Date
    isSecure = properties[.secure].map { "\($0)".uppercased() == "TRUE" } ?? false
  }
}

/// The cookies of an app, which are those that it puts there itself.
///
/// Source: Apple, HTTPCookieStorage.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
  /// The app's storage, one a film.
  open class var shared: HTTPCookieStorage { SharedNetwork.cookies }

  /// Returns the storage of a group of apps, which is the app's own.
  open class func sharedCookieStorage(
    forGroupContainerIdentifier identifier: String
  ) -> HTTPCookieStorage { shared }

  /// When cookies are taken; recorded only.
  open var cookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain

  private let kept = Mutex<[HTTPCookie]>([])

  /// The cookies, in the order in which they came; empty unless set.
  open var cookies: [HTTPCookie]? { kept.withLock { $0 } }

  /// Keeps a cookie in place of one of its name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) {
    kept.withLock { kept in
      kept.removeAll { ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path) }
      kept.append(cookie)
    }
  }

  /// Keeps cookies.
  open func setCookies(_ cookies: [HTTPCookie], for URL: URL?, mainDocumentURL: URL?) {
    for cookie in cookies { setCookie(cookie) }
  }

  /// Forgets a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) {
    kept.withLock { kept in kept.removeAll { $0 === cookie } }
  }

  /// Forgets all cookies: they have no date.
  open func removeCookies(since date: Date) { kept.withLock { $0 = [] } }

  /// Returns the cookies for an address.
  open func cookies(for URL: URL) -> [HTTPCookie]? {
    let host = URL.host ?? ""
    return kept.withLock { kept in
      kept.filter { cookie in
        let domain =
          cookie.domain.hasPrefix(".") ? String(cookie.domain.dropFirst()) : cookie.domain
        return (host == domain || host.hasSuffix(".\(domain)"))
          && (URL.path.isEmpty ? "/" : URL.path).hasPrefix(cookie.path)
      }
    }
  }
}
