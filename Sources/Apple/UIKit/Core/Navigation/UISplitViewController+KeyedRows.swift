extension KeyedRows {
  /// The properties of `UISplitViewController` that are reached by their keys.
  @MainActor static let ofUISplitViewController = ofUIViewController.adding([
    KeyedRow("primaryBackgroundStyle", \UISplitViewController.primaryBackgroundStyle),
    KeyedRow("delegate", \UISplitViewController.delegate),
    KeyedRow("preferredDisplayMode", \UISplitViewController.preferredDisplayMode),
    KeyedRow("presentsWithGesture", \UISplitViewController.presentsWithGesture),
    KeyedRow(
      "preferredPrimaryColumnWidthFraction",
      \UISplitViewController.preferredPrimaryColumnWidthFraction),
    KeyedRow("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth),
    KeyedRow("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth),
    KeyedRow("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth),
    KeyedRow(
      "preferredSupplementaryColumnWidth",
      \UISplitViewController.preferredSupplementaryColumnWidth),
    KeyedRow(
      "preferredSupplementaryColumnWidthFraction",
      \UISplitViewController.preferredSupplementaryColumnWidthFraction),
    KeyedRow(
      "minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth),
    KeyedRow(
      "maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth),
    KeyedRow("primaryEdge", \UISplitViewController.primaryEdge),
    KeyedRow("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior),
    KeyedRow("splitBehavior", \UISplitViewController.splitBehavior),
    KeyedRow("showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton),
    KeyedRow("displayModeButtonVisibility", \UISplitViewController.displayModeButtonVisibility),
    KeyedRow("viewControllers", \UISplitViewController.viewControllers),
    KeyedRow("collapsed", reading: \UISplitViewController.isCollapsed),
    KeyedRow("displayMode", \UISplitViewController.displayMode),
    KeyedRow("primaryColumnWidth", \UISplitViewController.primaryColumnWidth),
    KeyedRow("supplementaryColumnWidth", \UISplitViewController.supplementaryColumnWidth),
  ])
}
