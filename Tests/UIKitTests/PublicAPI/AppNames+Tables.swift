// swift-format-ignore-file
extension AppNames {
  /// Names of tables and their swipes.
  static let tables = """
    class UITableView: UIScrollView
      init(frame: CGRect)
      init(frame: CGRect, style: UITableView.Style)
      var style: UITableView.Style { get } = plain
      weak var dataSource: (any UITableViewDataSource)?
      weak var delegate: (any UITableViewDelegate)?
      var rowHeight: CGFloat = -1.0
      var sectionHeaderHeight: CGFloat = -1.0
      var sectionFooterHeight: CGFloat = -1.0
      var estimatedRowHeight: CGFloat = -1.0
      var estimatedSectionHeaderHeight: CGFloat
      var estimatedSectionFooterHeight: CGFloat
      var separatorStyle: UITableViewCell.SeparatorStyle = singleLine
      var separatorColor: UIColor?
      var separatorInset: UIEdgeInsets
      var backgroundView: UIView? = nil
      var tableHeaderView: UIView? = nil
      var tableFooterView: UIView? = nil
      var allowsSelection: Bool = true
      var allowsMultipleSelection: Bool = false
      var allowsSelectionDuringEditing: Bool = false
      var allowsMultipleSelectionDuringEditing: Bool = false
      var isEditing: Bool = false
      var sectionIndexMinimumDisplayRowCount: Int = 0
      var sectionIndexColor: UIColor? = nil
      var sectionIndexBackgroundColor: UIColor?
      var cellLayoutMarginsFollowReadableWidth: Bool = false
      var numberOfSections: Int { get }
      func numberOfRows(inSection: Int) -> Int
      func rect(forSection: Int) -> CGRect
      func rectForRow(at: IndexPath) -> CGRect
      func rectForHeader(inSection: Int) -> CGRect
      func rectForFooter(inSection: Int) -> CGRect
      func indexPathForRow(at: CGPoint) -> IndexPath?
      func indexPath(for: UITableViewCell) -> IndexPath?
      func indexPathsForRows(in: CGRect) -> [IndexPath]?
      func cellForRow(at: IndexPath) -> UITableViewCell?
      var visibleCells: [UITableViewCell] { get }
      var indexPathsForVisibleRows: [IndexPath]? { get }
      func headerView(forSection: Int) -> UITableViewHeaderFooterView?
      func footerView(forSection: Int) -> UITableViewHeaderFooterView?
      func scrollToRow(at: IndexPath, at: UITableView.ScrollPosition, animated: Bool)
      func scrollToNearestSelectedRow(at: UITableView.ScrollPosition, animated: Bool)
      func beginUpdates()
      func endUpdates()
      func performBatchUpdates(_: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
      func insertSections(_: IndexSet, with: UITableView.RowAnimation)
      func deleteSections(_: IndexSet, with: UITableView.RowAnimation)
      func reloadSections(_: IndexSet, with: UITableView.RowAnimation)
      func moveSection(_: Int, toSection: Int)
      func insertRows(at: [IndexPath], with: UITableView.RowAnimation)
      func deleteRows(at: [IndexPath], with: UITableView.RowAnimation)
      func reloadRows(at: [IndexPath], with: UITableView.RowAnimation)
      func moveRow(at: IndexPath, to: IndexPath)
      func reconfigureRows(at: [IndexPath])
      func setEditing(_: Bool, animated: Bool)
      var indexPathForSelectedRow: IndexPath? { get } = nil
      var indexPathsForSelectedRows: [IndexPath]? { get }
      func selectRow(at: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
      func deselectRow(at: IndexPath, animated: Bool)
      func reloadData()
      func reloadSectionIndexTitles()
      func dequeueReusableCell(withIdentifier: String) -> UITableViewCell?
      func dequeueReusableCell(withIdentifier: String, for: IndexPath) -> UITableViewCell
      func dequeueReusableHeaderFooterView(withIdentifier: String) -> UITableViewHeaderFooterView?
      func register(_: AnyClass?, forCellReuseIdentifier: String)
      func register(_: AnyClass?, forHeaderFooterViewReuseIdentifier: String)
      func register(_: UINib?, forCellReuseIdentifier: String)
      func register(_: UINib?, forHeaderFooterViewReuseIdentifier: String)
      static let automaticDimension: CGFloat

    enum UITableView.Style
      case plain
      case grouped
      case insetGrouped

    enum UITableView.RowAnimation
      case fade
      case right
      case left
      case top
      case bottom
      case none
      case middle
      case automatic

    enum UITableView.ScrollPosition
      case none
      case top
      case middle
      case bottom

    class UITableViewCell: UIView
      init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
      var textLabel: UILabel? { get }
      var detailTextLabel: UILabel? { get } = nil
      var imageView: UIImageView? { get }
      var contentView: UIView { get }
      var backgroundView: UIView?
      var selectedBackgroundView: UIView?
      var multipleSelectionBackgroundView: UIView?
      var reuseIdentifier: String? { get } = nil
      var selectionStyle: UITableViewCell.SelectionStyle = default
      var isSelected: Bool = false
      var isHighlighted: Bool = false
      var editingStyle: UITableViewCell.EditingStyle { get } = none
      var showsReorderControl: Bool = false
      var shouldIndentWhileEditing: Bool = true
      var accessoryType: UITableViewCell.AccessoryType = none
      var accessoryView: UIView? = nil
      var editingAccessoryType: UITableViewCell.AccessoryType = none
      var editingAccessoryView: UIView?
      var indentationLevel: Int = 0
      var indentationWidth: CGFloat = 10.0
      var separatorInset: UIEdgeInsets
      var isEditing: Bool = false
      func prepareForReuse()
      func setSelected(_: Bool, animated: Bool)
      func setHighlighted(_: Bool, animated: Bool)
      func setEditing(_: Bool, animated: Bool)
      var contentConfiguration: (any UIContentConfiguration)? = nil
      var backgroundConfiguration: UIBackgroundConfiguration?
      func defaultContentConfiguration() -> UIListContentConfiguration

    enum UITableViewCell.CellStyle
      case value1
      case value2
      case subtitle
      case `default`

    enum UITableViewCell.AccessoryType
      case none
      case disclosureIndicator
      case detailDisclosureButton
      case checkmark
      case detailButton

    enum UITableViewCell.SelectionStyle
      case none
      case blue
      case gray
      case `default`

    enum UITableViewCell.SeparatorStyle
      case none
      case singleLine
      case singleLineEtched

    enum UITableViewCell.EditingStyle
      case none
      case delete
      case insert

    class UITableViewHeaderFooterView: UIView
      init(reuseIdentifier: String?)
      var textLabel: UILabel? { get }
      var detailTextLabel: UILabel? { get }
      var contentView: UIView { get }
      var backgroundView: UIView?
      var reuseIdentifier: String? { get }
      func prepareForReuse()

    protocol UITableViewDataSource
      func numberOfSections(in: UITableView) -> Int
      func sectionIndexTitles(for: UITableView) -> [String]?
      func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, canMoveRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell
      func tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath)
      func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath)
      func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int
      func tableView(_: UITableView, sectionForSectionIndexTitle: String, at: Int) -> Int
      func tableView(_: UITableView, titleForFooterInSection: Int) -> String?
      func tableView(_: UITableView, titleForHeaderInSection: Int) -> String?

    protocol UITableViewDelegate: UIScrollViewDelegate
      func tableView(_: UITableView, accessoryButtonTappedForRowWith: IndexPath)
      func tableView(_: UITableView, canPerformPrimaryActionForRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, didDeselectRowAt: IndexPath)
      func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath)
      func tableView(_: UITableView, didEndDisplayingFooterView: UIView, forSection: Int)
      func tableView(_: UITableView, didEndDisplayingHeaderView: UIView, forSection: Int)
      func tableView(_: UITableView, didEndEditingRowAt: IndexPath?)
      func tableView(_: UITableView, didHighlightRowAt: IndexPath)
      func tableView(_: UITableView, didSelectRowAt: IndexPath)
      func tableView(_: UITableView, didUnhighlightRowAt: IndexPath)
      func tableView(_: UITableView, editActionsForRowAt: IndexPath) -> [UITableViewRowAction]?
      func tableView(_: UITableView, editingStyleForRowAt: IndexPath) -> UITableViewCell.EditingStyle
      func tableView(_: UITableView, estimatedHeightForFooterInSection: Int) -> CGFloat
      func tableView(_: UITableView, estimatedHeightForHeaderInSection: Int) -> CGFloat
      func tableView(_: UITableView, estimatedHeightForRowAt: IndexPath) -> CGFloat
      func tableView(_: UITableView, heightForFooterInSection: Int) -> CGFloat
      func tableView(_: UITableView, heightForHeaderInSection: Int) -> CGFloat
      func tableView(_: UITableView, heightForRowAt: IndexPath) -> CGFloat
      func tableView(_: UITableView, indentationLevelForRowAt: IndexPath) -> Int
      func tableView(_: UITableView, leadingSwipeActionsConfigurationForRowAt: IndexPath) -> UISwipeActionsConfiguration?
      func tableView(_: UITableView, performPrimaryActionForRowAt: IndexPath)
      func tableView(_: UITableView, shouldHighlightRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, shouldIndentWhileEditingRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, targetIndexPathForMoveFromRowAt: IndexPath, toProposedIndexPath: IndexPath) -> IndexPath
      func tableView(_: UITableView, titleForDeleteConfirmationButtonForRowAt: IndexPath) -> String?
      func tableView(_: UITableView, trailingSwipeActionsConfigurationForRowAt: IndexPath) -> UISwipeActionsConfiguration?
      func tableView(_: UITableView, viewForFooterInSection: Int) -> UIView?
      func tableView(_: UITableView, viewForHeaderInSection: Int) -> UIView?
      func tableView(_: UITableView, willBeginEditingRowAt: IndexPath)
      func tableView(_: UITableView, willDeselectRowAt: IndexPath) -> IndexPath?
      func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath)
      func tableView(_: UITableView, willDisplayFooterView: UIView, forSection: Int)
      func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int)
      func tableView(_: UITableView, willSelectRowAt: IndexPath) -> IndexPath?

    class UITableViewController: UIViewController
      init(style: UITableView.Style)
      var tableView: UITableView!
      var clearsSelectionOnViewWillAppear: Bool = true
      var refreshControl: UIRefreshControl?

    class UISwipeActionsConfiguration: NSObject
      init(actions: [UIContextualAction])
      var actions: [UIContextualAction] { get }
      var performsFirstActionWithFullSwipe: Bool = true

    class UIContextualAction: NSObject
      init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler)
      var style: UIContextualAction.Style { get }
      var handler: UIContextualAction.Handler { get }
      var title: String?
      var backgroundColor: UIColor!
      var image: UIImage?

    class UITableViewRowAction: NSObject
      init(style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void)
      var style: UITableViewRowAction.Style { get }
      var title: String?
      var backgroundColor: UIColor?
    """
}
