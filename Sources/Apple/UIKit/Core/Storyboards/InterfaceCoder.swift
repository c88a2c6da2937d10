import Foundation

/// The coder that `init(coder:)` gets for an object of a storyboard or a xib.
///
/// There is no archive to decode: the rewriter has made Swift of the file. UIKit's own initializers
/// take what the file says before a subclass goes on, as on iOS; nothing is found under a key.
public final class InterfaceCoder: NSCoder {
  /// UIKit's class that the file names; a subclass's own initializer goes on behind it.
  private let kind: AnyClass
  private var fill: (@MainActor (AnyObject) -> Void)?
  private var values: [String: Any] = [:]

  init(_ kind: AnyClass, fill: @escaping @MainActor (AnyObject) -> Void) {
    (self.kind, self.fill) = (kind, fill)
    super.init()
  }

  /// Gives an object what the file says of it, once, when the initializer of its kind is through.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - type: whose initializer is through; `nil` for all.
  @MainActor
  func fill(_ object: AnyObject, in type: AnyClass?) {
    guard type == nil || type == kind, let fill else { return }
    self.fill = nil
    fill(object)
  }

  /// What the file says before the object is made; `nil` for what it does not say.
  package subscript<Value>(key: InterfaceKey<Value>) -> Value? {
    get { values[key.name] as? Value }
    set { values[key.name] = newValue }
  }

  public override var allowsKeyedCoding: Bool { true }
  public override func containsValue(forKey key: String) -> Bool { false }
  public override func decodeObject(forKey key: String) -> Any? { nil }
  public override func decodeBool(forKey key: String) -> Bool { false }
  public override func decodeInteger(forKey key: String) -> Int { 0 }
  public override func decodeInt32(forKey key: String) -> Int32 { 0 }
  public override func decodeInt64(forKey key: String) -> Int64 { 0 }
  public override func decodeFloat(forKey key: String) -> Float { 0 }
  public override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// A property that the initializer of a class of UIKit takes from an interface file.
///
/// Each class names its own.
package struct InterfaceKey<Value> {
  let name: String

  /// Makes a key; one name stands for one property in all of a coder's values.
  package init(_ name: String) { self.name = name }
}

extension InterfaceKey<CGRect> {
  /// *Units*: points, in the superview.
  static var frame: Self { Self("frame") }
}

extension InterfaceKey<UIStoryboard> {
  /// The storyboard that the object comes from.
  static var storyboard: Self { Self("storyboard") }
}

extension NSCoder {
  /// Returns what an interface file says of a property; `nil` for an archive, and for what it does not say.
  package func interface<Value>(_ key: InterfaceKey<Value>) -> Value? {
    (self as? InterfaceCoder)?[key]
  }
}

extension UIResponder {
  /// Takes what an interface file says, at the end of the initializer of UIKit's class.
  package func fill(from coder: NSCoder, in type: AnyClass) {
    (coder as? InterfaceCoder)?.fill(self, in: type)
  }
}
