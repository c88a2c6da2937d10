/// A place in a file as compilers count it.
public struct Place: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// From 1.
  public var line: Int
  /// From 1, in bytes of UTF-8.
  public var column: Int

  /// A place by line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Place, right: Place) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  public var description: String { "\(line):\(column)" }
}

/// Where the lines of a text start.
struct Lines {
  private let starts: [Int]

  init(of bytes: [UInt8]) {
    starts = [0] + bytes.indices.filter { bytes[$0] == newline }.map { $0 + 1 }
  }

  /// Returns the place of a byte.
  func place(of offset: Int) -> Place {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Place(line: low + 1, column: offset - starts[low] + 1)
  }
}

let newline = UInt8(ascii: "\n")
let space = UInt8(ascii: " ")
