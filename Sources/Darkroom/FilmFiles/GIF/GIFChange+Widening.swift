import Pixels

extension GIFChange {
  /// Surrounds the change by pixels that stay.
  ///
  /// - Parameters:
  ///   - area: where it stands then; contains `part`.
  ///   - parser: what compresses the symbols.
  /// - Returns: the same change in the wider area.
  func widened(to area: PixelRectangle, parser: inout LZWParser) -> GIFChange {
    guard area != part else { return self }
    let content: Content
    switch self.content {
    case .text(let colors, let text, _):
      let symbols = Self.symbols(of: text, in: part)
      var wider = [UInt8](repeating: 0, count: area.area)
      for row in 0..<part.height {
        let start = (part.y - area.y + row) * area.width + part.x - area.x
        let line = symbols[row * part.width..<(row + 1) * part.width]
        wider.replaceSubrange(start..<start + part.width, with: line)
      }
      let widerText = wider.withUnsafeBufferPointer { parser.text(of: $0) }
      content = .text(colors: colors, widerText ?? LZWText(codes: []), leavesPixels: true)
    case .runs(let runs):
      content = .runs(widened(runs, to: area))
    }
    return GIFChange(part: area, beginsAnew: beginsAnew, content: content)
  }

  private func widened(_ runs: [Run], to area: PixelRectangle) -> [Run] {
    var wider: [Run] = []
    let beside = area.width - part.width
    wider.leave((part.y - area.y) * area.width + part.x - area.x)
    var column = 0
    for run in runs {
      var rest = run.length
      while rest > 0 {
        if column == part.width {
          wider.leave(beside)
          column = 0
        }
        let length = min(rest, part.width - column)
        wider.append(Run(run.isClear ? nil : run.color, length: length))
        (column, rest) = (column + length, rest - length)
      }
    }
    let rows = area.y + area.height - part.y - part.height
    wider.leave(area.x + area.width - part.x - part.width + rows * area.width)
    return wider
  }
}

extension [GIFChange.Run] {
  /// Adds runs that leave pixels as they are.
  ///
  /// - Parameter count: how many pixels.
  fileprivate mutating func leave(_ count: Int) {
    var rest = count
    while rest > 0 {
      let length = Swift.min(rest, GIFChange.Run.longest)
      append(GIFChange.Run(nil, length: length))
      rest -= length
    }
  }
}
