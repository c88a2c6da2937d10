/// The buttons above the keyboard of an iPad; recorded only, for a phone shows none.
///
/// Source: Apple, UITextInputAssistantItem.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// The buttons before the suggested words; recorded only, since no such bar is shown.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons behind the suggested words; recorded only, since no such bar is shown.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the system's buttons may give way to the app's; recorded only.
  open var allowsHidingShortcuts = true

  public override init() { super.init() }
}

/// Buttons of a bar that go together.
///
/// Source: Apple, UIBarButtonItemGroup.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons, from the leading edge; recorded only, since no bar shows groups.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that stands for all where there is little room.
  open var representativeItem: UIBarButtonItem?

  /// Makes a group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
}
