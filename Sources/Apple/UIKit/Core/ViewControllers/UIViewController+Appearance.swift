/// How far a view's appearing or disappearing has come.
struct Appearance {
  /// The four stages, in their order.
  enum Stage { case disappeared, appearing, appeared, disappearing }

  /// The stage that has been reached.
  var stage = Stage.disappeared
  /// Whether the last change is animated.
  var isAnimated = false
  /// Whether `beginAppearanceTransition` drives the steps, instead of the view's moves between
  /// windows.
  var isDrivenByHand = false
  /// Whether the view comes because the controller was added to a parent.
  var isMovingToParent = false
  /// Whether the view goes because the controller leaves its parent.
  var isMovingFromParent = false
}

/// The four steps of appearing and disappearing.
///
/// Unspecified by Apple: each step is told to a controller before its children.
extension UIViewController {
  /// Called when the view is about to change windows.
  func viewWillMove(toWindow window: UIWindow?) {
    guard !appearance.isDrivenByHand, parentForwardsAppearance else { return }
    if window != nil {
      willAppear(false)
    } else {
      willDisappear(false)
    }
  }

  /// Called when the view has changed windows.
  func viewDidMoveToWindow() {
    if let window = viewIfLoaded?.window {
      guard appearance.stage == .appearing else { return }
      viewIsAppearing(appearance.isAnimated)
      guard !appearance.isDrivenByHand else { return }
      window.runtime.world.afterLayout { [weak self] in self?.didAppear() }
    } else if !appearance.isDrivenByHand {
      didDisappear()
    }
  }

  /// Whether moves of the view drive the steps: false if the parent forwards them itself.
  private var parentForwardsAppearance: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// Takes the first step of appearing, with the visible children.
  func willAppear(_ animated: Bool) {
    guard appearance.stage == .disappeared || appearance.stage == .disappearing else { return }
    appearance.stage = .appearing
    appearance.isAnimated = animated
    loadViewIfNeeded()
    viewWillAppear(animated)
    forwardToVisibleChildren { $0.willAppear(animated) }
  }

  /// Takes the last step of appearing, with the visible children.
  func didAppear() {
    guard appearance.stage == .appearing else { return }
    appearance.stage = .appeared
    appearance.isDrivenByHand = false
    viewDidAppear(appearance.isAnimated)
    appearance.isMovingToParent = false
    appearance.isMovingFromParent = false
    forwardToVisibleChildren { $0.didAppear() }
    takeInput()
  }

  /// Shows the controller's bar for input, as soon as it is there and nobody else takes letters.
  private func takeInput() {
    guard runtime.firstResponder == nil, canBecomeFirstResponder, inputAccessoryView != nil
    else { return }
    becomeFirstResponder()
  }

  /// Takes the first step of disappearing, with the visible children.
  func willDisappear(_ animated: Bool) {
    guard appearance.stage == .appeared || appearance.stage == .appearing else { return }
    appearance.stage = .disappearing
    appearance.isAnimated = animated
    viewWillDisappear(animated)
    forwardToVisibleChildren { $0.willDisappear(animated) }
  }

  /// Takes the last step of disappearing, with the visible children.
  func didDisappear() {
    guard appearance.stage == .disappearing else { return }
    appearance.stage = .disappeared
    appearance.isDrivenByHand = false
    viewDidDisappear(appearance.isAnimated)
    appearance.isMovingToParent = false
    appearance.isMovingFromParent = false
    forwardToVisibleChildren { $0.didDisappear() }
  }

  /// Takes the last step of what `beginAppearanceTransition` began.
  func finishAppearanceByHand() {
    if appearance.stage == .appearing { didAppear() } else { didDisappear() }
  }

  /// Takes a step for the children whose views are inside this controller's view.
  private func forwardToVisibleChildren(_ step: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { step(child) }
  }
}
