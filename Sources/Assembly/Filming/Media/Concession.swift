import FilmFiles

/// A step down in quality, which makes a film smaller.
struct Concession: Hashable, Sendable {
  /// The scale of width and height.
  ///
  /// *Units*: per cent.
  var scale = 100
  /// How many times longer each frame stands.
  var slowness = 1
  /// The most colours of a GIF.
  var colors = 256

  /// A kind of steps with the same rate and colours; only the scale differs.
  struct Stage: Hashable, Sendable {
    let slowness: Int
    let colors: Int
    /// The smallest scale.
    ///
    /// *Units*: per cent.
    let smallestScale: Int

    /// Returns the step at a scale, in per cent.
    func concession(scale: Int) -> Concession {
      Concession(scale: scale, slowness: slowness, colors: colors)
    }
  }

  /// Returns the stages in the order in which they are tried.
  ///
  /// First the scale goes down, then every other frame is dropped, then colours, then what is left
  /// of all three.
  ///
  /// - Returns: none for a folder, which is not one file.
  static func stages(of format: FilmFormat) -> [Stage] {
    guard format.isOneFile else { return [] }
    let stages = [
      Stage(slowness: 1, colors: 256, smallestScale: 50),
      Stage(slowness: 2, colors: 256, smallestScale: 50),
      Stage(slowness: 2, colors: 64, smallestScale: 50),
      Stage(slowness: 4, colors: 32, smallestScale: 20),
    ]
    return format.traits.hasPalette ? stages : stages.filter { $0.colors != 64 }
  }

  /// Returns all steps for a format; within each stage, small ones first.
  static func all(of format: FilmFormat) -> [Concession] {
    stages(of: format).flatMap { stage in
      stride(from: 100, through: stage.smallestScale, by: -scaleStep)
        .map(stage.concession(scale:))
    }
  }

  /// How much the scale differs from one step to the next.
  ///
  /// *Units*: per cent.
  static let scaleStep = 5

  /// Returns `medium` at this quality.
  func applied(to medium: FilmMedium) -> FilmMedium {
    var medium = medium
    medium.scale = max(medium.scale * Double(scale) / 100, FilmMedium.scales.lowerBound)
    medium.stride *= slowness
    let frame = medium.settings.frame
    medium.settings.frame = FrameDuration(ticks: frame.ticks * slowness, rate: frame.rate)
    medium.settings.mostColors = colors
    medium.givenUp = inWords(of: medium)
    return medium
  }

  private func inWords(of medium: FilmMedium) -> String? {
    var parts: [String] = []
    if scale < 100 { parts.append("\(scale) % of its width and height") }
    if slowness > 1 { parts.append("1 of \(slowness) frames") }
    if colors < 256, medium.place.format.traits.hasPalette {
      parts.append("at most \(colors) colours")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
