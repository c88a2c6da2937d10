/// The presentations that a controller takes part in.
struct PresentationState {
  /// Manages the presentation of this controller; nil while it is not presented.
  var presentation: UIPresentationController?
  /// The sheet, from when it was first asked for; nil before.
  var sheet: UISheetPresentationController?
  /// The popover, from when it was first asked for; nil before.
  var popover: UIPopoverPresentationController?
  /// Whether controllers inside this one are presented over it alone.
  var definesContext = false
  /// Whether what is presented over this controller comes and goes in this one's style.
  var providesStyle = false
  /// How the controller comes and goes where no delegate animates it.
  var preferredTransition: UIViewController.Transition?
  /// The transition that brings this controller or takes it away.
  var transition: PresentationTransition?
  /// The controller that presents this one.
  weak var presenting: UIViewController?
  /// The controller that this one presents.
  var presented: UIViewController?

  /// Forgets the presentation of this controller; what was set for it stays.
  mutating func end() {
    presentation = nil
    transition = nil
    presenting = nil
    presented = nil
  }
}
