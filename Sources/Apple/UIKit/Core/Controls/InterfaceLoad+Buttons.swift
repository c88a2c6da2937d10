extension InterfaceLoad {
  /// Makes a button by its `init(coder:)`.
  ///
  /// - Parameters:
  ///   - kind: UIKit's class of it, or its own.
  ///   - frame: its place in the superview, in points.
  ///   - buttonType: its type.
  ///   - make: the initializer.
  ///   - fill: sets what the file says, within the initializer of UIKit's class.
  /// - Returns: the button.
  public func make<Object: UIResponder>(
    _ kind: AnyClass, frame: CGRect = .zero, buttonType: UIButton.ButtonType,
    _ make: (NSCoder) -> Object?, fill: @escaping @MainActor (Object) -> Void = { _ in }
  ) -> Object {
    self.make(kind, frame: frame, { $0[.buttonType] = buttonType }, make, fill: fill)
  }
}

extension InterfaceKey<UIButton.ButtonType> {
  static var buttonType: Self { Self("buttonType") }
}
