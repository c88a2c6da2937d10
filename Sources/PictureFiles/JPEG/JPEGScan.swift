/// Reads the coefficients that one part of a file holds.
///
/// Source: ITU-T T.81, annexes F and G.
struct JPEGScan {
  /// A component of the scan and its codes.
  struct Part {
    let component: Int
    let dc: Int
    let ac: Int
  }

  /// The size of a component.
  private struct Size {
    let across: Int
    let down: Int
    let width: Int
    let height: Int
    let columns: Int
    let rows: Int

    init(_ component: JPEGComponent) {
      (across, down) = (component.across, component.down)
      (width, height) = (component.width, component.height)
      (columns, rows) = (component.columns, component.rows)
    }
  }

  let parts: [Part]
  let codes: JPEGCodes
  let restart: Int
  /// The first and the last coefficient of the band.
  let band: (first: Int, last: Int)
  /// The place of the last bit that was read before, and of the one that is read now.
  let high: Int
  let low: Int

  private var before = [Int](repeating: 0, count: 4)
  /// How many blocks follow without coefficients in the band.
  private var emptyBlocks = 0

  init(
    parts: [Part], codes: JPEGCodes, restart: Int, band: (Int, Int), high: Int, low: Int
  ) {
    (self.parts, self.codes, self.restart) = (parts, codes, restart)
    (self.band, self.high, self.low) = (band, high, low)
  }

  /// Whether the band is one that a progressive file may have.
  var isPossible: Bool {
    band.first <= band.last && (band.first > 0 ? parts.count == 1 : band.last == 0)
  }

  /// Reads the scan.
  ///
  /// - Returns: the place after it.
  mutating func read(
    _ bytes: [UInt8], from place: Int, into frame: inout JPEGFrame
  ) throws(PictureFileError) -> Int {
    try checkCodes(isProgressive: frame.isProgressive)
    var bits = JPEGBits(bytes, from: place)
    var left = restart
    func isDue() -> Bool {
      guard restart > 0 else { return false }
      left -= 1
      if left < 0 {
        left = restart - 1
        return true
      }
      return false
    }
    // Numbers alone are taken out: a copy of a component would double its coefficients.
    let sizes = parts.map { Size(frame.components[$0.component]) }
    if parts.count == 1 {
      for row in 0..<(sizes[0].height + 7) / 8 {
        for column in 0..<(sizes[0].width + 7) / 8 {
          if isDue() { begin(&bits) }
          readBlock(0, at: (row * sizes[0].columns + column) * 64, &bits, &frame)
        }
      }
      return bits.place
    }
    for row in 0..<sizes[0].rows / sizes[0].down {
      for column in 0..<sizes[0].columns / sizes[0].across {
        if isDue() { begin(&bits) }
        for (index, size) in sizes.enumerated() {
          for y in 0..<size.down {
            for x in 0..<size.across {
              let block = (row * size.down + y) * size.columns + column * size.across + x
              readBlock(index, at: block * 64, &bits, &frame)
            }
          }
        }
      }
    }
    return bits.place
  }

  private func checkCodes(isProgressive: Bool) throws(PictureFileError) {
    for part in parts {
      let needsDC = !isProgressive || band.first == 0 && high == 0
      let needsAC = !isProgressive || band.first > 0
      guard !needsDC || codes.dc[part.dc] != nil, !needsAC || codes.ac[part.ac] != nil else {
        throw .jpeg("it lacks the tables of its codes")
      }
    }
  }

  private mutating func begin(_ bits: inout JPEGBits) {
    bits.restart()
    before = [0, 0, 0, 0]
    emptyBlocks = 0
  }

  private mutating func readBlock(
    _ index: Int, at place: Int, _ bits: inout JPEGBits, _ frame: inout JPEGFrame
  ) {
    let part = parts[index]
    let isProgressive = frame.isProgressive
    if !isProgressive || band.first == 0 && high == 0, let code = codes.dc[part.dc] {
      before[index] = (before[index] + bits.difference(bits.read(code))) & 0xFFFF
      frame.components[part.component].coefficients[place] =
        Int16(truncatingIfNeeded: isProgressive ? before[index] << low : before[index])
    } else if band.first == 0, isProgressive {
      if bits.read(1) == 1 {
        frame.components[part.component].coefficients[place] |= Int16(1 << low)
      }
    }
    guard let code = codes.ac[part.ac] else { return }
    if !isProgressive {
      readBaseline(code, at: place, &bits, &frame.components[part.component].coefficients)
    } else if band.first > 0 {
      if high == 0 {
        readFirst(code, at: place, &bits, &frame.components[part.component].coefficients)
      } else {
        refine(code, at: place, &bits, &frame.components[part.component].coefficients)
      }
    }
  }

  private func readBaseline(
    _ code: JPEGCode, at place: Int, _ bits: inout JPEGBits, _ coefficients: inout [Int16]
  ) {
    var k = 1
    while k < 64 {
      let symbol = bits.read(code)
      let (run, size) = (symbol >> 4, symbol & 15)
      if size == 0 {
        guard run == 15 else { return }
        k += 16
        continue
      }
      k += run
      let value = bits.difference(size)
      guard k < 64 else { return }
      coefficients[place + JPEGOrder.ofRows[k]] = Int16(truncatingIfNeeded: value)
      k += 1
    }
  }

  private mutating func readFirst(
    _ code: JPEGCode, at place: Int, _ bits: inout JPEGBits, _ coefficients: inout [Int16]
  ) {
    if emptyBlocks > 0 {
      emptyBlocks -= 1
      return
    }
    var k = band.first
    while k <= band.last {
      let symbol = bits.read(code)
      let (run, size) = (symbol >> 4, symbol & 15)
      if size == 0 {
        if run < 15 {
          emptyBlocks = (1 << run) + bits.read(run) - 1
          return
        }
        k += 16
        continue
      }
      k += run
      let value = bits.difference(size)
      guard k <= band.last else { return }
      coefficients[place + JPEGOrder.ofRows[k]] = Int16(truncatingIfNeeded: value << low)
      k += 1
    }
  }

  /// Reads one bit more of coefficients that are known, and those that begin with it.
  private mutating func refine(
    _ code: JPEGCode, at place: Int, _ bits: inout JPEGBits, _ coefficients: inout [Int16]
  ) {
    let step = Int16(1 << low)
    func more(_ index: Int) {
      guard bits.read(1) == 1, coefficients[index] & step == 0 else { return }
      coefficients[index] &+= coefficients[index] >= 0 ? step : -step
    }
    var k = band.first
    if emptyBlocks == 0 {
      while k <= band.last {
        let symbol = bits.read(code)
        var (run, size) = (symbol >> 4, symbol & 15)
        var new: Int16 = 0
        if size > 0 {
          size = 1
          new = bits.read(1) == 1 ? step : -step
        } else if run < 15 {
          emptyBlocks = (1 << run) + bits.read(run)
          break
        }
        while k <= band.last {
          let index = place + JPEGOrder.ofRows[k]
          if coefficients[index] != 0 {
            more(index)
          } else {
            if run == 0 {
              if size > 0 { coefficients[index] = new }
              k += 1
              break
            }
            run -= 1
          }
          k += 1
        }
      }
    }
    if emptyBlocks > 0 {
      while k <= band.last {
        let index = place + JPEGOrder.ofRows[k]
        if coefficients[index] != 0 { more(index) }
        k += 1
      }
      emptyBlocks -= 1
    }
  }
}
