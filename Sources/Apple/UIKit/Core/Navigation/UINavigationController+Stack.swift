extension UINavigationController {
  /// Pops all controllers above a place of the stack.
  ///
  /// - Returns: the popped controllers, from the bottom up.
  func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let gone = Array(stack.dropFirst(index + 1))
    change(to: Array(stack.prefix(index + 1)), .pop, animated: animated)
    return gone
  }

  /// Changes the stack, after the transition that runs already, if any.
  ///
  /// - Parameters:
  ///   - controllers: The new stack, from the bottom up.
  ///   - operation: Whether the change is a push or a pop.
  ///   - animated: Whether the change is animated.
  ///   - driver: What drives the transition in place of time; nil to ask the delegate.
  func change(
    to controllers: [UIViewController], _ operation: Operation, animated: Bool,
    driver: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    guard transition == nil else {
      waiting.append { [weak self] in
        self?.change(to: controllers, operation, animated: animated, driver: driver)
      }
      return
    }
    let old = stack
    let from = old.last
    stack = controllers
    for controller in controllers where controller.parent !== self { adopt(controller) }
    let gone = old.filter { controller in !controllers.contains { $0 === controller } }
    for controller in gone {
      controller.appearance.isMovingFromParent = true
      controller.willMove(toParent: nil)
    }
    choosingParent?.viewIfLoaded?.setNeedsLayout()
    guard isViewLoaded, let to = controllers.last, let from, from !== to, view.window != nil else {
      for controller in gone { leave(controller) }
      if isViewLoaded, from !== controllers.last {
        from?.viewIfLoaded?.removeFromSuperview()
        showTop()
      } else if isViewLoaded {
        showItems()?.removeFromSuperview()
      }
      return
    }
    begin(operation, from: from, to: to, gone: gone, animated: animated, driver: driver)
  }

  private func begin(
    _ operation: Operation, from: UIViewController, to: UIViewController,
    gone: [UIViewController], animated: Bool,
    driver: (any UIViewControllerInteractiveTransitioning)?
  ) {
    let own =
      animated
      ? delegate?.navigationController(
        self, animationControllerFor: operation, from: from, to: to) : nil
    let isPush = operation == .push
    let zoom = animated ? (isPush ? to : from).zoom(isComing: isPush) : nil
    let animator = own ?? zoom ?? SlideTransition(operation, self)
    let driver =
      driver
      ?? own.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    let before = stack
    let transition = NavigationTransition(
      operation, from: from, to: to, navigation: self, isAnimated: animated, animator: animator,
      driver: driver
    ) { [weak self] completed in
      self?.finish(from: from, to: to, gone: gone, completed: completed, animated: animated)
    }
    self.transition = transition
    transition.stackIfCancelled = operation == .pop ? before + gone : Array(before.dropLast())
    to.loadViewIfNeeded()
    delegate?.navigationController(self, willShow: to, animated: animated)
    view.window?.runtime.world.afterLayout { [weak self] in
      guard let self else { return }
      from.beginAppearanceTransition(false, animated: animated)
      to.beginAppearanceTransition(true, animated: animated)
      transition.oldRow = showItems()
      transition.newRow = navigationBar.row
      if own != nil || zoom != nil || !animated { transition.changeBarAlongside() }
      insetControllers()
      transition.begin()
    }
  }

  private func finish(
    from: UIViewController, to: UIViewController, gone: [UIViewController], completed: Bool,
    animated: Bool
  ) {
    let ended = transition
    transition = nil
    if completed {
      ended?.oldRow?.removeFromSuperview()
      from.viewIfLoaded?.removeFromSuperview()
      to.view.frame = frame(for: to)
      stage.addSubview(to.view)
      from.endAppearanceTransition()
      to.endAppearanceTransition()
      for controller in gone { leave(controller) }
      for controller in stack { controller.didMove(toParent: self) }
      delegate?.navigationController(self, didShow: to, animated: animated)
    } else {
      let newcomers = stack.filter { controller in
        ended?.stackIfCancelled.contains { $0 === controller } == false
      }
      stack = ended?.stackIfCancelled ?? stack
      to.beginAppearanceTransition(false, animated: true)
      to.viewIfLoaded?.removeFromSuperview()
      to.endAppearanceTransition()
      from.beginAppearanceTransition(true, animated: true)
      from.endAppearanceTransition()
      for controller in newcomers { controller.removeFromParent() }
      showItems()?.removeFromSuperview()
      ended?.oldRow?.removeFromSuperview()
    }
    view.setNeedsLayout()
    choosingParent?.viewIfLoaded?.setNeedsLayout()
    if !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// Shows the top controller without a transition.
  func showTop() {
    showItems()?.removeFromSuperview()
    guard let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    top.view.frame = frame(for: top)
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(top.view)
    view.setNeedsLayout()
    for controller in stack { controller.didMove(toParent: self) }
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  /// Shows the top controller's item in the bar.
  ///
  /// - Returns: the row shown before; nil for none.
  @discardableResult func showItems() -> _UINavigationBarContentView? {
    showToolbarItems(animated: transition != nil)
    return navigationBar.show(stack.map(\.navigationItem)) { [weak self] in
      self?.popViewController(animated: true)
    }
  }

  private func leave(_ controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }
}
