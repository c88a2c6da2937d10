import UIKit

/// What new lists and alerts answer.
@MainActor
let defaultsOfLists: [String: @MainActor () -> [String: Any?]] = [
  "UITableView": {
    let new = UITableView()
    return [
      "style": new.style as Any?,
      "rowHeight": new.rowHeight as Any?,
      "sectionHeaderHeight": new.sectionHeaderHeight as Any?,
      "sectionFooterHeight": new.sectionFooterHeight as Any?,
      "estimatedRowHeight": new.estimatedRowHeight as Any?,
      "separatorStyle": new.separatorStyle as Any?,
      "backgroundView": new.backgroundView as Any?,
      "tableHeaderView": new.tableHeaderView as Any?,
      "tableFooterView": new.tableFooterView as Any?,
      "allowsSelection": new.allowsSelection as Any?,
      "allowsMultipleSelection": new.allowsMultipleSelection as Any?,
      "allowsSelectionDuringEditing": new.allowsSelectionDuringEditing as Any?,
      "allowsMultipleSelectionDuringEditing": new.allowsMultipleSelectionDuringEditing as Any?,
      "isEditing": new.isEditing as Any?,
      "sectionIndexMinimumDisplayRowCount": new.sectionIndexMinimumDisplayRowCount as Any?,
      "sectionIndexColor": new.sectionIndexColor as Any?,
      "cellLayoutMarginsFollowReadableWidth": new.cellLayoutMarginsFollowReadableWidth as Any?,
      "indexPathForSelectedRow": new.indexPathForSelectedRow as Any?,
    ]
  },
  "UITableViewCell": {
    let new = UITableViewCell(style: .default, reuseIdentifier: nil)
    return [
      "detailTextLabel": new.detailTextLabel as Any?,
      "reuseIdentifier": new.reuseIdentifier as Any?,
      "selectionStyle": new.selectionStyle as Any?,
      "isSelected": new.isSelected as Any?,
      "isHighlighted": new.isHighlighted as Any?,
      "editingStyle": new.editingStyle as Any?,
      "showsReorderControl": new.showsReorderControl as Any?,
      "shouldIndentWhileEditing": new.shouldIndentWhileEditing as Any?,
      "accessoryType": new.accessoryType as Any?,
      "accessoryView": new.accessoryView as Any?,
      "editingAccessoryType": new.editingAccessoryType as Any?,
      "indentationLevel": new.indentationLevel as Any?,
      "indentationWidth": new.indentationWidth as Any?,
      "isEditing": new.isEditing as Any?,
      "contentConfiguration": new.contentConfiguration as Any?,
    ]
  },
  "UISwipeActionsConfiguration": {
    let new = UISwipeActionsConfiguration(actions: [])
    return [
      "performsFirstActionWithFullSwipe": new.performsFirstActionWithFullSwipe as Any?
    ]
  },
  "UITableViewController": {
    let new = UITableViewController(style: .plain)
    return [
      "clearsSelectionOnViewWillAppear": new.clearsSelectionOnViewWillAppear as Any?
    ]
  },
  "UIAlertController": {
    let new = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    return [
      "title": new.title as Any?,
      "message": new.message as Any?,
      "preferredAction": new.preferredAction as Any?,
      "textFields": new.textFields as Any?,
      "preferredStyle": new.preferredStyle as Any?,
    ]
  },
  "UIAlertAction": {
    let new = UIAlertAction(title: "A", style: .cancel)
    return [
      "title": new.title as Any?,
      "style": new.style as Any?,
      "isEnabled": new.isEnabled as Any?,
    ]
  },
]
