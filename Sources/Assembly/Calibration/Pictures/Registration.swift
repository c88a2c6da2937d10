import Pixels

/// Finds how parts of pictures lie in others, to small shares of a pixel.
///
/// Every pixel tells how much brighter or darker the other picture is where it should be, and the
/// slope of the brightness, how far that is off: least squares over all pixels, again and again.
/// What has nothing to do with the part, such as a status bar, differs too much to count.
///
/// Source: Lucas and Kanade, “An iterative image registration technique”, 1981; weights: Beaton and
/// Tukey, 1974.
struct Registration {
  /// What may change beside the shift.
  var freedom: Warp.Freedom = []
  /// The difference from which on a pixel does not count.
  ///
  /// *Units*: levels.
  var tolerance = 60.0
  /// Of how many pixels, each way, one is asked.
  var stride = 1
  /// The warp to which everything goes that the pixels do not tell, such as the turn of a disc;
  /// `nil` to leave that as it is at the start.
  var expectation: Warp?
  /// How many times at most the pixels are asked.
  var rounds = 12

  /// A part of a picture, and the picture in which it is looked for.
  struct Pair {
    /// The picture that has the part.
    let look: GrayPicture
    /// The picture that is searched.
    let seen: GrayPicture
    /// The part.
    let part: PixelRectangle
    /// The pixels of the part that count; `nil` for all.
    var mask: OutlineMask?
  }

  /// The result of a registration.
  struct Match: Hashable, Sendable {
    var warp: Warp
    /// How alike the parts are: 1 for the same but for brightness and contrast, 0 for nothing alike.
    var likeness: Double
  }

  /// Finds how the parts lie, all by one warp.
  ///
  /// - Parameters:
  ///   - pairs: the parts.
  ///   - start: a warp that is off by a few pixels at most.
  /// - Returns: the warp; `nil` where the parts do not tell it.
  func match(_ pairs: [Pair], from start: Warp) -> Match? {
    var warp = start
    for _ in 0..<rounds {
      guard let change = step(pairs, warp) else { return nil }
      warp.add(change[...], freedom)
      guard abs(warp.dx) < 1e5, abs(warp.dy) < 1e5, abs(warp.stretchX) < 0.9,
        abs(warp.stretchY) < 0.9
      else { return nil }
      if change.prefix(2).allSatisfy({ abs($0) < Self.leastStep }),
        change.dropFirst(2).dropLast(2).allSatisfy({ abs($0) < Self.leastStep / 50 })
      {
        break
      }
    }
    return likeness(pairs, warp).map { Match(warp: warp, likeness: $0) }
  }

  /// How many numbers are solved for: those of the warp, contrast and brightness.
  private var count: Int {
    4 + (freedom.contains(.turn) ? 1 : 0) + (freedom.contains(.scale) ? 1 : 0)
      + (freedom.contains(.stretch) ? 2 : 0)
  }

  /// Returns by how much the numbers of the warp are off.
  private func step(_ pairs: [Pair], _ warp: Warp) -> [Double]? {
    guard let light = light(pairs, warp) else { return nil }
    let count = count
    var sums = LeastSquares(count)
    let prepared = warp.prepared
    withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { row in
      for pair in pairs {
        pair.forEachPixel(prepared, stride: stride) { pixel in
          // Flat parts tell of the light alone; some of them are enough.
          let isFlat = abs(pixel.across) + abs(pixel.down) < Self.flat
          if isFlat, (pixel.column + pixel.row) & 3 != 0 { return }
          let difference = light.contrast * pixel.look + light.brightness - pixel.seen
          let share = difference / tolerance
          guard abs(share) < 1 else { return }
          let weight = (1 - share * share) * (1 - share * share)
          let slope = prepared.slope(
            pixel.across * light.contrast, pixel.down * light.contrast)
          prepared.writeChanges(
            at: Double(pixel.column) + 0.5, Double(pixel.row) + 0.5, slope: slope, freedom,
            into: row)
          row[count - 2] = -pixel.look
          row[count - 1] = -1
          sums.add(UnsafeBufferPointer(row), difference, weight: weight)
        }
      }
    }
    for index in 0..<count {
      sums.hold(index, at: 0, share: Self.caution, least: Self.leastCaution)
    }
    if let expectation {
      let way = warp.changes(to: expectation, freedom)
      for (index, change) in way.enumerated() {
        // A turn or a stretch moves the edges of a part by as much as half of its size.
        let lever = index < 2 ? 1 : Double(pairs[0].part.width + pairs[0].part.height) / 4
        sums.hold(index, at: change, share: 0, least: Self.belief * lever * lever)
      }
    }
    return sums.solution()
  }

  /// Returns the contrast and brightness with which the parts are seen.
  private func light(_ pairs: [Pair], _ warp: Warp) -> (contrast: Double, brightness: Double)? {
    var sums = LikenessSums()
    let prepared = warp.prepared
    for pair in pairs {
      pair.forEachPixel(prepared, stride: stride) { pixel in
        guard abs(pixel.look - pixel.seen) < tolerance else { return }
        sums.add(pixel.look, pixel.seen)
      }
    }
    guard sums.count > Self.leastPixels else { return nil }
    return sums.light
  }

  /// Returns how alike the parts are under a warp; `nil` where too little of them is seen.
  ///
  /// - Returns: the correlation of their levels, -1...1.
  func likeness(_ pairs: [Pair], _ warp: Warp) -> Double? {
    var (sums, all) = (LikenessSums(), 0)
    let prepared = warp.prepared
    for pair in pairs {
      all += pair.count / (stride * stride)
      pair.forEachPixel(prepared, stride: stride) { sums.add($0.look, $0.seen) }
    }
    guard sums.count > Self.leastPixels, sums.count > Double(all) * Self.leastShare else {
      return nil
    }
    return sums.likeness
  }

  /// Returns how alike the parts are, place by place: what covers some of them costs no more than
  /// the places that it covers.
  ///
  /// - Returns: the mean of the correlations in small squares, -1...1; `nil` where there is nothing.
  func localLikeness(_ pairs: [Pair], _ warp: Warp) -> Double? {
    let prepared = warp.prepared
    var (sum, count) = (0.0, 0.0)
    for pair in pairs {
      let columns = pair.look.width / Self.square + 1
      var squares = Array(
        repeating: LikenessSums(), count: columns * (pair.look.height / Self.square + 1))
      pair.forEachPixel(prepared) { pixel in
        let place = pixel.row / Self.square * columns + pixel.column / Self.square
        squares[place].add(pixel.look, pixel.seen)
      }
      for square in squares where square.count > Self.leastPixels && square.hasLook {
        sum += max(0, square.likeness ?? 0) * square.count
        count += square.count
      }
    }
    return count > 0 ? sum / count : nil
  }

  /// *Units*: pixels.
  private static let leastStep = 0.003
  /// The slope below which a pixel tells nothing of its place, in levels a pixel.
  private static let flat = 2.0
  /// How strongly each step is held back, as a share of what the pixels say.
  private static let caution = 1e-3
  /// The same where they say nothing, so that a disc does not turn.
  private static let leastCaution = 1.0
  /// How strongly an expectation counts, as a sum of squared slopes: next to nothing beside an edge.
  private static let belief = 20.0
  private static let leastPixels = 24.0
  /// The side of the squares in which parts are compared, in pixels.
  private static let square = 24
  /// A part that is hardly seen says nothing.
  private static let leastShare = 0.4
}

extension Registration.Pair {
  /// A pixel of the part with what is seen in its place.
  struct Pixel {
    let column: Int
    let row: Int
    let look: Double
    /// The slope of the look, in levels a pixel.
    let across: Double
    let down: Double
    let seen: Double
  }

  /// How many pixels of the part count.
  var count: Int {
    guard let mask else { return part.area }
    var count = 0
    for row in part.rows {
      for column in part.columns where mask.contains(column, row) { count += 1 }
    }
    return count
  }

  /// Calls `body` for each pixel of the part that has a place in the other picture.
  @inline(__always)
  func forEachPixel(_ warp: PreparedWarp, stride: Int = 1, _ body: (Pixel) -> Void) {
    let columns = max(part.x, 1)..<max(min(part.x + part.width, look.width - 1), max(part.x, 1))
    let rows = max(part.y, 1)..<max(min(part.y + part.height, look.height - 1), max(part.y, 1))
    look.withSampler { look in
      seen.withSampler { seen in
        var row = rows.lowerBound
        while row < rows.upperBound {
          defer { row += stride }
          var column = columns.lowerBound
          while column < columns.upperBound {
            defer { column += stride }
            guard mask?.contains(column, row) ?? true else { continue }
            let (x, y) = warp.place(Double(column) + 0.5, Double(row) + 0.5)
            guard let level = seen.level(at: x, y) else { continue }
            body(
              Pixel(
                column: column, row: row, look: look.level(column, row),
                across: (look.level(column + 1, row) - look.level(column - 1, row)) / 2,
                down: (look.level(column, row + 1) - look.level(column, row - 1)) / 2,
                seen: level))
          }
        }
      }
    }
  }
}
