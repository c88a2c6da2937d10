/// A file of controllers made with Interface Builder, of which the rewriter has made Swift.
///
/// Source: Apple, UIStoryboard.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  let file: InterfaceFiles.Storyboard

  /// Finds a storyboard among the files that were rewritten, whatever the bundle.
  ///
  /// Raises for one that is not among them.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let file = InterfaceFiles.storyboards[name] else {
      raise(
        .invalidArgument,
        "Could not find a storyboard named '\(name)' in bundle NSBundle (Flipbook reads the "
          + "storyboards in the folders that it is given)")
    }
    (self.name, self.file) = (name, file)
    super.init()
  }

  /// Makes the controller that the storyboard begins with; `nil` where it marks none.
  open func instantiateInitialViewController() -> UIViewController? {
    file.initial.map { make(id: $0) }
  }

  /// Makes the controller that the storyboard begins with by a block.
  ///
  /// - Parameter creator: makes it with `init(coder:)` or an initializer that calls that; `nil`
  ///   leaves it to the storyboard.
  /// - Returns: the controller; `nil` where the storyboard marks none.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: @escaping (NSCoder) -> ViewController?
  ) -> ViewController? {
    file.initial.flatMap { make(id: $0, creator: creator) as? ViewController }
  }

  /// Makes the controller with a storyboard identifier.
  ///
  /// Raises where the storyboard has none of that identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(id: id(of: identifier))
  }

  /// Makes the controller with a storyboard identifier by a block.
  ///
  /// - Parameters:
  ///   - identifier: the storyboard identifier.
  ///   - creator: makes it with `init(coder:)` or an initializer that calls that; `nil` leaves it
  ///     to the storyboard.
  /// - Returns: the controller.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = make(id: id(of: identifier), creator: creator)
    guard let controller = made as? ViewController else {
      raise(
        .invalidArgument,
        "The view controller with identifier '\(identifier)' is a \(type(of: made)), not a "
          + "\(ViewController.self)")
    }
    return controller
  }

  private func id(of identifier: String) -> String {
    guard let scene = file.scenes.first(where: { $0.identifier == identifier }) else {
      raise(
        .invalidArgument,
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return scene.id
  }

  /// Makes the controller that the file's own references call so.
  func make(
    id: String, creator: InterfaceLoad.Creator? = nil, rootCreator: InterfaceLoad.Creator? = nil
  ) -> UIViewController {
    let load = InterfaceLoad(self, creator: creator, rootCreator: rootCreator)
    let controller = make(id: id, by: load)
    load.awaken()
    return controller
  }

  /// Makes a controller by a reading that wakes it later.
  func make(id: String, by load: InterfaceLoad) -> UIViewController {
    guard let scene = file.scenes.first(where: { $0.id == id }) else {
      raise(
        .invalidArgument,
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(id)'")
    }
    return scene.make(load)
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<UIStoryboard: \(name)>" }
  }
}
