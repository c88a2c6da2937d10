/// How the sections of a list look.
///
/// Source: Apple, UICollectionLayoutListConfiguration.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The looks of a list.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What stands above the rows of a section.
  public enum HeaderMode: Int, Sendable {
    case none
    /// A view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// What stands below the rows of a section.
  public enum FooterMode: Int, Sendable {
    case none
    /// A view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Returns the buttons that a swipe on a row uncovers; `nil` for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// Returns the line of a row, given the one that it would have.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  public var appearance: Appearance

  /// Whether lines separate the rows; not in sidebars unless set.
  public var showsSeparators: Bool

  /// The lines between the rows.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Changes the line of a row; `nil` for none that differs.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The colour behind the rows; `nil` for that of the appearance.
  public var backgroundColor: UIColor?

  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none

  /// The space above a section's header; `nil` for that of the appearance.
  ///
  /// *Units*: points.
  public var headerTopPadding: CGFloat?

  /// Returns what a swipe to the right uncovers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Returns what a swipe to the left uncovers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Makes the configuration of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = !appearance.isSidebar
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  /// The style of a table that looks the same; plain for sidebars.
  var style: UITableView.Style {
    switch self {
    case .plain, .sidebar, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }

  /// The colour behind the rows.
  @MainActor var background: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}

/// The line below a row of a list.
///
/// Source: Apple, UIListSeparatorConfiguration.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a line is there.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The distances of the line from the sides; those of the row's text unless set.
  ///
  /// *Units*: points.
  public var bottomSeparatorInsets = Self.automaticInsets
  public var topSeparatorInsets = Self.automaticInsets

  public var color = UIColor.separator

  /// The insets that follow the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Makes the line of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
