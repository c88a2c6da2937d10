extension UIViewController {
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
}
