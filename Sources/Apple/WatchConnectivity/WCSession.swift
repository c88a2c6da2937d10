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
  /// Why nothing reached a watch, by Apple's numbers; films come upon `deviceNotPaired`.
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

  /// Why nothing reached a watch.
  public let code: Code

  /// Makes an error of a code, for a test or an app's own use.
  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
}

/// Is told of a session with a watch.
///
/// Source: Apple, WCSessionDelegate.
@preconcurrency @MainActor
public protocol WCSessionDelegate: AnyObject {
  /// Called behind the code that runs when the session is activated, without an error.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Never called, for there is no watch to change for another one.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Never called, for there is no watch to change for another one.
  func sessionDidDeactivate(_ session: WCSession)
  /// Never called, for there is no watch.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Never called, for there is no watch.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Never called, for there is no watch.
  func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any])
  /// Never called, for there is no watch.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// Never called, for there is no watch.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Never called, for there is no watch.
  func sessionWatchStateDidChange(_ session: WCSession)
}

extension WCSessionDelegate {
  /// Never called, so that a delegate may leave it out.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Never called, so that a delegate may leave it out.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Never called, so that a delegate may leave it out.
  public func session(
    _ session: WCSession, didReceiveApplicationContext context: [String: Any]
  ) {}
  /// Never called, so that a delegate may leave it out.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  /// Never called, so that a delegate may leave it out.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Never called, so that a delegate may leave it out.
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

  /// Is told when the session is activated, and of nothing more; held weakly.
  open weak var delegate: (any WCSessionDelegate)?
  /// `.notActivated` until the code that follows `activate()` is over, then `.activated`.
  open private(set) var activationState = WCSessionActivationState.notActivated
  /// Whether the phone has a watch: false.
  open var isPaired: Bool { false }
  /// Whether the watch has the app: false, for there is no watch.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the watch's face shows something of the app: false, for there is no watch.
  open var isComplicationEnabled: Bool { false }
  /// Whether the watch answers now: false, for there is no watch.
  open var isReachable: Bool { false }
  /// What was sent last: empty, for `updateApplicationContext(_:)` throws.
  open private(set) var applicationContext: [String: Any] = [:]
  /// What came last from the watch: empty, for there is none.
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
