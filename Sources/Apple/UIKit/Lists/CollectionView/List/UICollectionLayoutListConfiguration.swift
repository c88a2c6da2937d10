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

  /// The looks from which colours, corners, lines and margins follow.
  public var appearance: Appearance

  /// Whether lines separate the rows; not in sidebars unless set.
  public var showsSeparators: Bool

  /// The lines between the rows.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Changes the line of a row; `nil` for none that differs.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The colour behind the rows; `nil` for that of the appearance.
  public var backgroundColor: UIColor?

  /// Whether sections have headers and footers, as views of their own or as their first item; none
  /// unless set.
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

  /// Whether a line stands above the row; recorded only: rows have lines below them.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether a line stands below the row; `automatic`, unless set, for one where the list shows
  /// lines and the row neither is a header nor ends a card.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The distances of the line from the sides; those of the row's text unless set.
  ///
  /// *Units*: points.
  public var bottomSeparatorInsets = Self.automaticInsets
  public var topSeparatorInsets = Self.automaticInsets

  /// The colour of the line; `separator` unless set.
  public var color = UIColor.separator

  /// The insets that follow the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Makes the line of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
