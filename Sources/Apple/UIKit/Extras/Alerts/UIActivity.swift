/// Something that can be done with what is shared.
///
/// Source: Apple, UIActivity.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Apple's own activities.
    ///
    /// Copying is done here; the others serve to be excluded or compared.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    public static let message = Self("com.apple.UIKit.activity.Message")
    public static let print = Self("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  }

  /// Whether an activity shares something or does something with it.
  public enum Category: Int, Sendable { case action, share }

  /// Whether the activity stands in the row of apps or in the list of actions.
  ///
  /// The default is `.action`. Never called: all stand in one list here.
  open class var activityCategory: Category { .action }

  /// The name by which the activity is excluded and reported; `nil`, as here, for one that cannot
  /// be excluded.
  open var activityType: ActivityType? { nil }
  /// The title of the row in the sheet; `nil`, as here, for a row without words.
  open var activityTitle: String? { nil }
  /// The image at the trailing edge of the row, fitted into 24 × 24 points; `nil`, as here, for
  /// none.
  open var activityImage: UIImage? { nil }

  /// The controller that does the activity; `nil` for `perform()`.
  open var activityViewController: UIViewController? { nil }

  /// Returns true when the activity is offered for items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Takes the items, before `perform()`.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Does the activity, and calls `activityDidFinish(_:)` at its end.
  open func perform() {}

  /// Ends the activity; true when it was done.
  open func activityDidFinish(_ completed: Bool) { onFinish(completed) }

  /// Called at the end of the activity.
  var onFinish: (Bool) -> Void = { _ in }
}

/// Copies texts, addresses and colours, as the system's own activity does.
@MainActor
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is NSAttributedString || $0 is URL }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let texts = items.compactMap { $0 as? String ?? ($0 as? NSAttributedString)?.string }
    if !texts.isEmpty { UIPasteboard.general.strings = texts }
    if let url = items.lazy.compactMap({ $0 as? URL }).first { UIPasteboard.general.url = url }
    activityDidFinish(true)
  }
}

/// Gives what is shared when it is asked for.
///
/// Source: Apple, UIActivityItemSource.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Returns an item of the same type as the one that is shared.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// Returns the item that is shared by an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
