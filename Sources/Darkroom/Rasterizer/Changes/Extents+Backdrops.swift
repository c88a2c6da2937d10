import Drawing
import Pixels

extension Extents {
  /// A backdrop in a picture.
  struct Glass: Sendable {
    /// The pixels that it changes.
    let pixels: PixelRectangle
    /// How far around a pixel others have a part in it.
    let reach: Int
  }

  /// Finds the backdrops of a list, in the order in which they are drawn.
  ///
  /// Those in what is drawn on its own count too, though they see nothing outside.
  ///
  /// - Returns: nil where it is not known which pixels they change.
  func glasses(in list: DisplayList) -> [Glass]? {
    var glasses: [Glass] = []
    for command in list.commands {
      switch command {
      case .backdrop(_, let backdrop, _):
        guard let pixels = pixels(of: command), backdrop.blur.isFinite else { return nil }
        glasses.append(Glass(pixels: pixels, reach: backdrop.blur(scale: scale).reach))
      case .group(let content, _, _, _):
        guard let inner = self.glasses(in: content) else { return nil }
        glasses += inner
      case .fill, .stroke, .text, .gradient, .image, .shadow, .masked, .vibrant, .projected,
        .stamps,
        .blended:
        continue
      }
    }
    return glasses
  }

  /// Returns what changes in a picture if something changes behind its backdrops, or before them.
  func change(_ change: ChangedArea, seenThrough glasses: [Glass]) -> ChangedArea {
    var change = change
    for glass in glasses {
      for part in change.rectangles {
        guard let spread = part.grown(by: glass.reach).intersection(glass.pixels) else { continue }
        change.add(spread)
      }
    }
    return change
  }

  /// Returns what changes in backdrops alone if something changes behind them, or before them.
  func reflection(of change: ChangedArea, in glasses: [Glass]) -> ChangedArea {
    var (all, reflection) = (change, ChangedArea())
    for glass in glasses {
      for part in all.rectangles {
        guard let spread = part.grown(by: glass.reach).intersection(glass.pixels) else { continue }
        all.add(spread)
        reflection.add(spread)
      }
    }
    return reflection
  }

  /// Returns what has to be drawn so that all is right in an area behind backdrops and in them.
  ///
  /// What is drawn around the area may be wrong.
  func ground(of area: ChangedArea, seenThrough glasses: [Glass]) -> ChangedArea {
    var ground = area
    let picture = PixelRectangle(size)
    for glass in glasses.reversed() {
      for part in ground.rectangles {
        guard
          let seen = part.intersection(glass.pixels)?.grown(by: glass.reach)
            .intersection(picture)
        else { continue }
        ground.add(seen)
      }
    }
    return ground
  }
}
