/// The buttons of an alert or sheet as before iOS 8, which `UIAlertController` shows.
@MainActor
struct OldQuestion {
  let style: UIAlertController.Style
  private(set) var titles: [String] = []

  init(style: UIAlertController.Style) { self.style = style }

  mutating func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// Shows a controller over what is in front.
  ///
  /// - Parameters:
  ///   - controller: the alert, without its buttons.
  ///   - cancel: the place of the button that changes nothing; -1 for none.
  ///   - destructive: the place of the red button; -1 for none.
  ///   - coming: called before the alert comes; not where one is shown already, or nothing is in
  ///     front.
  ///   - shown: called when the alert has come.
  ///   - chosen: called with the place of the button that was touched, before the alert goes.
  ///   - gone: called with the same place when the alert has gone.
  func show(
    _ controller: UIAlertController, cancel: Int, destructive: Int, coming: () -> Void = {},
    shown: @escaping () -> Void = {}, chosen: @escaping (Int) -> Void,
    gone: @escaping (Int) -> Void
  ) {
    guard controller.presentingViewController == nil, let front = Self.front else { return }
    coming()
    if controller.actions.isEmpty {
      for (index, title) in titles.enumerated() {
        let style: UIAlertAction.Style =
          index == cancel ? .cancel : index == destructive ? .destructive : .default
        let action = UIAlertAction(title: title, style: style) { _ in gone(index) }
        action.onChoice = { chosen(index) }
        controller.addAction(action)
      }
    }
    front.present(controller, animated: true, completion: shown)
  }

  func leave(
    _ controller: UIAlertController, animated: Bool, completion: @escaping () -> Void
  ) {
    controller.presentingViewController?.dismiss(animated: animated, completion: completion)
  }

  /// The controller that is in front of all others.
  private static var front: UIViewController? {
    guard let root = UIApplication.shared.keyWindow?.rootViewController else { return nil }
    return sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
  }
}
