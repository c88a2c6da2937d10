import Foundation

/// Makes what is shared when it is asked for.
///
/// Source: Apple, UIActivityItemProvider.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// What stands for the item until it is made, of the same type.
  public let placeholderItem: Any?

  /// The activity that the item is for; `nil` before it is asked for.
  public private(set) var activityType: UIActivity.ActivityType?

  /// Makes a provider.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item, which a subclass makes; what stands for it unless overridden.
  open var item: Any { placeholderItem ?? "" }

  /// Returns what stands for the item until it is made; an empty text where nothing was given.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }

  /// Keeps the activity's name, and returns the item, made within the call.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
