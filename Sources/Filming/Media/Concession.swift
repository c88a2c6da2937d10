import FilmFiles

/// What a film gives up to become smaller.
struct Concession: Hashable, Sendable {
  /// Of each side. Units: per cent.
  var scale = 100
  /// How many times longer each frame stands.
  var slowness = 1
  /// The most colours of a GIF.
  var colors = 256

  /// A way to become smaller; within it, only the scale differs.
  struct Stage: Hashable, Sendable {
    let slowness: Int
    let colors: Int
    /// Units: per cent.
    let smallestScale: Int

    /// What is given up at a scale, in per cent.
    func concession(scale: Int) -> Concession {
      Concession(scale: scale, slowness: slowness, colors: colors)
    }
  }

  /// In the order in which they are tried: first the size goes, then every other frame, then colours,
  /// then what is left of all three.
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

  /// Everything that can be given up of a medium, little first within each stage.
  static func all(of format: FilmFormat) -> [Concession] {
    stages(of: format).flatMap { stage in
      stride(from: 100, through: stage.smallestScale, by: -scaleStep)
        .map(stage.concession(scale:))
    }
  }

  /// Units: per cent.
  static let scaleStep = 5

  /// `medium` with all of this given up.
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
