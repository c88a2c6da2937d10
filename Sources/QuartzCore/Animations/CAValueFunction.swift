/// What a number does to a transform, for an animation of `transform`.
///
/// Source: Apple, CAValueFunction.
@preconcurrency @MainActor
open class CAValueFunction: NSObject {
  /// What the number does.
  public let name: CAValueFunctionName

  /// Makes a function; `nil` for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard Self.parts[name] != nil else { return nil }
    self.name = name
  }

  /// The part of a transform that the number is.
  var part: String { Self.parts[name] ?? "" }

  private static let parts: [CAValueFunctionName: String] = [
    .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z",
    .scaleX: "scale.x", .scaleY: "scale.y", .scaleZ: "scale.z",
    .translateX: "translation.x", .translateY: "translation.y", .translateZ: "translation.z",
  ]
}

/// What a number does to a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = Self(rawValue: "rotateX")
  public static let rotateY = Self(rawValue: "rotateY")
  public static let rotateZ = Self(rawValue: "rotateZ")
  public static let scaleX = Self(rawValue: "scaleX")
  public static let scaleY = Self(rawValue: "scaleY")
  public static let scaleZ = Self(rawValue: "scaleZ")
  public static let translateX = Self(rawValue: "translateX")
  public static let translateY = Self(rawValue: "translateY")
  public static let translateZ = Self(rawValue: "translateZ")
}
