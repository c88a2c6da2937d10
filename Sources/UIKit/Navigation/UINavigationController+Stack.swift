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
    for controller in controllers where controller.parent !== self { addChild(controller) }
    let gone = old.filter { controller in !controllers.contains { $0 === controller } }
    for controller in gone {
      controller.appearance.isMovingFromParent = true
      controller.willMove(toParent: nil)
    }
    tabBarController?.viewIfLoaded?.setNeedsLayout()
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
    let animator = own ?? SlideTransition(operation, self)
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
    view.window?.runtime.afterLayout { [weak self] in
      guard let self else { return }
      from.beginAppearanceTransition(false, animated: animated)
      to.beginAppearanceTransition(true, animated: animated)
      transition.oldRow = showItems()
      transition.newRow = navigationBar.row
      if own != nil || !animated { transition.changeBarAlongside() }
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
    tabBarController?.viewIfLoaded?.setNeedsLayout()
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
  private func showItems() -> NavigationBarRow? {
    showToolbarItems(animated: transition != nil)
    return navigationBar.show(stack.map(\.navigationItem)) { [weak self] in
      self?.popViewController(animated: true)
    }
  }

  private func leave(_ controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: Places

  /// Returns the frame of a controller's view: the whole stage, or what is below a bar it may not
  /// reach under.
  func frame(for controller: UIViewController) -> CGRect {
    var frame = stage.bounds
    let covered = barBottom
    if !reachesBelowBar(controller) {
      frame.origin.y += covered
      frame.size.height -= covered
    }
    return frame
  }

  private func reachesBelowBar(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// Where the bar ends; 0 for a hidden bar.
  ///
  /// *Space*: points of the navigation controller's view.
  private var barBottom: CGFloat {
    isNavigationBarHidden ? 0 : view.safeAreaInsets.top + (stack.last.map(barHeight) ?? 0)
  }

  /// Returns the height of the bar over a controller whose content is not scrolled.
  private func barHeight(over controller: UIViewController) -> CGFloat {
    let search = controller.barState.navigationItem?.searchController
    let room = search == nil ? 0 : UINavigationBar.searchHeight
    if let search, search.isActive, search.hidesNavigationBarDuringPresentation { return room }
    return UINavigationBar.height + (hasLargeTitle(controller) ? UINavigationBar.largeHeight : 0)
      + room
  }

  private func hasLargeTitle(_ controller: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return false }
    for item in stack[...index].reversed().map(\.navigationItem) {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Returns how far the content of the top controller is scrolled: up to the height of a large
  /// title, or below 0 where it is pulled down.
  private func scrolledWay(_ controller: UIViewController, most: CGFloat) -> CGFloat {
    guard let scroll = controller.barScrollView else { return 0 }
    scroll.onBoundsChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    let way = scroll.contentOffset.y + scroll.adjustedContentInset.top
    let collapse = min(way, most)
    scroll.barCollapse = max(0, collapse)
    return collapse
  }

  /// Places the bar, as high as the title of the top controller needs it.
  func placeBar() {
    let top = view.safeAreaInsets.top
    var height = UINavigationBar.height
    var collapse: CGFloat?
    let item = stack.last?.barState.navigationItem
    let search = item?.searchController
    let isAlone =
      search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    // The search bar goes first, then the large title.
    var room = search == nil ? 0 : UINavigationBar.searchHeight
    let yields = search?.isActive == false && item?.hidesSearchBarWhenScrolling == true
    let yielding = yields ? room : 0
    let isLarge = stack.last.map(hasLargeTitle) ?? false
    if let controller = stack.last, isLarge || yields, !isAlone {
      let most = yielding + (isLarge ? UINavigationBar.largeHeight : 0)
      let way = scrolledWay(controller, most: most)
      room -= min(max(0, way), yielding)
      if isLarge {
        let gone = way < 0 ? way : max(0, way - yielding)
        height += UINavigationBar.largeHeight - gone
        collapse = gone
      }
    } else {
      stack.last?.barScrollView?.barCollapse = 0
    }
    height = isAlone ? room : height + room
    navigationBar.frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -height : top, width: view.bounds.width, height: height)
    navigationBar.show(collapse: collapse, scrolledBy: stack.last.flatMap(edgeWay))
    navigationBar.show(search: search?.searchBar, room: room, isAlone: isAlone)
    follow(search)
  }

  /// Returns how far the content of a controller is scrolled, for a bar that shows it.
  private func edgeWay(_ controller: UIViewController) -> CGFloat? {
    guard navigationBar.hasLooksAtEdge, let scroll = controller.barScrollView else { return nil }
    scroll.onBoundsChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    return scroll.contentOffset.y + scroll.adjustedContentInset.top
  }

  /// Lets the bar follow a search of the top controller.
  private func follow(_ search: UISearchController?) {
    guard let search, let top = stack.last else { return }
    search.host = top
    search.onChange = { [weak self] in
      self?.viewIfLoaded?.setNeedsLayout()
      self?.viewIfLoaded?.layoutIfNeeded()
    }
    search.insetsOfBars.top = barHeight(over: top)
  }

  /// Places the bar, the stage and the top controller's view.
  func place() {
    if transition == nil { placeBar() }
    placeToolbar()
    stage.frame = view.bounds
    for controller in stack {
      let covers = !isNavigationBarHidden && reachesBelowBar(controller)
      controller.insetsOfBars.top = covers ? barHeight(over: controller) : 0
    }
    guard transition == nil, let top = stack.last, top.isViewLoaded else { return }
    top.view.frame = frame(for: top)
  }
}

/// The view in which a navigation controller's controllers stand.
final class NavigationStage: UIView {}

/// The view of a navigation controller.
final class NavigationView: UIView {
  /// The controller to which the view belongs.
  weak var controller: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.place()
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let swipe = controller?.backSwipe, gestureRecognizer === swipe.edge else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return swipe.mayBegin
  }
}

extension UIViewController {
  /// The scroll view whose content moves a large title: the view itself or its backmost subview.
  var barScrollView: UIScrollView? {
    contentScrollView(for: .top) ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first
      as? UIScrollView
  }
}
