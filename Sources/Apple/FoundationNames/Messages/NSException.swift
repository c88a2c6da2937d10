import Foundation

extension NSExceptionName {
  /// The names of the exceptions that Apple's frameworks raise.
  ///
  /// Source: Apple, NSExceptionName.
  public static var genericException: Self { Self(rawValue: "NSGenericException") }
  /// What is meant by exceptions of a state that should not be, as of a table whose rows do not add
  /// up.
  public static var internalInconsistencyException: Self {
    Self(rawValue: "NSInternalInconsistencyException")
  }
  /// What a method was given is not allowed; a place is beyond the end.
  public static var invalidArgumentException: Self { Self(rawValue: "NSInvalidArgumentException") }
  public static var rangeException: Self { Self(rawValue: "NSRangeException") }
  /// An object cannot be reached any more.
  public static var objectNotAvailableException: Self {
    Self(rawValue: "NSObjectNotAvailableException")
  }
  /// There is no memory; a text cannot be read; there is nothing under a key.
  public static var mallocException: Self { Self(rawValue: "NSMallocException") }
  public static var parseErrorException: Self { Self(rawValue: "NSParseErrorException") }
  public static var undefinedKeyException: Self { Self(rawValue: "NSUnknownKeyException") }
}

/// What stops an app that does not catch it, which Swift cannot.
///
/// Source: Apple, NSException.
@preconcurrency @MainActor
open class NSException: NSObject {
  /// The kind of the exception.
  public let name: NSExceptionName
  /// What happened; `nil` where nobody says.
  public let reason: String?
  /// What else there is to know; `nil` for nothing.
  public let userInfo: [AnyHashable: Any]?

  /// Makes an exception, which stops nothing yet.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    self.userInfo = userInfo
    super.init()
  }

  /// Stops the scene with the name and the reason, as iOS stops the app.
  open func raise() { end(name.rawValue, reason ?? "(null)") }

  /// Makes an exception and raises it.
  ///
  /// - Parameters:
  ///   - name: its kind.
  ///   - format: its reason, with signs such as `%@`.
  ///   - argList: what stands in their places.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    let reason = NSString(format: format, arguments: argList) as String
    NSException(name: name, reason: reason, userInfo: nil).raise()
  }
}

@MainActor
private func end(_ name: String, _ reason: String) -> Never { raise(name: name, reason) }
