extension InterfaceLoad {
  /// Makes a controller of pages by its `init(coder:)`.
  ///
  /// - Parameters:
  ///   - kind: UIKit's class of it, or its own.
  ///   - orientation: the direction of its pages.
  ///   - pageStyle: how pages are turned.
  ///   - pageSpacing: the distance between pages that are slid, in points.
  ///   - make: the initializer.
  ///   - fill: sets what the file says, within the initializer of UIKit's class.
  /// - Returns: the controller.
  public func make<Object: UIResponder>(
    _ kind: AnyClass, orientation: UIPageViewController.NavigationOrientation = .horizontal,
    pageStyle: UIPageViewController.TransitionStyle = .pageCurl, pageSpacing: CGFloat = 0,
    _ make: (NSCoder) -> Object?, fill: @escaping @MainActor (Object) -> Void = { _ in }
  ) -> Object {
    self.make(
      kind,
      { coder in
        coder[.pageOrientation] = orientation
        coder[.pageStyle] = pageStyle
        coder[.pageSpacing] = pageSpacing
      }, make, fill: fill)
  }

  /// Makes a split view controller by its `init(coder:)`.
  ///
  /// - Parameters:
  ///   - kind: UIKit's class of it, or its own.
  ///   - splitStyle: whether it has columns.
  ///   - make: the initializer.
  ///   - fill: sets what the file says, within the initializer of UIKit's class.
  /// - Returns: the controller.
  public func make<Object: UIResponder>(
    _ kind: AnyClass, splitStyle: UISplitViewController.Style, _ make: (NSCoder) -> Object?,
    fill: @escaping @MainActor (Object) -> Void = { _ in }
  ) -> Object {
    self.make(kind, { $0[.splitStyle] = splitStyle }, make, fill: fill)
  }
}

extension InterfaceKey<UIPageViewController.NavigationOrientation> {
  static var pageOrientation: Self { Self("orientation") }
}

extension InterfaceKey<UIPageViewController.TransitionStyle> {
  static var pageStyle: Self { Self("pageStyle") }
}

extension InterfaceKey<CGFloat> {
  /// *Units*: points.
  static var pageSpacing: Self { Self("pageSpacing") }
}

extension InterfaceKey<UISplitViewController.Style> {
  static var splitStyle: Self { Self("splitStyle") }
}
