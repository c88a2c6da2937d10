extension UITableView {
  /// How sections are set off from one another.
  ///
  /// Source: Apple, UITableView.Style.
  public enum Style: Int, Sendable {
    /// One list; the headers stay in sight while their sections pass.
    case plain
    /// Sections with space between them.
    case grouped
    /// Sections on cards with round corners.
    case insetGrouped
  }

  /// Where a row stands in the table after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is in sight, with the least motion.
    case none
    case top, middle, bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    /// `fade`.
    case automatic = 100
  }

  /// A height that the table finds out by itself.
  public static let automaticDimension: CGFloat = -1

  /// The title of a section index that stands for a magnifying glass, for the search bar on top.
  public static let indexSearch = "{search}"
}

extension UITableViewCell {
  /// How a cell arranges its two texts.
  ///
  /// Source: Apple, UITableViewCell.CellStyle.
  public enum CellStyle: Int, Sendable {
    /// A text, after an image if there is one.
    case `default`
    /// A text on the left, a grey one on the right.
    case value1
    /// A small tinted text on the left, a text right beside it.
    case value2
    /// A text above a smaller one.
    case subtitle
  }

  /// The line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
    /// The same as `singleLine`, as on iOS since version 11.
    case singleLineEtched
  }

  /// The background of a cell that is selected or about to be.
  public enum SelectionStyle: Int, Sendable {
    case none
    /// The same as `default`, as on iOS since version 7.
    case blue
    /// The same as `default`, as on iOS since version 7.
    case gray
    case `default`
  }

  /// The sign at the right side of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The control at the left side of a cell in an edited table.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
}

/// The measures of tables.
///
/// Source: docs/measurements.md, “Tables”.
package enum TableMetrics {
  /// The shadow of a row that is carried.
  ///
  /// Unspecified by Apple: chosen.
  static let carriedShadowOpacity: Float = 0.25
  static let carriedShadowRadius: CGFloat = 6
  /// The height of a row with one line of text.
  static let rowHeight: CGFloat = 44
  /// The height of a header or footer with a title in a plain table.
  static let plainHeaderHeight: CGFloat = 28
  /// The space above a header of a plain table.
  static let plainHeaderPadding: CGFloat = 22
  /// The height of a header with a title in a grouped table.
  static let groupedHeaderHeight: CGFloat = 38
  /// The same for the first section.
  static let firstGroupedHeaderHeight: CGFloat = 55.5
  /// The space above a section of a grouped table that has no header, and below one.
  static let groupedGap: CGFloat = 17.5
  /// The space above the first section that has no header.
  static let firstGroupedGap: CGFloat = 35
  /// The corners of a card.
  static let cardRadius: CGFloat = 10
  /// How long rows take to come, go and move, and controls to appear.
  ///
  /// *Units*: seconds.
  static let changeDuration: TimeInterval = 0.3
  /// How far the content moves for the control of an edited row.
  static let editingIndent: CGFloat = 38
  /// The width of the index beside a table.
  static let indexWidth: CGFloat = 15
  /// The space above and below the texts of a row that finds its height by itself.
  static let textMargin: CGFloat = 11

  /// The distance of texts and cards from the sides: 16 points, 20 on screens from 414 on.
  @MainActor package static var margin: CGFloat { UIScreen.main.bounds.width < 414 ? 16 : 20 }
}
