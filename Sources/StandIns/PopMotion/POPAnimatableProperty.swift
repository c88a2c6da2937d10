import CoreGraphics
import UIKit

/// What an animation changes: numbers of an object.
///
/// Source: pop, POPAnimatableProperty.
@preconcurrency @MainActor
open class POPAnimatableProperty: NSObject {
  /// Its name: one of pop's, or one that an app has chosen.
  public let name: String
  let read: @MainActor (Any) -> [Double]?
  let write: @MainActor (Any, [Double]) -> Void
  /// Below which two values are the same.
  let threshold: Double

  init(
    _ name: String, _ threshold: Double, read: @escaping @MainActor (Any) -> [Double]?,
    write: @escaping @MainActor (Any, [Double]) -> Void
  ) {
    (self.name, self.threshold, self.read, self.write) = (name, threshold, read, write)
  }

  /// Returns one of pop's properties, or one that a closure describes.
  public static func property(
    withName name: String, initializer: ((POPMutableAnimatableProperty?) -> Void)? = nil
  ) -> Any! {
    if let initializer {
      let made = POPMutableAnimatableProperty()
      initializer(made)
      return made.property(name)
    }
    return known(name) as Any
  }

  /// Returns one of pop's properties; another name stops the scene.
  static func known(_ name: String) -> POPAnimatableProperty {
    guard let found = propertiesOfPop[name] else {
      raise(.invalidArgument, "There is no property of pop's here that is called “\(name)”.")
    }
    return found
  }
}

/// A property that an app describes.
///
/// Source: pop, POPMutableAnimatableProperty.
@preconcurrency @MainActor
public final class POPMutableAnimatableProperty: NSObject {
  /// Writes the numbers of an object into memory for four of them.
  public typealias ReadBlock = (Any?, UnsafeMutablePointer<CGFloat>?) -> Void
  /// Gives an object its numbers; there are four, of which the last may not be meant.
  public typealias WriteBlock = (Any?, UnsafePointer<CGFloat>?) -> Void

  /// Reads the object when an animation begins; without it all numbers are 0.
  public var readBlock: ReadBlock?
  /// Changes the object in each frame; without it nothing is changed.
  public var writeBlock: WriteBlock?
  /// The default is 0.01.
  public var threshold: CGFloat = 0.01

  func property(_ name: String) -> POPAnimatableProperty {
    let (readBlock, writeBlock) = (readBlock, writeBlock)
    return POPAnimatableProperty(name, threshold) { object in
      var values: [CGFloat] = [0, 0, 0, 0]
      readBlock?(object, &values)
      return values.map { Double($0) }
    } write: { object, values in
      let padded = (values + Array(repeating: 0, count: max(0, 4 - values.count)))
        .map { CGFloat($0) }
      writeBlock?(object, padded)
    }
  }
}

/// What values are as numbers.
enum PopValue {
  /// Returns the numbers of a value; `nil` where it has none.
  @MainActor
  static func numbers(_ value: Any?) -> [Double]? {
    switch value {
    case let number as CGFloat: [number]
    case let number as Int: [Double(number)]
    case let number as Float: [Double(number)]
    case let point as CGPoint: numbers(point)
    case let size as CGSize: numbers(size)
    case let rect as CGRect: numbers(rect)
    case let color as UIColor: numbers(color)
    case let color as CGColor: numbers(UIColor(cgColor: color))
    case let insets as UIEdgeInsets: [insets.top, insets.left, insets.bottom, insets.right]
    case let value as NSValue: numbers(ofBoxed: value)
    default: nil
    }
  }

  private static func numbers(_ point: CGPoint) -> [Double] { [point.x, point.y] }
  private static func numbers(_ size: CGSize) -> [Double] { [size.width, size.height] }
  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height]
  }

  @MainActor
  private static func numbers(_ color: UIColor) -> [Double] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @MainActor
  private static func numbers(ofBoxed value: NSValue) -> [Double]? {
    if let number = value as? NSNumber { return [number.doubleValue] }
    return switch String(cString: value.objCType) {
    case "{CGPoint=dd}": numbers(value.cgPointValue)
    case "{CGSize=dd}": numbers(value.cgSizeValue)
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": numbers(value.cgRectValue)
    default: nil
    }
  }

  @MainActor
  static func color(_ values: [Double]) -> UIColor {
    UIColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }
}
