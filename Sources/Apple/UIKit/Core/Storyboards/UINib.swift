/// A file of views made with Interface Builder, of which the rewriter has made Swift.
///
/// Source: Apple, UINib.
@preconcurrency @MainActor
open class UINib: NSObject {
  let name: String

  /// Names a file, which is not looked for until it is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes the objects of the file, and connects them with their owner.
  ///
  /// Raises for a file that was not rewritten.
  ///
  /// - Parameters:
  ///   - ownerOrNil: the file's owner.
  ///   - optionsOrNil: external objects, which are not supported; give `nil`.
  /// - Returns: the objects that stand in no other, in their order.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    guard let make = InterfaceFiles.nibs[name] else {
      raise(
        .internalInconsistency,
        "Could not load NIB in bundle: 'NSBundle' with name '\(name)' (Flipbook reads the xibs in "
          + "the folders that it is given)")
    }
    let load = InterfaceLoad()
    let objects = make(load, ownerOrNil)
    load.awaken()
    return objects
  }

  /// Makes the file's only object, which has to be of a class.
  package func make<Object: UIView>(_ type: Object.Type, for identifier: String) -> Object {
    let objects = instantiate(withOwner: nil)
    guard objects.count == 1, let object = objects[0] as? Object else {
      raise(
        .internalInconsistency,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a \(type) instance")
    }
    return object
  }
}

extension Bundle {
  /// Makes the objects of a xib, and connects them with their owner; raises without such a file.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
