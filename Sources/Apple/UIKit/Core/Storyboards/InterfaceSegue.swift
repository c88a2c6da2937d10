/// A segue as the storyboard has it, which makes and performs one each time.
@preconcurrency @MainActor
public final class InterfaceSegue: NSObject {
  /// What a segue does with its destination.
  public enum Kind: Sendable {
    /// `show(_:sender:)` of the source.
    case show
    case push
    case showDetail
    /// Presents it, as the styles say or, without one, as the destination itself says.
    case present(
      UIModalPresentationStyle? = nil, UIModalTransitionStyle? = nil, isAnimated: Bool = true)
    /// Presents it in a popover at the sender.
    case popover
    /// Puts it into a container view.
    case embed
    /// Goes back to the controller that has an action of this name.
    case unwind(String)
    /// What a class of the author's does.
    case custom
  }

  /// Makes a segue of a class; `UIStoryboardSegue` unless the storyboard says otherwise.
  public typealias Maker =
    @MainActor (
      _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
    ) -> UIStoryboardSegue
  /// Makes the destination by a method of the source, with the sender and the identifier.
  public typealias Creator = @MainActor (NSCoder, Any?, String?) -> UIViewController?

  let id: String
  let identifier: String?
  private let kind: Kind
  private let destination: String
  private let segue: Maker
  private let creator: Creator?
  /// Makes the first controller of a container, where the file says so of the container's relationship.
  private let rootCreator: Creator?
  private weak var source: UIViewController?

  init(
    _ id: String, _ identifier: String?, _ kind: Kind, from source: UIViewController,
    to destination: String, segue: @escaping Maker, creator: Creator?, rootCreator: Creator?
  ) {
    (self.id, self.identifier, self.kind) = (id, identifier, kind)
    (self.source, self.destination) = (source, destination)
    (self.segue, self.creator, self.rootCreator) = (segue, creator, rootCreator)
    super.init()
  }

  /// What controls and recognizers call.
  public static let action = Selector(InterfaceSegue.trigger(_:), "perform:")

  /// Performs the segue if its source lets it.
  package func trigger(_ sender: Any) {
    guard source?.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) == true
    else { return }
    perform(sender)
  }

  /// Makes the destination, prepares the source for it, and shows it.
  func perform(_ sender: Any?, in container: UIView? = nil) {
    guard let source else { return }
    if case .unwind(let action) = kind { return unwind(from: source, action, sender) }
    guard let storyboard = source.storyboard else { return }
    let identifier = identifier
    let making = { (creator: @escaping Creator) -> InterfaceLoad.Creator in
      { creator($0, sender, identifier) }
    }
    let shown = storyboard.make(
      id: destination, creator: creator.map(making), rootCreator: rootCreator.map(making))
    let segue = segue(identifier, source, shown)
    segue.performance = { [kind] in
      switch kind {
      case .show: source.show(shown, sender: sender)
      case .push:
        guard let stack = source.navigationController else {
          raise(
            name: "NSGenericException",
            "Push segues can only be used when the source controller is managed by an instance of "
              + "UINavigationController.")
        }
        stack.pushViewController(shown, animated: true)
      case .showDetail: source.showDetailViewController(shown, sender: sender)
      case .present(let style, let transition, let isAnimated):
        if let style { shown.modalPresentationStyle = style }
        if let transition { shown.modalTransitionStyle = transition }
        source.present(shown, animated: isAnimated)
      case .popover: source.present(shown, animated: true)
      case .embed: container.map { source.embed(shown, in: $0) }
      case .custom, .unwind:
        raise(.internalInconsistency, "Subclasses of UIStoryboardSegue must override -perform.")
      }
    }
    if case .popover = kind { anchor(shown, at: sender, in: source) }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Makes a popover of a controller, which its source may change before it is shown.
  private func anchor(_ shown: UIViewController, at sender: Any?, in source: UIViewController) {
    shown.modalPresentationStyle = .popover
    guard let popover = shown.popoverPresentationController else { return }
    if let item = sender as? UIBarButtonItem {
      popover.barButtonItem = item
    } else {
      popover.sourceView = sender as? UIView ?? source.view
    }
  }

  private func unwind(from source: UIViewController, _ name: String, _ sender: Any?) {
    guard let (target, action) = source.unwindTarget(of: name, sender: sender) else { return }
    let own = [target.parent, target].lazy.compactMap { [identifier] in
      $0?.segueForUnwinding(to: target, from: source, identifier: identifier)
    }.first { !($0 is PlainUnwindSegue) }
    let segue = own ?? segue(identifier, source, target)
    segue.performance = { source.unwind(to: target) }
    source.prepare(for: segue, sender: sender)
    action(segue)
    segue.perform()
  }
}

extension InterfaceLoad {
  /// Adds a segue to its source.
  ///
  /// - Parameters:
  ///   - id: what the file's own references call it.
  ///   - identifier: its name; `nil` for none.
  ///   - kind: what it does.
  ///   - source: the controller that has it.
  ///   - destination: what the file's own references call the destination.
  ///   - segue: makes one of its class.
  ///   - creator: makes the destination by a method of the source.
  ///   - rootCreator: makes the first controller of a destination that is a stack.
  public func segue(
    _ id: String, _ identifier: String?, _ kind: InterfaceSegue.Kind,
    from source: UIViewController, to destination: String,
    segue: @escaping InterfaceSegue.Maker = {
      UIStoryboardSegue(identifier: $0, source: $1, destination: $2)
    }, creator: InterfaceSegue.Creator? = nil, rootCreator: InterfaceSegue.Creator? = nil
  ) {
    source.interface.segues.append(
      InterfaceSegue(
        id, identifier, kind, from: source, to: destination, segue: segue, creator: creator,
        rootCreator: rootCreator))
  }

  /// Returns a segue of a controller by what the file's own references call it.
  public func segue(_ id: String, of controller: UIViewController) -> InterfaceSegue? {
    controller.interface.segues.first { $0.id == id }
  }

  /// Performs the segue of a container view.
  public func embed(_ id: String, of controller: UIViewController, in container: UIView) {
    segue(id, of: controller)?.perform(nil, in: container)
  }
}
