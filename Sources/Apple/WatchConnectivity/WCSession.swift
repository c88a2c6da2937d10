import Foundation
import UIKitGround

/// How far a session with a watch has come.
///
/// Source: Apple, WCSessionActivationState.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated
  case inactive
  case activated
}

/// Why nothing reached a watch.
///
/// Source: Apple, WCError.
public struct WCError: Error, CustomNSError, Hashable {
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
  }

  public static let errorDomain = "WCErrorDomain"

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
}

/// Is told of a session with a watch.
///
/// Source: Apple, WCSessionDelegate.
@preconcurrency @MainActor
public protocol WCSessionDelegate: AnyObject {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  /// Never called, for there is no watch; so are the others below.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  func sessionReachabilityDidChange(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
}

extension WCSessionDelegate {
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext context: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
}

/// Talks with a watch: the phone in a film is paired with none.
///
/// Source: Apple, WCSession.
@preconcurrency @MainActor
open class WCSession: NSObject {
  /// The session of the app.
  open class var `default`: WCSession {
    World.current.part { WCSession() }
  }

  /// Whether the device could be paired with a watch, as all phones can.
  open class func isSupported() -> Bool { true }

  open weak var delegate: (any WCSessionDelegate)?
  open private(set) var activationState = WCSessionActivationState.notActivated
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open private(set) var applicationContext: [String: Any] = [:]
  open var receivedApplicationContext: [String: Any] { [:] }

  /// Activates the session; the delegate hears of it behind the code that runs now.
  open func activate() {
    World.current.schedule(after: 0) { [self] in
      activationState = .activated
      delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
    }
  }

  /// Tells behind the code that runs now that there is no watch.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    guard let errorHandler else { return }
    World.current.schedule(after: 0) { errorHandler(WCError(.deviceNotPaired)) }
  }

  /// Throws, for there is no watch.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.deviceNotPaired)
  }
}
