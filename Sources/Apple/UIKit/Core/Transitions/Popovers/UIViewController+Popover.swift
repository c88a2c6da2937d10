extension UIViewController {
  /// The popover in which this controller is presented; nil where its style is another one.
  ///
  /// Source: Apple, UIViewController.popoverPresentationController.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let presentation = modal.presentation as? UIPopoverPresentationController {
      return presentation
    }
    guard modalPresentationStyle == .popover else { return nil }
    if let popover = modal.popover { return popover }
    let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    modal.popover = popover
    return popover
  }

  /// Makes the presentation of a controller whose style is `popover`, adapted to a narrow screen.
  func makePopover(presenting: UIViewController) -> UIPresentationController {
    guard let popover = popoverPresentationController else {
      return FullScreenPresentationController(
        presentedViewController: self, presenting: presenting)
    }
    popover.presentingViewController = presenting
    guard presenting.traitCollection.horizontalSizeClass == .compact else { return popover }
    switch popover.adaptivePresentationStyle {
    case .none, .popover: return popover
    case .fullScreen, .currentContext:
      return FullScreenPresentationController(
        presentedViewController: self, presenting: presenting)
    case .overFullScreen, .overCurrentContext, .custom:
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet, .automatic:
      let sheet = popover.adaptiveSheetPresentationController
      sheet.presentingViewController = presenting
      if sheet.delegate == nil { sheet.delegate = popover.delegate }
      return sheet
    }
  }

  /// Whether controllers inside this one are presented over it alone, where their style is
  /// `currentContext` or `overCurrentContext`.
  ///
  /// Source: Apple, UIViewController.definesPresentationContext.
  public var definesPresentationContext: Bool {
    get { modal.definesContext }
    set { modal.definesContext = newValue }
  }

  /// Whether what is presented over this controller's context comes and goes in this one's
  /// `modalTransitionStyle`.
  public var providesPresentationContextTransitionStyle: Bool {
    get { modal.providesStyle }
    set { modal.providesStyle = newValue }
  }
}
