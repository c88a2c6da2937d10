extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// The controllers are set by `viewControllers`.
    case unspecified
    /// The controllers are set by column.
    case doubleColumn
    case tripleColumn
  }

  /// The columns.
  public enum Column: Int, Sendable {
    case primary
    /// Between the others, of three columns.
    case supplementary
    case secondary
    /// In place of the columns on a narrow screen.
    case compact
  }

  /// What is seen.
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    /// The primary column over the other, which goes when something beside it is tapped; here it
    /// stays.
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary

    // The names before iOS 14.
    /// `secondaryOnly`, `oneBesideSecondary` and `oneOverSecondary`, as they were called before iOS
    /// 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The styles of what the primary column is drawn on.
  public enum BackgroundStyle: Int, Sendable {
    case none
    /// A material of the Mac's, which no phone shows.
    case sidebar
  }

  /// When a button is seen.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }

  /// How columns share the screen: side by side, one over the other, or one moving the other away.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
}

extension UISplitViewController.DisplayMode {
  /// Whether two columns are seen with the secondary one.
  var showsTwo: Bool {
    [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(self)
  }
}
