import Foundation

/// How a session asks; recorded only, for what answers does not depend on it.
///
/// Source: Apple, URLSessionConfiguration.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  /// Returns the settings of a session that goes on while the app does not.
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.identifier = identifier
    return configuration
  }

  open private(set) var identifier: String?
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// *Units*: seconds.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// *Units*: seconds.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var allowsCellularAccess = true
  open var waitsForConnectivity = false
  open var isDiscretionary = false
  open var sessionSendsLaunchEvents = false
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var httpMaximumConnectionsPerHost = 4
  open var httpShouldSetCookies = true
  open var urlCache: URLCache? = .shared
}

/// Answers from before, of which there are none.
///
/// Source: Apple, URLCache.
open class URLCache: NSObject, @unchecked Sendable {
  /// The app's cache, one a film.
  open class var shared: URLCache {
    get { SharedNetwork.cache }
    set { SharedNetwork.cache = newValue }
  }

  /// *Units*: bytes.
  open var memoryCapacity: Int
  /// *Units*: bytes.
  open var diskCapacity: Int

  public init(
    memoryCapacity: Int = 512_000, diskCapacity: Int = 10_000_000, diskPath: String? = nil
  ) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  open func removeAllCachedResponses() {}
}
