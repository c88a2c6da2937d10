import Foundation

/// Offers what can be done with a file.
///
/// Source: Apple, UIDocumentInteractionController.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The kind of the file, by its ending unless set.
  open var uti: String?
  /// The name of the file, by its address unless set.
  open var name: String?
  /// What goes with the file to another app.
  open var annotation: Any?
  /// Asked for the controller that previews stand on; held weakly.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Pictures of the file: a sheet of paper.
  open var icons: [UIImage] { UIImage(systemName: "doc").map { [$0] } ?? [] }

  /// What fingers would do to a picture of the file; nothing.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  private weak var sheet: UIActivityViewController?

  /// Makes a controller without a file.
  public override init() { super.init() }

  /// Makes a controller of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
    uti = UTType(filenameExtension: url.pathExtension)?.identifier
  }

  /// Shows the file; a film cannot, and a line in the log says so.
  ///
  /// - Returns: false.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    Log.once("Files are not previewed in a film: presentPreview(animated:) returns false.")
    return false
  }

  /// Takes the preview away; there is none.
  open func dismissPreview(animated: Bool) {}

  /// Shows what can be done with the file: the sheet of an activity controller.
  ///
  /// - Returns: whether it is shown.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(over: view.nearestController ?? view.window?.rootViewController, animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows what can be done with the file: the sheet of an activity controller.
  ///
  /// - Returns: whether it is shown.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(over: UIApplication.shared.keyWindow?.rootViewController, animated) {
      $0.barButtonItem = item
    }
  }

  /// Shows the apps that open the file; there are none, and nothing is shown, as on a phone.
  ///
  /// - Returns: false.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Shows the apps that open the file; there are none, and nothing is shown, as on a phone.
  ///
  /// - Returns: false.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  /// Takes the sheet away.
  open func dismissMenu(animated: Bool) { sheet?.dismiss(animated: animated) }

  private func present(
    over controller: UIViewController?, _ animated: Bool,
    _ place: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard let url, let controller else { return false }
    var top = controller
    while let next = top.presentedViewController { top = next }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.popoverPresentationController.map(place)
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in
      guard let self else { return }
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    }
    self.sheet = sheet
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    top.present(sheet, animated: animated)
    return true
  }
}

extension UIResponder {
  /// The controller of the view, or of one that it is in.
  fileprivate var nearestController: UIViewController? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}

/// Is told what is done with a file; every method is optional.
///
/// Source: Apple, UIDocumentInteractionControllerDelegate.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller that previews are presented on; never called here.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Returns the rectangle out of which a preview grows; never called here.
  func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect
  /// Returns the view out of which a preview grows; never called here.
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  /// Called before a preview comes; never called here.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called when a preview has gone; never called here.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Called before the list of apps comes; never called here.
  func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController)
  /// Called when the list of apps has gone; never called here.
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)
  /// Called before another app gets the file; never called here.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?)
  /// Called when another app has got the file; never called here.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns the controller at the root of the key window; never called, since nothing is
  /// previewed here.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIApplication.shared.keyWindow?.rootViewController ?? UIViewController() }
  /// Returns a zero rectangle; never called, since nothing is previewed here.
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  /// Returns `nil`; never called, since nothing is previewed here.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Does nothing; never called, since nothing is previewed here.
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing; never called, since nothing is previewed here.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing unless the delegate implements it; called before the sheet of activities comes.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing unless the delegate implements it; called when an activity has ended or the sheet
  /// was closed.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing; never called, since no other app is there to open a file.
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing; never called, since no other app is there to open a file.
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing; never called, since no other app is there to take a file.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  ) {}
  /// Does nothing; never called, since no other app is there to take a file.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}
