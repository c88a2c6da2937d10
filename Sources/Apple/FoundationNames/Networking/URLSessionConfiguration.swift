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
  /// The cache in which answers are looked for first; the app's unless set; recorded only.
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

  /// Makes a cache, in which nothing is ever kept.
  ///
  /// *Units*: bytes.
  public init(
    memoryCapacity: Int = 512_000, diskCapacity: Int = 10_000_000, diskPath: String? = nil
  ) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  /// Makes a cache, whose answers would lie in a folder.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }

  /// Does nothing, for nothing is kept.
  open func removeAllCachedResponses() {}
}
