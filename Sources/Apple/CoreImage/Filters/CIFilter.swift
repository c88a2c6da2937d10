import CoreGraphics
import Foundation
import Synchronization

/// Makes an image of others, and of numbers.
///
/// Source: Apple, CIFilter.
open class CIFilter: NSObject {
  /// The filter's name, such as `CIGaussianBlur`.
  open var name: String

  let kind: FilterKind?
  private var values: [String: Any] = [:]

  /// Makes a filter without an image, to be derived from.
  public override init() {
    name = ""
    kind = nil
  }

  /// Makes a filter by its name, with its defaults; `nil` where there is none of that name.
  ///
  /// The log names those of Apple's that are not here.
  public convenience init?(name: String) {
    guard let kind = FilterKind.named(name) else { return nil }
    self.init(kind)
  }

  /// Makes a filter by its name, with some inputs; stops for an input that it does not have.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Makes a filter by its name, with some inputs; stops for an input that it does not have.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  init(_ kind: FilterKind) {
    name = kind.name
    self.kind = kind
    values = kind.inputs
  }

  /// The image that the filter makes; `nil` where it lacks one of its own.
  open var outputImage: CIImage? { kind?.output(FilterInputs(values)) }

  /// The keys of the inputs.
  open var inputKeys: [String] {
    let images = [
      kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey, kCIInputTargetImageKey,
    ]
    return images.filter { kind?.images.contains($0) == true } + (kind?.inputs.keys.sorted() ?? [])
  }

  /// The keys of what the filter makes.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// The name of the filter, and the defaults of its inputs.
  open var attributes: [String: Any] {
    var all: [String: Any] = [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name]
    for (key, value) in kind?.inputs ?? [:] {
      all[key] = [kCIAttributeDefault: value, kCIAttributeName: key]
    }
    return all
  }

  /// Sets an input; `nil` gives it its default.
  ///
  /// Stops as on iOS for an input that the filter does not have. One that is derived from this class
  /// has any.
  open func setValue(_ value: Any?, forKey key: String) {
    if !takes(key) { raiseUnknownKey("setValue:forUndefinedKey:", key) }
    guard let value, !(value is NSNull) else {
      values[key] = kind?.inputs[key]
      return
    }
    values[key] = value
  }

  /// Returns an input, or the image that the filter makes.
  ///
  /// Stops as on iOS for an input that the filter does not have. One that is derived from this class
  /// has any.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    if !takes(key) { raiseUnknownKey("valueForUndefinedKey:", key) }
    return values[key]
  }

  /// Returns true for the key of an input.
  func takes(_ key: String) -> Bool { kind.map { $0.takes(key) } ?? true }

  private func raiseUnknownKey(_ method: String, _ key: String) -> Never {
    raiseOnAnyThread(
      name: "NSUnknownKeyException",
      "[<\(name)> \(method)]: this class is not key value coding-compliant for the key \(key).")
  }

  /// Gives all inputs but the images their defaults.
  open func setDefaults() { values.merge(kind?.inputs ?? [:]) { _, preset in preset } }

  /// Returns the names of the filters that are here, in alphabetical order, whatever the category.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterKind.all.keys.sorted()
  }

  /// Returns the names of the filters that are here, in alphabetical order.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterKind.all.keys.sorted()
  }
}

/// What a filter is told.
struct FilterInputs {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }

  func number(_ key: String) -> Double {
    switch values[key] {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }

  func point(_ key: String) -> CGPoint {
    (values[key] as? CIVector)?.cgPointValue ?? values[key] as? CGPoint ?? .zero
  }

  func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector(x: 0) }

  func rect(_ key: String) -> CGRect {
    (values[key] as? CIVector)?.cgRectValue ?? values[key] as? CGRect ?? .zero
  }

  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }

  func transform(_ key: String) -> CGAffineTransform {
    values[key] as? CGAffineTransform ?? (values[key] as? CIVector)?.cgAffineTransformValue
      ?? (values[key] as? any TransformHolding)?.heldTransform ?? .identity
  }
}

/// A value that holds a transform.
package protocol TransformHolding {
  var heldTransform: CGAffineTransform? { get }
}

/// A filter of the table.
struct FilterKind: Sendable {
  let name: String
  /// The images that it takes, by their keys.
  let images: [String]
  private let presets: @Sendable () -> [String: Any]
  private let make: @Sendable (FilterInputs) -> CIImage?

  /// The defaults of the inputs that are no images.
  var inputs: [String: Any] { presets() }

  init(
    _ name: String, images: [String] = [kCIInputImageKey],
    _ presets: @autoclosure @escaping @Sendable () -> [String: Any] = [:],
    _ make: @escaping @Sendable (FilterInputs) -> CIImage?
  ) {
    (self.name, self.images, self.presets, self.make) = (name, images, presets, make)
  }

  /// Makes a filter that changes the one image it takes.
  static func changing(
    _ name: String, _ presets: @autoclosure @escaping @Sendable () -> [String: Any] = [:],
    _ make: @escaping @Sendable (CIImage, FilterInputs) -> CIImage
  ) -> FilterKind {
    FilterKind(name, presets()) { inputs in inputs.image().map { make($0, inputs) } }
  }

  func takes(_ key: String) -> Bool { images.contains(key) || presets()[key] != nil }

  func output(_ inputs: FilterInputs) -> CIImage? { make(inputs) }

  /// All filters, by their names.
  static let all: [String: FilterKind] = Dictionary(
    uniqueKeysWithValues: (blurs + colors + looks + generators + mixes + moves).map {
      ($0.name, $0)
    })

  /// Returns a filter; where it is one of Apple's that is not here, the log says so.
  static func named(_ name: String) -> FilterKind? {
    if let kind = all[name] { return kind }
    if name.hasPrefix("CI"), told.withLock({ $0.insert(name).inserted }) {
      writeToStandardError(
        "There is no filter \(name) here: CIFilter(name:) returns nil. "
          + "CIFilter.filterNames(inCategory: nil) lists those that are.")
    }
    return nil
  }

  private static let told = Mutex<Set<String>>([])
}
