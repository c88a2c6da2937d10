import Foundation
import Synchronization

/// The session, the cache and the cookies of which an app has one each; any thread may ask for those of the stage
/// whose code runs now.
struct SharedNetwork: Sendable {
  private var session: URLSession?
  private var cache: URLCache?
  private var cookies: HTTPCookieStorage?
  /// The addresses that did not answer.
  private var silent: Set<URL> = []
  private var protocolClasses: [URLProtocol.Type] = []

  private static let current = Mutex(SharedNetwork())

  /// The session, made when it is first asked for.
  static var session: URLSession {
    if let made = current.withLock({ $0.session }) { return made }
    // Its configuration asks for the cache.
    let made = URLSession(configuration: .default)
    return current.withLock { current in
      let session = current.session ?? made
      current.session = session
      return session
    }
  }

  /// The cache, made when it is first asked for.
  static var cache: URLCache {
    get {
      current.withLock { current in
        let cache = current.cache ?? URLCache()
        current.cache = cache
        return cache
      }
    }
    set { current.withLock { $0.cache = newValue } }
  }

  /// The classes that answer requests of all sessions, those that were added last first.
  static var protocolClasses: [URLProtocol.Type] {
    get { current.withLock { $0.protocolClasses } }
    set { current.withLock { $0.protocolClasses = newValue } }
  }

  /// The cookies, whose storage is made when it is first asked for.
  static var cookies: HTTPCookieStorage {
    current.withLock { current in
      let cookies = current.cookies ?? HTTPCookieStorage()
      current.cookies = cookies
      return cookies
    }
  }

  /// Returns how much later than asked somebody hears that there is no answer.
  ///
  /// An address that has not answered before takes a while, so that who asks until there is an answer
  /// does not ask for ever in one moment.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  static func delay(of error: any Error) -> Double {
    guard let url = (error as? URLError)?.failingURL else { return 0 }
    return current.withLock { $0.silent.insert(url).inserted } ? 0 : 0.1
  }

  /// Makes those of another stage the current ones.
  ///
  /// - Returns: those that were current.
  static func exchange(for other: SharedNetwork) -> SharedNetwork {
    current.withLock { current in
      defer { current = other }
      return current
    }
  }
}
