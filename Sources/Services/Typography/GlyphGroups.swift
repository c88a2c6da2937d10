import CCairo

/// Outlines in groups that share no column of pixels.
///
/// FreeType looks through all that a row of pixels has of an outline to the left, so that a line of
/// text takes time with the square of its length. A group takes as long as a word or a letter, and
/// the pixels are the same, since each depends only on what is in its row and column and on whole
/// outlines, which add nothing, to its left.
struct GlyphGroups {
  private var points: [FT_Vector]
  private var tags: [outline_tag]
  /// The last point of each contour, counted from the first of its group.
  private var ends: [outline_place]
  /// The first point and the first contour behind each group.
  private var limits: [(point: Int, contour: Int)] = []

  /// Groups contours.
  ///
  /// - Parameters:
  ///   - points: in 64ths of a pixel.
  ///   - tags: FreeType's marks of the points.
  ///   - ends: the last point of each contour.
  init(points: [FT_Vector], tags: [outline_tag], ends: [Int]) {
    (self.points, self.tags) = (points, tags)
    self.ends = ends.map { outline_place(truncatingIfNeeded: $0) }
    guard ends.count > 1 else {
      limits = [(points.count, ends.count)]
      return
    }
    let contours = Self.contours(points, ends)
    (self.points, self.tags, self.ends) = ([], [], [])
    var (start, right) = (0, contours.first?.columns.upperBound ?? 0)
    for contour in contours {
      if contour.columns.lowerBound > right {
        limits.append((self.points.count, self.ends.count))
        start = self.points.count
      }
      right = max(right, contour.columns.upperBound)
      self.points += points[contour.points]
      self.tags += tags[contour.points]
      self.ends.append(outline_place(truncatingIfNeeded: self.points.count - start - 1))
    }
    limits.append((self.points.count, self.ends.count))
  }

  /// Returns the points of each contour and the columns of pixels from the first to the last of
  /// them, from the left to the right.
  private static func contours(
    _ points: [FT_Vector], _ ends: [Int]
  ) -> [(points: Range<Int>, columns: ClosedRange<Int>)] {
    var start = 0
    let contours = ends.map { end in
      defer { start = end + 1 }
      var (left, right) = (points[start].x, points[start].x)
      for point in points[start...end] {
        (left, right) = (min(left, point.x), max(right, point.x))
      }
      return (points: start..<end + 1, columns: (left >> 6)...(right >> 6))
    }
    return contours.sorted {
      ($0.columns.lowerBound, $0.points.lowerBound) < ($1.columns.lowerBound, $1.points.lowerBound)
    }
  }

  /// Rasterizes all groups with FreeType.
  ///
  /// - Returns: FreeType's error; 0 for none.
  func rasterize(into bitmap: inout FT_Bitmap, with library: FT_Library) -> FT_Error {
    var (points, tags, ends) = (points, tags, ends)
    return points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        ends.withUnsafeMutableBufferPointer { ends in
          guard let points = points.baseAddress, let tags = tags.baseAddress,
            let ends = ends.baseAddress
          else { return 0 }
          var last = (point: 0, contour: 0)
          for limit in limits {
            var outline = FT_Outline()
            outline.n_contours = outline_count(truncatingIfNeeded: limit.contour - last.contour)
            outline.n_points = outline_count(truncatingIfNeeded: limit.point - last.point)
            outline.points = points + last.point
            outline.tags = tags + last.point
            outline.contours = ends + last.contour
            let error = FT_Outline_Get_Bitmap(library, &outline, &bitmap)
            if error != 0 { return error }
            last = limit
          }
          return 0
        }
      }
    }
  }
}
