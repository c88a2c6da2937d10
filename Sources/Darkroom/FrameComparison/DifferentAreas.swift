import Pixels

/// Groups different pixels: those in the same cell of a grid or in touching cells are one group.
struct DifferentAreas {
  /// The side of a cell.
  ///
  /// *Units*: pixels.
  private static let cellSide = 8

  /// The smallest rectangle around the differences of each cell, row by row; `nil` without any.
  private let cells: [PixelRectangle?]
  private let columns: Int
  private let rows: Int

  /// Sorts different pixels into the cells of a grid.
  ///
  /// - Parameters:
  ///   - marks: the results of a comparison.
  ///   - bounds: a rectangle that contains every difference.
  init(_ marks: DifferenceMarks, within bounds: PixelRectangle) {
    let side = Self.cellSide
    let columns = (bounds.width + side - 1) / side
    let rows = (bounds.height + side - 1) / side
    var cells = [PixelRectangle?](repeating: nil, count: columns * rows)
    marks.forEachRow { y, row in
      guard bounds.rows.contains(y) else { return }
      for column in 0..<columns {
        let left = bounds.x + column * side
        let right = min(left + side, bounds.columns.upperBound)
        let part = row[left - marks.part.x..<right - marks.part.x]
        guard let first = part.firstIndex(of: .different),
          let last = part.lastIndex(of: .different)
        else { continue }
        let line = PixelRectangle(
          x: marks.part.x + first, y: y, width: last - first + 1, height: 1)
        let cell = (y - bounds.y) / side * columns + column
        cells[cell] = cells[cell]?.union(line) ?? line
      }
    }
    (self.cells, self.columns, self.rows) = (cells, columns, rows)
  }

  func rectangles(limit: Int) -> [PixelRectangle] {
    var rest = cells
    var found: [PixelRectangle] = []
    for start in rest.indices {
      guard var group = rest[start] else { continue }
      rest[start] = nil
      var open = [start]
      while let cell = open.popLast() {
        for near in neighbors(of: cell) {
          guard let part = rest[near] else { continue }
          rest[near] = nil
          group = group.union(part)
          open.append(near)
        }
      }
      found.append(group)
    }
    // By area, then from the top left: the order is always the same.
    let ordered = found.sorted {
      ($1.area, $0.y, $0.x) < ($0.area, $1.y, $1.x)
    }
    return Array(ordered.prefix(limit))
  }

  private func neighbors(of cell: Int) -> [Int] {
    let (column, row) = (cell % columns, cell / columns)
    let (above, below) = (max(0, row - 1), min(rows - 1, row + 1))
    let (left, right) = (max(0, column - 1), min(columns - 1, column + 1))
    return (above...below).flatMap { row in (left...right).map { row * columns + $0 } }
  }
}
