/// How far a view's appearing or disappearing has come.
struct Appearance {
  enum Stage { case disappeared, appearing, appeared, disappearing }

  var stage = Stage.disappeared
  var isAnimated = false
  /// Whether somebody says when the transition begins and ends, instead of the move of the view.
  var isDrivenByHand = false
}

/// Unspecified by Apple: a controller is told before its children, of each of the four steps.
extension UIViewController {
  /// The view is about to change windows.
  func viewWillMove(toWindow window: UIWindow?) {
    guard !appearance.isDrivenByHand, parentForwardsAppearance else { return }
    if window != nil {
      willAppear(false)
    } else {
      willDisappear(false)
    }
  }

  /// The view has changed windows.
  func viewDidMoveToWindow() {
    if let window = viewIfLoaded?.window {
      guard appearance.stage == .appearing else { return }
      viewIsAppearing(appearance.isAnimated)
      guard !appearance.isDrivenByHand else { return }
      window.runtime.afterLayout { [weak self] in self?.didAppear() }
    } else if !appearance.isDrivenByHand {
      didDisappear()
    }
  }

  /// Whether moves of the view decide; a parent that forwards by hand decides itself.
  private var parentForwardsAppearance: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  func willAppear(_ animated: Bool) {
    guard appearance.stage == .disappeared || appearance.stage == .disappearing else { return }
    appearance.stage = .appearing
    appearance.isAnimated = animated
    loadViewIfNeeded()
    viewWillAppear(animated)
    forwardToVisibleChildren { $0.willAppear(animated) }
  }

  func didAppear() {
    guard appearance.stage == .appearing else { return }
    appearance.stage = .appeared
    appearance.isDrivenByHand = false
    viewDidAppear(appearance.isAnimated)
    forwardToVisibleChildren { $0.didAppear() }
  }

  func willDisappear(_ animated: Bool) {
    guard appearance.stage == .appeared || appearance.stage == .appearing else { return }
    appearance.stage = .disappearing
    appearance.isAnimated = animated
    viewWillDisappear(animated)
    forwardToVisibleChildren { $0.willDisappear(animated) }
  }

  func didDisappear() {
    guard appearance.stage == .disappearing else { return }
    appearance.stage = .disappeared
    appearance.isDrivenByHand = false
    viewDidDisappear(appearance.isAnimated)
    forwardToVisibleChildren { $0.didDisappear() }
  }

  func finishAppearanceByHand() {
    if appearance.stage == .appearing { didAppear() } else { didDisappear() }
  }

  /// Children whose views are inside this controller's go along with it.
  private func forwardToVisibleChildren(_ step: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { step(child) }
  }
}
