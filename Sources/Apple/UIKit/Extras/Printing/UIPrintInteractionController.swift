import Foundation

/// Lets somebody print; a film has no printer.
///
/// As on a phone it can be asked for, and ends as when somebody chooses “Cancel”.
///
/// Source: Apple, UIPrintInteractionController.
@preconcurrency @MainActor
public final class UIPrintInteractionController: NSObject {
  /// Called at the end, with whether something was printed.
  public typealias CompletionHandler = (
    UIPrintInteractionController, Bool, (any Error)?
  ) -> Void

  /// Whether the device can print: a phone can.
  public class var isPrintingAvailable: Bool { true }

  /// The controller of the app.
  public class var shared: UIPrintInteractionController {
    World.current.part { UIPrintInteractionController() }
  }

  /// The kinds of files that can be printed.
  public class var printableUTIs: Set<String> {
    ["public.jpeg", "public.png", "com.compuserve.gif", "com.adobe.pdf"]
  }

  /// Returns whether a file can be printed.
  public class func canPrint(_ url: URL) -> Bool {
    FileManager.default.contents(atPath: url.path).map { canPrint($0) } ?? false
  }

  /// Returns whether bytes can be printed: those of an image or a PDF file.
  public class func canPrint(_ data: Data) -> Bool {
    data.starts(with: Array("%PDF-".utf8)) || UIImage(data: data) != nil
  }

  /// How it is printed; `nil` for what somebody has who has changed nothing.
  public var printInfo: UIPrintInfo?
  /// Told what somebody does; held weakly.
  public weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// What is printed: an image, bytes or an address of a file.
  public var printingItem: Any?
  /// What is printed, one behind the other.
  public var printingItems: [Any]?
  /// What draws the pages.
  public var printPageRenderer: UIPrintPageRenderer?
  /// What draws one page or more.
  public var printFormatter: UIPrintFormatter?
  /// Whether somebody may choose pages.
  public var showsPageRange = true
  /// Whether somebody may choose how many copies are printed.
  public var showsNumberOfCopies = true
  /// Whether the sizes of paper are shown.
  public var showsPaperSelectionForLoadedPapers = false
  /// Whether somebody may choose how the paper stands.
  public var showsPaperOrientation = true

  /// Shows what can be chosen, and tells that nothing was printed.
  ///
  /// - Returns: whether there is something to be printed.
  @discardableResult
  public func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
    guard
      printPageRenderer != nil || printFormatter != nil || printingItem != nil
        || printingItems?.isEmpty == false
    else { return false }
    Log.once("Nothing is printed: a film has no printer, and its print sheet is not shown.")
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    DispatchQueue.main.async { [self] in
      delegate?.printInteractionControllerDidPresentPrinterOptions(self)
      delegate?.printInteractionControllerWillDismissPrinterOptions(self)
      delegate?.printInteractionControllerDidDismissPrinterOptions(self)
      completionHandler?(self, false, nil)
    }
    return true
  }

  /// Shows what can be chosen beside a rectangle, and tells that nothing was printed.
  ///
  /// - Returns: whether there is something to be printed.
  @discardableResult
  public func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

  /// Shows what can be chosen beside a button, and tells that nothing was printed.
  ///
  /// - Returns: whether there is something to be printed.
  @discardableResult
  public func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

  /// Takes what is shown away; nothing is.
  public func dismiss(animated: Bool) {}
}

/// Is told what somebody does who prints; every method is optional.
///
/// Source: Apple, UIPrintInteractionControllerDelegate.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller that presents the sheet; never called here.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Called when printing begins; never called here.
  func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController)
  /// Called when printing has ended; never called here.
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// Returns `nil`; never called, since no sheet is shown.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// Does nothing unless the delegate implements it; called within `present(animated:)`.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing unless the delegate implements it; called in the next turn of the main queue.
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing unless the delegate implements it; called directly behind `didPresent`.
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing unless the delegate implements it; called directly before the completion handler.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing; never called, since nothing is printed.
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing; never called, since nothing is printed.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}
