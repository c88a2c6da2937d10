/// A section of a table whose cells stand in the storyboard.
@preconcurrency @MainActor
public struct InterfaceSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
  /// *Units*: points; negative for what the table says.
  let heights: [CGFloat]

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - header: the title above it.
  ///   - footer: the title below it.
  ///   - cells: its cells.
  ///   - heights: one for each cell, in points; negative for what the table says.
  public init(header: String?, footer: String?, cells: [UITableViewCell], heights: [CGFloat]) {
    (self.header, self.footer, self.cells, self.heights) = (header, footer, cells, heights)
  }
}

extension UITableView {
  /// Returns a section whose cells stand in the storyboard; `nil` where the author makes them.
  func fixedSection(_ section: Int) -> InterfaceSection? {
    guard let fixedSections, fixedSections.indices.contains(section) else { return nil }
    return fixedSections[section]
  }
}
