/// One reading of a storyboard's controller, of its view, or of a xib.
///
/// What the rewriter has made of the file calls it.
@preconcurrency @MainActor
public final class InterfaceLoad {
  /// What makes a controller in place of its `init(coder:)`; it is asked once.
  typealias Creator = (NSCoder) -> UIViewController?

  let storyboard: UIStoryboard?
  private var creator: Creator?
  /// The creator of the first controller that is put into this one.
  private var rootCreator: Creator?
  private var loaded: [UIResponder] = []
  /// The objects that are no responders, and constraints of the author's own classes.
  private var plain: [any InterfaceAwaking] = []

  init(
    _ storyboard: UIStoryboard? = nil, creator: Creator? = nil, rootCreator: Creator? = nil
  ) {
    (self.storyboard, self.creator, self.rootCreator) = (storyboard, creator, rootCreator)
  }

  /// Makes an object by its `init(coder:)`.
  ///
  /// - Parameters:
  ///   - kind: UIKit's class of it, or its own.
  ///   - frame: its place in the superview, in points.
  ///   - make: the initializer.
  ///   - fill: sets what the file says, within the initializer of UIKit's class.
  /// - Returns: the object.
  public func make<Object: UIResponder>(
    _ kind: AnyClass, frame: CGRect = .zero, _ make: (NSCoder) -> Object?,
    fill: @escaping @MainActor (Object) -> Void = { _ in }
  ) -> Object {
    self.make(kind, frame: frame, { _ in }, make, fill: fill)
  }

  /// Makes an object by its `init(coder:)`, whose class takes more from the file than its frame.
  ///
  /// - Parameters:
  ///   - kind: UIKit's class of it, or its own.
  ///   - frame: its place in the superview, in points.
  ///   - say: gives the coder what the class asks it for.
  ///   - make: the initializer.
  ///   - fill: sets what the file says, within the initializer of UIKit's class.
  /// - Returns: the object.
  package func make<Object: UIResponder>(
    _ kind: AnyClass, frame: CGRect = .zero, _ say: (InterfaceCoder) -> Void,
    _ make: (NSCoder) -> Object?, fill: @escaping @MainActor (Object) -> Void
  ) -> Object {
    let coder = InterfaceCoder(kind) { object in
      if let object = object as? Object { fill(object) }
    }
    coder[.frame] = frame
    coder[.storyboard] = storyboard
    say(coder)
    let created = Object.self is UIViewController.Type ? take(coder) : nil
    if let created, !(created is Object) {
      raise(
        .invalidArgument,
        "Custom instantiated \(created) must be a subclass of the class that the storyboard names: "
          + "\(Object.self)")
    }
    guard let object = created as? Object ?? make(coder) else {
      raise(.internalInconsistency, "init(coder:) of \(Object.self) returned nil")
    }
    coder.fill(object, in: nil)
    loaded.append(object)
    return object
  }

  private func take(_ coder: NSCoder) -> UIViewController? {
    let creator = creator
    self.creator = nil
    return creator?(coder)
  }

  /// Makes an object that is no responder by its `init(coder:)`.
  public func object<Object: NSObject>(_ make: (NSCoder) -> Object?) -> Object {
    guard let object = make(InterfaceCoder(Object.self) { _ in }) else {
      raise(.internalInconsistency, "init(coder:) of \(Object.self) returned nil")
    }
    return object
  }

  /// Returns an object of the author's own, which is told when the file is read.
  public func waking<Object: AnyObject>(_ object: Object) -> Object {
    if let waking = object as? any InterfaceAwaking { plain.append(waking) }
    return object
  }

  /// Tells a constraint of the author's own class later that it was loaded.
  public func loaded(_ constraint: NSLayoutConstraint) { plain.append(constraint) }

  /// Returns another reading of the same file, for a cell that is made again and again.
  public func again() -> InterfaceLoad { InterfaceLoad(storyboard) }

  /// Returns texts one behind the other.
  public func joined(_ texts: [NSAttributedString]) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for text in texts { whole.append(text) }
    return whole
  }

  /// Returns a style of paragraphs.
  public func paragraphStyle(
    _ fill: (NSMutableParagraphStyle) -> Void
  ) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    fill(style)
    return style
  }

  /// Returns an object as a delegate or a data source.
  ///
  /// - Parameters:
  ///   - object: the object that the file connects.
  ///   - name: the protocol's name.
  /// - Returns: `nil` for a delegate that has none of the protocol's methods; a data source then
  ///   raises.
  public func conforming<Wanted>(_ object: AnyObject?, to name: String) -> Wanted? {
    if let object, !(object is Wanted), name.hasSuffix("DataSource") {
      raise(
        .invalidArgument,
        "\(type(of: object)) is connected as a data source and does not conform to \(name)")
    }
    return object as? Wanted
  }

  /// Says how a controller's view is made when it is asked for.
  public func view(of controller: UIViewController, make: @escaping @MainActor () -> UIView) {
    controller.interface.makeView = make
  }

  /// Keeps an object of the author's own as long as the controller of its scene.
  public func keep(_ object: NSObject, for controller: UIViewController) {
    controller.interface.objects.append(object)
  }

  /// Tells all objects that they were loaded.
  public func awaken() {
    let (objects, others) = (loaded, plain)
    (loaded, plain) = ([], [])
    for object in objects { object.awakeFromNib() }
    for object in others { object.awakeFromNib() }
  }

  /// Makes a controller of the same storyboard for a container, and wakes it together with that.
  public func controller(_ id: String) -> UIViewController {
    guard let storyboard else { stopWithoutStoryboard() }
    let load = InterfaceLoad(storyboard, creator: rootCreator)
    rootCreator = nil
    let controller = storyboard.make(id: id, by: load)
    loaded += load.loaded
    plain += load.plain
    (load.loaded, load.plain) = ([], [])
    return controller
  }

  private func stopWithoutStoryboard() -> Never {
    raise(.internalInconsistency, "A nib cannot refer to a view controller of a storyboard")
  }

  /// Reads an image that the file names; without it the place stays empty, as on iOS.
  public func image(_ name: String) -> UIImage? {
    let image = UIImage(named: name)
    if image == nil {
      Log.once("Could not load the \"\(name)\" image referenced from a nib in the bundle")
    }
    return image
  }

  /// Makes a controller's navigation item, which is of an app's own class.
  public func item<Item: UINavigationItem>(
    _ make: (NSCoder) -> Item?, of controller: UIViewController
  ) -> Item {
    let item = object(make)
    item.title = controller.title
    controller.barState.navigationItem = item
    return item
  }

  /// Raises, as connecting an outlet does that its object does not have.
  public func unknownOutlet(_ key: String, of object: NSObject?) {
    object?.raiseUnknownKey("setValue:forUndefinedKey:", key)
  }

  /// Raises, as sending an action does that its target does not have.
  public func unknownAction(_ name: String, of type: String) -> Selector {
    let stop = {
      @MainActor @Sendable (target: NSObject) -> @MainActor @Sendable (Any) -> Void in
      { _ in
        raise(
          .invalidArgument, "-[\(type) \(name)]: unrecognized selector sent to instance \(target)")
      }
    }
    return Selector(stop, name)
  }
}
