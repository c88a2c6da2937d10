import Foundation

/// How a session asks; recorded only, for what answers does not depend on it.
///
/// Source: Apple, URLSessionConfiguration.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// The settings of a session of one's own; new ones at each call.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// The settings of a session that keeps nothing; new ones at each call, and the same as
  /// `default`.
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  /// Returns the settings of a session that goes on while the app does not.
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.identifier = identifier
    return configuration
  }

  /// The name of a session that goes on while the app does not; `nil` for others; recorded only.
  open private(set) var identifier: String?
  /// Whether an answer from before will do; recorded only.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// *Units*: seconds.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// *Units*: seconds.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// Whether the phone's network may be used; true unless set; recorded only.
  open var allowsCellularAccess = true
  /// Whether a task waits for a network in place of failing; false unless set; recorded only, for
  /// it fails at once.
  open var waitsForConnectivity = false
  /// Whether the system may choose the time; false unless set; recorded only.
  open var isDiscretionary = false
  /// Whether the app is started when a background session has ended; false unless set; recorded
  /// only.
  open var sessionSendsLaunchEvents = false
  /// Header fields of all requests; `nil` for none; recorded only.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// The most connections to one server at a time, 4 unless set; recorded only.
  open var httpMaximumConnectionsPerHost = 4
  /// Whether cookies of answers are kept; true unless set; recorded only.
  open var httpShouldSetCookies = true
  /// Whether cookies are taken; the app's storage for them unless set; recorded only.
  open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  /// Where cookies are kept; the app's storage unless set; recorded only.
  open var httpCookieStorage: HTTPCookieStorage? = .shared
  /// Whether questions may be sent before an answer came; false unless set; recorded only.
  open var httpShouldUsePipelining = false
  /// Whether dear networks may be used; true unless set; recorded only.
  open var allowsExpensiveNetworkAccess = true
  /// Whether networks may be used whose user saves data; true unless set; recorded only.
  open var allowsConstrainedNetworkAccess = true
  /// Whether lines stay open while the app does not run; false unless set; recorded only.
  open var shouldUseExtendedBackgroundIdleMode = false
  /// The folder of a group of apps; `nil` unless set; recorded only.
  open var sharedContainerIdentifier: String?
  /// What stands between the app and the network; `nil` for nothing; recorded only.
  open var connectionProxyDictionary: [AnyHashable: Any]?
  /// The oldest safe lines that are used; recorded only.
  open var tlsMinimumSupportedProtocolVersion = tls_protocol_version_t.TLSv10
  /// The newest safe lines that are used; recorded only.
  open var tlsMaximumSupportedProtocolVersion = tls_protocol_version_t.TLSv13
  /// What the network is used for; recorded only.
  open var networkServiceType = URLRequest.NetworkServiceType.default
  /// Whether two networks are used at once; recorded only.
  open var multipathServiceType = MultipathServiceType.none

  /// How two networks are used at once.
  public enum MultipathServiceType: Int, Sendable { case none, handover, interactive, aggregate }

  /// The app's own classes that answer requests, the first that can; none unless set.
  open var protocolClasses: [AnyClass]? = []

  /// The cache in which answers are looked for first; the app's unless set; recorded only.
  open var urlCache: URLCache? = .shared
}

/// How safe a line is.
///
/// Source: Apple, tls_protocol_version_t.
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 769
  case TLSv11 = 770
  case TLSv12 = 771
  case TLSv13 = 772
  case DTLSv10 = 65279
  case DTLSv12 = 65277
}
