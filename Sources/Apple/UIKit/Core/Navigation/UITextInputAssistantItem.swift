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
  /// The buttons, from the leading edge.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that stands for all where there is little room.
  open var representativeItem: UIBarButtonItem?

  /// Makes a group whose buttons stay where they are, as all do here.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Makes a group that somebody may move or take away; all stay where they are here.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Makes a group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
}

extension UIBarButtonItem {
  /// Returns a group of the item, which stays where it is.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  /// Returns a group of the item, which stays where it is here.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    creatingFixedGroup()
  }

  /// Returns a group of the item, which stays where it is here.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup { creatingFixedGroup() }
}
