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

  /// The part of a transform that the number is; `nil` for all of it, which three numbers make.
  var part: String? { Self.parts[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns the transform that an array of three numbers makes; any other value as it is.
  func value(of given: Any?) -> Any? {
    guard part == nil, let array = given as? [Any], array.count == 3 else { return given }
    let numbers = array.compactMap { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }
    guard numbers.count == 3 else { return given }
    return name == .scale
      ? CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
      : CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
  }

  private static let parts: [CAValueFunctionName: String] = [
    .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z",
    .scaleX: "scale.x", .scaleY: "scale.y", .scaleZ: "scale.z",
    .translateX: "translation.x", .translateY: "translation.y", .translateZ: "translation.z",
    .scale: "", .translate: "",
  ]
}

/// What a number does to a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Takes an angle about an axis, in radians, or a factor along one, no unit.
  public static let rotateX = Self(rawValue: "rotateX")
  public static let rotateY = Self(rawValue: "rotateY")
  public static let rotateZ = Self(rawValue: "rotateZ")
  public static let scaleX = Self(rawValue: "scaleX")
  public static let scaleY = Self(rawValue: "scaleY")
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// Takes an array of three numbers.
  public static let scale = Self(rawValue: "scale")
  /// Takes an array of three numbers.
  public static let translate = Self(rawValue: "translate")
  public static let translateX = Self(rawValue: "translateX")
  public static let translateY = Self(rawValue: "translateY")
  public static let translateZ = Self(rawValue: "translateZ")
}
