import Testing
import UIKit

/// A data source and delegate of a table that logs what it is told.
@MainActor
final class Rows: UITableViewDataSource, UITableViewDelegate {
  /// The numbers that the cells of each section show.
  var sections: [[Int]]
  var log: [String] = []
  var headers: [String] = []
  var height: ((IndexPath) -> CGFloat)?
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  var movable = false
  var whenSelected: (IndexPath) -> Void = { _ in }
  var fill: (UITableViewCell, Int) -> Void = { $0.textLabel?.text = "\($1)" }
  /// All cells that were ever made.
  var cells: [UITableViewCell] = []

  init(_ sections: [[Int]]) { self.sections = sections }

  convenience init(count: Int) { self.init([Array(0..<count)]) }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  /// Shows a table over the whole window, without insets for the status bar.
  func show(in stage: TestStage, _ style: UITableView.Style = .plain) throws -> UITableView {
    let view = RowsView(frame: stage.window.bounds, style: style)
    view.rows = self
    view.contentInsetAdjustmentBehavior = .never
    view.sectionHeaderTopPadding = 0
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    stage.window.addSubview(view)
    try stage.runtime.layOut()
    return view
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    cell.tag = sections[indexPath.section][indexPath.row]
    fill(cell, cell.tag)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.isEmpty ? nil : headers[section]
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height?(indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movable }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.row)
    log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle) \(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("should highlight", indexPath)
    return true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("highlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("unhighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will select", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will deselect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("select", indexPath)
    whenSelected(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("deselect", indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("end editing \(indexPath?.row ?? -1)")
  }

  private func note(_ call: String, _ indexPath: IndexPath) {
    log.append("\(call) \(indexPath.row)")
  }
}

/// A table that keeps its data source alive.
final class RowsView: UITableView {
  var rows: Rows?
}

extension UITableView {
  /// The numbers that the visible cells show, in order.
  var numbers: [Int] { visibleCells.map(\.tag) }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// The place at which a row is seen now, on its way.
  func seenTop(_ row: Int) -> CGFloat {
    guard let cell = cellForRow(at: path(row)) else { return .nan }
    return cell.layer.presentation()?.frame.minY ?? cell.frame.minY
  }
}
