import Geometry

extension DisplayList {
  /// Returns the same picture in another space, to which `map` leads.
  package func applying(_ map: CGAffineTransform) -> DisplayList {
    map.isIdentity ? self : DisplayList(commands.map { $0.applying(map) })
  }
}

extension DrawCommand {
  /// Returns the same command in another space, to which `map` leads.
  package func applying(_ map: CGAffineTransform) -> DrawCommand {
    switch self {
    case .fill(let outline, let color, let transform):
      .fill(outline, color, transform: transform.concatenating(map))
    case .stroke(let outline, let style, let color, let transform):
      .stroke(outline, style, color, transform: transform.concatenating(map))
    case .text(let run, let transform):
      .text(run, transform: transform.concatenating(map))
    case .group(let content, let clip, let transform, let opacity):
      .group(
        content.applying(map), clip: clip, transform: transform.concatenating(map),
        opacity: opacity)
    case .gradient(let outline, let gradient, let transform):
      .gradient(outline, gradient, transform: transform.concatenating(map))
    case .image(let mark, let transform):
      .image(mark, transform: transform.concatenating(map))
    case .shadow(let content, let shadow, let transform):
      .shadow(of: content, shadow, transform: transform.concatenating(map))
    case .masked(let content, let mask):
      .masked(content.applying(map), mask: mask.applying(map))
    case .backdrop(let outline, let backdrop, let transform):
      .backdrop(outline, backdrop.applying(map), transform: transform.concatenating(map))
    case .vibrant(let content, let vibrancy):
      .vibrant(content.applying(map), vibrancy)
    case .projected(let content, let box, let projection):
      .projected(content, box: box, projection.concatenating(Projection(map)))
    case .blended(let content, let mode):
      .blended(content.applying(map), mode)
    case .stamps(let stamps):
      .stamps(stamps.map { $0.applying(map) })
    }
  }
}

extension Backdrop {
  /// Returns the same backdrop in another space; the blur grows by the mean scale of both directions.
  package func applying(_ map: CGAffineTransform) -> Backdrop {
    Backdrop(blur: blur * map.meanScale, saturation: saturation)
  }
}

extension CGAffineTransform {
  /// The side of the square that has the area of a unit square's image.
  ///
  /// No unit.
  package var meanScale: Double { abs(a * d - b * c).squareRoot() }

  /// The length of the longest image of a vector of length 1.
  ///
  /// No unit.
  package var largestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let area = a * d - b * c
    return ((sum + max(0, sum * sum - 4 * area * area).squareRoot()) / 2).squareRoot()
  }
}
