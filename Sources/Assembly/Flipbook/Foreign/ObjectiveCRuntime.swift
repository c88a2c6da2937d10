import Foundation
import UIKit

/// What programs of a user's files ask Objective-C's runtime for, which is not here.
///
/// A method that a selector names is found, so that code goes on that looks for two of them; nothing of
/// a class is changed, which the log says once for each function. `flipbook` writes the calls.
@MainActor
public enum ObjectiveCRuntime {
  /// Finds a method, which stands for nothing that could be changed.
  ///
  /// - Parameters:
  ///   - selector: what it is called; `nil` for a name that nobody has.
  ///   - type: its class.
  /// - Returns: something to hand to other functions of the runtime; `nil` without a name or class.
  public static func method(_ selector: Selector?, of type: AnyClass?) -> OpaquePointer? {
    guard selector != nil, let type else { return nil }
    return OpaquePointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
  }

  /// Says that a function changes nothing.
  ///
  /// - Returns: false.
  public static func changesNothing(_ function: String) -> Bool {
    Log.once("\(function) changes nothing here: classes of Swift keep their methods.")
    return false
  }

  /// Says that a function finds nothing.
  ///
  /// - Returns: `nil`.
  public static func findsNothing<Found>(_ function: String) -> Found? {
    Log.once("\(function) finds nothing here: there is no Objective-C runtime.")
    return nil
  }

  /// Says that a function lists nothing.
  ///
  /// - Parameters:
  ///   - count: becomes zero.
  ///   - function: the function that is called.
  /// - Returns: `nil`.
  public static func lists(
    _ count: UnsafeMutablePointer<UInt32>?, _ function: String
  ) -> UnsafeMutablePointer<OpaquePointer>? {
    count?.pointee = 0
    return findsNothing(function)
  }

  /// Returns a class's name, as C has texts.
  public static func name(of type: AnyClass?) -> UnsafePointer<CChar> {
    // As in Objective-C's runtime, a class's name stays where it is for good.
    guard let name = strdup(type.map { nameOfClass($0) } ?? "nil") else {
      preconditionFailure("There is no memory for the name of a class.")
    }
    return UnsafePointer(name)
  }

  /// Returns a class's name as it is on iOS, where Apple's classes have no module before theirs.
  public nonisolated static func nameOfClass(_ type: AnyClass) -> String {
    let (module, name) = PartsOfUIKit.parts(of: type)
    return modules.contains(String(module)) ? String(name) : Foundation.NSStringFromClass(type)
  }

  /// Finds a class by its name.
  ///
  /// - Parameters:
  ///   - name: the name; what stands before its dot is taken for the app's module, whatever it is.
  ///   - type: a type of the app.
  /// - Returns: `nil` where there is no such class.
  public static func classNamed(_ name: String, beside type: Any.Type) -> AnyClass? {
    if let found = Foundation.NSClassFromString(name) { return found }
    let own = String(reflecting: type).prefix { $0 != "." }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 1 else {
      return Foundation.NSClassFromString("\(own).\(parts.dropFirst().joined(separator: "."))")
    }
    // Those of Apple's have no module before their names.
    return modules.lazy.compactMap { Foundation.NSClassFromString("\($0).\(name)") }.first
  }

  /// The modules of Apple's classes.
  private nonisolated static let modules =
    PartsOfUIKit.names.sorted() + [
      "QuartzCore", "AVFoundation", "AVKit", "AudioToolbox", "CoreData", "CoreImage",
      "CoreLocation", "CoreMotion", "GameplayKit", "MapKit", "MessageUI", "SafariServices",
      "UserNotifications", "WebKit",
    ]
}
