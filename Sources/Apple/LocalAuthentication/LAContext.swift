import Foundation
import UIKitGround

/// How the owner of a phone proves who it is.
///
/// Source: Apple, LAPolicy.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// What a phone knows its owner by.
///
/// Source: Apple, LABiometryType.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID
  case faceID
  case opticID = 4
}

/// Why nobody was recognized.
///
/// Source: Apple, LAError.
public struct LAError: Error, CustomNSError, Hashable {
  /// Why nobody was recognized, by Apple's numbers; films come upon `passcodeNotSet` and
  /// `biometryNotEnrolled`.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  public static let errorDomain = "com.apple.LocalAuthentication"

  /// Why nobody was recognized.
  public let code: Code

  /// Makes an error of a code, for a test or an app's own use.
  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }

  /// The words for the error in `localizedDescription`, in English.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: words] }

  /// What iOS says of it.
  private var words: String {
    switch code {
    case .passcodeNotSet: "Passcode not set."
    case .biometryNotEnrolled: "No identities are enrolled."
    default: "Authentication failed."
    }
  }

  /// Codes by short names, as in `case LAError.userCancel:`.
  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }
}

/// Matches an error of a code, as in `case LAError.userCancel:`.
public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }

/// Asks the owner of the phone to prove who it is.
///
/// The phone in a film is as it comes out of its box: it knows no face, and has no code.
///
/// Source: Apple, LAContext.
@preconcurrency @MainActor
open class LAContext: NSObject {
  /// The title of the button below the question; recorded only, for there is no question.
  open var localizedFallbackTitle: String?
  /// The title of the button that ends it; recorded only.
  open var localizedCancelTitle: String?
  /// Why the app asks; recorded only.
  open var localizedReason = ""
  /// Whether nobody may be asked; recorded only, for nobody is.
  open var interactionNotAllowed = false
  /// For how long the phone need not be unlocked again, in seconds; recorded only.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  public override init() { super.init() }

  /// What the phone would know its owner by.
  open var biometryType: LABiometryType { .faceID }

  /// Returns false, for nobody is known to the phone.
  ///
  /// - Parameters:
  ///   - policy: how the owner would prove it.
  ///   - error: is told why not.
  /// - Returns: false.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    if let error { error.pointee = Self.error(policy) as NSError }
    return false
  }

  /// Tells behind the code that runs now that nobody is known to the phone.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    World.current.schedule(after: 0) { reply(false, Self.error(policy)) }
  }

  /// Throws, for nobody is known to the phone.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw Self.error(policy)
  }

  /// Ends what was begun, which is nothing.
  open func invalidate() {}

  private static func error(_ policy: LAPolicy) -> LAError {
    LAError(
      policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled)
  }
}
