extension UINavigationController {
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
    isBarAway ? 0 : view.safeAreaInsets.top + (stack.last.map(barHeight) ?? 0)
  }

  /// Whether the bar takes no room, as it was hidden by the controller or by itself.
  private var isBarAway: Bool { isNavigationBarHidden || navigationBar.isHidden }

  /// Returns the height of the bar over a controller whose content is not scrolled.
  private func barHeight(over controller: UIViewController) -> CGFloat {
    let search = controller.barState.navigationItem?.search
    let room = search.map(searchRoom) ?? 0
    if let search, search.isActive, search.hidesNavigationBarDuringPresentation { return room }
    let prompt = controller.barState.navigationItem.map(UINavigationBar.promptRoom) ?? 0
    return navigationBar.traitCollection.heightOfNavigationBar
      + (hasLargeTitle(controller) ? UINavigationBar.largeHeight : 0)
      + room + prompt
  }

  /// Returns the room of a search bar, with the parts that can be searched.
  private func searchRoom(of search: any BarSearch) -> CGFloat {
    UINavigationBar.searchHeight + search.searchBar.scopeRoom
  }

  private func hasLargeTitle(_ controller: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact else {
      return false
    }
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return false }
    for item in stack[...index].reversed().map(\.navigationItem) {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
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
    let prompt = stack.last?.barState.navigationItem.map(UINavigationBar.promptRoom) ?? 0
    var height = navigationBar.traitCollection.heightOfNavigationBar + prompt
    var collapse: CGFloat?
    let item = stack.last?.barState.navigationItem
    let search = item?.search
    let isAlone =
      search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    // The search bar goes first, then the large title.
    var room = search.map(searchRoom) ?? 0
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
  private func follow(_ search: (any BarSearch)?) {
    guard let search, let top = stack.last else { return }
    search.host = top
    search.onChange = { [weak self] in
      self?.viewIfLoaded?.setNeedsLayout()
      self?.viewIfLoaded?.layoutIfNeeded()
    }
    search.insetsOfBars.top = barHeight(over: top)
  }

  /// Tells the controllers of the stack how far the bar covers their views.
  func insetControllers() {
    for controller in stack {
      let covers = !isBarAway && reachesBelowBar(controller)
      controller.insetsOfBars.top = covers ? barHeight(over: controller) : 0
    }
  }

  /// Places the bar, the stage and the top controller's view.
  func place() {
    if transition == nil { placeBar() }
    placeToolbar()
    stage.frame = view.bounds
    insetControllers()
    guard transition == nil, let top = stack.last, top.isViewLoaded else { return }
    top.view.frame = frame(for: top)
  }
}

extension UIViewController {
  /// The scroll view whose content moves a large title: the view itself or its backmost subview.
  package var barScrollView: UIScrollView? {
    contentScrollView(for: .top) ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first
      as? UIScrollView
  }
}
