/// What a controller knows of the storyboard that it comes from.
struct ControllerInterface {
  var storyboard: UIStoryboard?
  /// Makes the view; `nil` once it is made, and for a controller without one in a file.
  var makeView: (@MainActor () -> UIView)?
  /// Objects of the author's own that stand beside the controller.
  var objects: [NSObject] = []
  /// In the order of the file.
  var segues: [InterfaceSegue] = []
}

extension UIViewController {
  /// Makes the view that a storyboard or a xib has for the controller.
  ///
  /// - Returns: false where there is none.
  package func loadInterface() -> Bool {
    if let make = interface.makeView {
      interface.makeView = nil
      let view = make()
      if viewIfLoaded == nil { self.view = view }
      return true
    }
    guard let make = InterfaceFiles.nib(named: nibName, for: self) else {
      guard let nibName else { return false }
      raise(
        .internalInconsistency, "Could not load NIB in bundle: 'NSBundle' with name '\(nibName)'")
    }
    let load = InterfaceLoad()
    _ = make(load, self)
    load.awaken()
    guard isViewLoaded else {
      raise(
        .internalInconsistency,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nibName ?? "\(type(of: self))")\" "
          + "nib but the view outlet was not set.")
    }
    return true
  }

  /// Puts a child's view into a container view, which it fills.
  func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Finds the nearest controller behind this one that has an action for unwinding, and the action.
  ///
  /// The controllers below on a stack come before those that present it.
  func unwindTarget(
    of name: String, sender: Any?
  ) -> (UIViewController, InterfaceFiles.UnwindAction)? {
    let selector = Selector(UIViewController.goBackTo, name)
    let source = UIStoryboardUnwindSegueSource(
      source: self, unwindAction: selector, sender: sender)
    let actions = storyboard?.file.unwindActions.filter { $0.name == name } ?? []
    var seen: [UIViewController] = [self]
    func found(_ controller: UIViewController) -> (UIViewController, InterfaceFiles.UnwindAction)? {
      guard !seen.contains(where: { $0 === controller }) else { return nil }
      seen.append(controller)
      for action in actions {
        if let call = action.find(controller),
          controller.canPerformUnwindSegueAction(selector, from: self, sender: sender)
        {
          return (controller, call)
        }
      }
      for child in controller.allowedChildrenForUnwinding(from: source) {
        if let target = found(child) { return target }
      }
      return nil
    }
    var current: UIViewController? = self
    while let controller = current {
      for child in controller.allowedChildrenForUnwinding(from: source) {
        if let target = found(child) { return target }
      }
      if controller !== self, let target = found(controller) { return target }
      current = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  /// Gives a segue's selector a method; its name alone counts.
  private func goBackTo() {}

  /// The children that may be gone back to unless a controller says otherwise, the nearest first.
  var childrenBehind: [UIViewController] {
    if let tabs = self as? any ShowsOneChild { return tabs.shownChild.map { [$0] } ?? [] }
    return children.reversed()
  }

  /// Dismisses and pops what stands over a controller.
  func unwind(to target: UIViewController) {
    let isPresented = target.presentedViewController != nil
    if isPresented { target.dismiss(animated: true) }
    guard let stack = target.navigationController, stack.topViewController !== target,
      let top = stack.viewControllers.first(where: { $0 === target || target.isInside($0) }),
      top !== stack.topViewController
    else { return }
    stack.popToViewController(top, animated: !isPresented)
  }

  private func isInside(_ other: UIViewController) -> Bool {
    var parent = parent
    while let controller = parent {
      if controller === other { return true }
      parent = controller.parent
    }
    return false
  }
}
