/// The buttons above the keyboard of an iPad; recorded only, for a phone shows none.
///
/// Source: Apple, UITextInputAssistantItem.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var allowsHidingShortcuts = true

  public override init() { super.init() }
}

/// Buttons of a bar that go together.
///
/// Source: Apple, UIBarButtonItemGroup.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  /// The button that stands for all where there is little room.
  open var representativeItem: UIBarButtonItem?

  /// Makes a group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
}
