/// What an app may know of the status bar, which no scene draws.
///
/// Source: Apple, UIStatusBarManager.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var application: UIApplication?

  init(of application: UIApplication?) { self.application = application }

  /// The controller that decides about the status bar, before a child that it names.
  private var root: UIViewController? {
    guard var controller = application?.keyWindow?.rootViewController else { return nil }
    while let presented = controller.modal.presented,
      presented.modal.presentation?.shouldRemovePresentersView == true
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presented
    }
    return controller
  }

  /// The rectangle that the status bar covers; empty where it is hidden.
  ///
  /// *Space*: the screen's, in points.
  open var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : application?.statusBarFrame ?? .zero
  }

  /// Whether the controller in front hides the status bar.
  open var isStatusBarHidden: Bool {
    guard let root else { return false }
    let deciding = sequence(first: root, next: \.childForStatusBarHidden).suffix(1).first
    return deciding?.prefersStatusBarHidden ?? false
  }

  /// The colour that the controller in front asks for; what `default` means in light or dark.
  open var statusBarStyle: UIStatusBarStyle {
    guard let root else { return .default }
    let deciding = sequence(first: root, next: \.childForStatusBarStyle).suffix(1).first
    let style = deciding?.preferredStatusBarStyle ?? .default
    guard style == .default else { return style }
    return root.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }
}

extension UIWindowScene {
  /// Tells where the status bar is and how it looks.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: application) }
}
