import Drawing
import Geometry

extension DrawnMark {
  /// Whether all numbers by which the mark is drawn are finite.
  ///
  /// CoreGraphics ignores what has others.
  var hasOnlyNumbers: Bool {
    let map = transform
    var numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    if let shadow { numbers += [shadow.offset.width, shadow.offset.height, shadow.blur] }
    if case .path(.stroke(let style), _, _) = content {
      numbers += [style.width, style.miterLimit, style.dashPhase] + style.dashes
    }
    return numbers.allSatisfy(\.isFinite) && hasOnlyPlaces
  }

  private var hasOnlyPlaces: Bool {
    let isContentPlaced =
      switch content {
      case .path(_, let elements, _): elements.haveOnlyNumbers
      case .picture(_, let extent, let opacity): opacity.isFinite && extent?.isPlaced ?? true
      }
    return isContentPlaced
      && clips.allSatisfy { clip in
        if case .path(let elements, _) = clip { elements.haveOnlyNumbers } else { true }
      }
  }
}

extension [PathElement] {
  fileprivate var haveOnlyNumbers: Bool {
    allSatisfy { $0.controlPoints.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }
}

extension CGRect {
  fileprivate var isPlaced: Bool { isNull || isFinite }
}
