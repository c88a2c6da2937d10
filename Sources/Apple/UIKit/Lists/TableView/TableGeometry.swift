/// Where the sections, rows, headers and footers of a table stand.
///
/// *Space*: the content's, in points; everything is as wide as the table or its cards.
struct TableGeometry {
  /// A row by its numbers, which is found faster than an index path.
  struct Row: Hashable, Comparable {
    var section: Int
    var row: Int

    init(_ section: Int, _ row: Int) {
      self.section = section
      self.row = row
    }

    /// Reads an index path; `nil` for one that does not have two numbers.
    init?(_ path: IndexPath) {
      guard path.count == 2 else { return nil }
      self.init(path.section, path.row)
    }

    var path: IndexPath { IndexPath(row: row, section: section) }

    static func < (one: Row, other: Row) -> Bool {
      (one.section, one.row) < (other.section, other.row)
    }
  }

  /// The heights of one section.
  struct Section {
    /// The empty space above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var heights: [CGFloat] = []
    /// Whether the height of each row is final, or an estimate until its cell is seen.
    var isKnown: [Bool] = []

    /// The upper edge of the section in the content.
    fileprivate(set) var top: CGFloat = 0
    /// The upper edges of the rows, and the lower edge of the last, from `rowsTop`.
    fileprivate(set) var edges: [CGFloat] = [0]

    var rowsTop: CGFloat { top + padding + header }
    var rowsBottom: CGFloat { rowsTop + (edges.last ?? 0) }
    var bottom: CGFloat { rowsBottom + footer }

    fileprivate mutating func addUp() {
      edges = [0]
      edges.reserveCapacity(heights.count + 1)
      var edge: CGFloat = 0
      for height in heights {
        edge += height
        edges.append(edge)
      }
    }
  }

  private(set) var sections: [Section] = []
  /// The height of the view above all sections.
  private(set) var header: CGFloat = 0
  /// The height of the view below all sections.
  private(set) var footer: CGFloat = 0
  /// The empty space below the last section of a grouped table.
  private(set) var margin: CGFloat = 0

  init() {}

  /// Adds up heights.
  init(_ sections: [Section], header: CGFloat, footer: CGFloat, margin: CGFloat) {
    self.sections = sections
    self.header = header
    self.footer = footer
    self.margin = margin
    for index in sections.indices { self.sections[index].addUp() }
    stack()
  }

  private mutating func stack() {
    var edge = header
    for index in sections.indices {
      sections[index].top = edge
      edge = sections[index].bottom
    }
  }

  /// The lower edge of the last section.
  var sectionsBottom: CGFloat { sections.last?.bottom ?? header }

  /// The height of everything.
  var height: CGFloat { sectionsBottom + margin + footer }

  /// Gives rows their final heights.
  mutating func setHeights(_ found: [(row: Row, height: CGFloat)]) {
    var changed: [Int] = []
    for (row, height) in found {
      sections[row.section].isKnown[row.row] = true
      guard sections[row.section].heights[row.row] != height else { continue }
      sections[row.section].heights[row.row] = height
      if changed.last != row.section { changed.append(row.section) }
    }
    guard !changed.isEmpty else { return }
    for section in changed { sections[section].addUp() }
    stack()
  }

  func contains(_ row: Row) -> Bool {
    sections.indices.contains(row.section)
      && sections[row.section].heights.indices.contains(row.row)
  }

  func isKnown(_ row: Row) -> Bool { sections[row.section].isKnown[row.row] }

  /// Returns the upper and the lower edge of a row.
  func span(of row: Row) -> (top: CGFloat, bottom: CGFloat) {
    let section = sections[row.section]
    let top = section.rowsTop
    return (top + section.edges[row.row], top + section.edges[row.row + 1])
  }

  /// Returns the rows that reach between two heights, in order.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [Row] {
    var found: [Row] = []
    for (index, section) in sections.enumerated() where section.bottom > top {
      if section.top >= bottom { break }
      let start = section.rowsTop
      var row = section.edges.firstIndexAbove(top - start) - 1
      row = max(0, row)
      while row < section.heights.count, start + section.edges[row] < bottom {
        if section.heights[row] > 0 { found.append(Row(index, row)) }
        row += 1
      }
    }
    return found
  }
}

extension [CGFloat] {
  /// Returns the first place of a number above another, in ascending numbers.
  fileprivate func firstIndexAbove(_ value: CGFloat) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > value { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
