import Drawing
import Geometry

extension LottieFilm {
  // MARK: Shapes

  func shapes(of track: Track) -> [JSONValue] {
    let placements = track.placements(in: timeline.frames)
    let size = Self.property(
      placements.map { Change($0.frame, [$0.value.size.width, $0.value.size.height]) })
    var shapes: [JSONValue] = []
    var isEven = false
    switch track.body {
    case .box:
      let radius = Self.property(placements.map { Change($0.frame, [$0.value.radius]) })
      shapes.append(
        .object([("ty", "rc"), ("d", 1), ("p", Self.still([0, 0])), ("s", size), ("r", radius)]))
    case .ellipse:
      shapes.append(.object([("ty", "el"), ("d", 1), ("p", Self.still([0, 0])), ("s", size)]))
    case .path(let elements, let rule):
      isEven = rule == .evenOdd
      shapes += Self.paths(elements)
    case .text(let text):
      for mark in text.marks {
        switch mark {
        case .outline(let number, let place):
          let map = CGAffineTransform(translationX: place.x, y: place.y)
          shapes += Self.paths(timeline.glyphs[number].map { $0.applying(map) })
        case .rectangle(let box):
          shapes.append(
            Self.rectangle(
              size: Self.still([box.width, box.height]), radius: 0, center: [box.midX, box.midY]))
        case .picture: break
        }
      }
    case .image, .group, .shadow, .masked: break
    }
    return shapes + paint(of: track, isEven: isEven)
  }

  private func paint(of track: Track, isEven: Bool) -> [JSONValue] {
    guard track.ink != .none else { return [] }
    let keys = track.colors(0, in: timeline.frames)
    let color = Self.property(
      keys.map {
        Change($0.frame, [$0.value.light.red, $0.value.light.green, $0.value.light.blue])
      })
    var opacity = Self.property(keys.map { Change($0.frame, [$0.value.light.alpha * 100]) })
    switch track.ink {
    case .fill:
      // The letters of a text blend with what is behind as one.
      if case .text = track.body { opacity = Self.still(100) }
      return [Self.fill(color, opacity, isEven: isEven)]
    case .stroke(let style):
      var stroke: [(String, JSONValue)] = [
        ("ty", "st"), ("c", color), ("o", opacity), ("w", Self.still(style.width)),
        ("lc", .number(style.cap.lottie, digits: 0)), ("lj", .number(style.join.lottie, digits: 0)),
        ("ml", .number(style.miterLimit, digits: 3)),
      ]
      if !style.dashes.isEmpty {
        let marks = style.dashes.enumerated().map { index, length in
          JSONValue.object([("n", index % 2 == 0 ? "d" : "g"), ("v", Self.still(length))])
        }
        let phase = JSONValue.object([("n", "o"), ("v", Self.still(style.dashPhase))])
        stroke.append(("d", .list(marks + [phase])))
      }
      return [.object(stroke)]
    case .gradient(let shape, let stops): return [gradient(shape, stops, of: track, isEven)]
    case .none: return []
    }
  }

  private func gradient(
    _ shape: Gradient.Shape, _ stops: [Double], of track: Track, _ isEven: Bool
  ) -> JSONValue {
    let (start, end): (CGPoint, CGPoint)
    switch shape {
    case .axial(let from, let to): (start, end) = (from, to)
    case .radial(let center, let radii):
      (start, end) = (center, CGPoint(x: center.x + radii.width, y: center.y))
    case .conic(let center, _), .circles(let center, _, _, _): (start, end) = (center, center)
    }
    let isRadial = if case .radial = shape { true } else { false }
    // Key frames of one stop are key frames of all: the colours between are what they are.
    let frames = Set(stops.indices.flatMap { track.colors($0, in: timeline.frames).map(\.frame) })
      .sorted()
    let keys = frames.map { frame in
      let state = track.changes.last { $0.frame <= frame && $0.value != nil }?.value
      let colors = state?.colors ?? []
      let places = zip(stops, colors).flatMap { [$0, $1.red, $1.green, $1.blue] }
      return Change(frame, places + zip(stops, colors).flatMap { [$0, $1.alpha] })
    }
    return .object([
      ("ty", "gf"), ("t", .number(isRadial ? 2 : 1, digits: 0)),
      ("s", Self.still([start.x, start.y])), ("e", Self.still([end.x, end.y])),
      (
        "g",
        .object([("p", .number(Double(stops.count), digits: 0)), ("k", Self.property(keys))])
      ), ("o", Self.still(100)), ("r", .number(isEven ? 2 : 1, digits: 0)),
    ])
  }

  static func rectangle(
    size: JSONValue, radius: Double, center: [Double]
  ) -> JSONValue {
    .object([
      ("ty", "rc"), ("d", 1), ("p", still(center)), ("s", size), ("r", still(radius)),
    ])
  }

  static func fill(_ color: JSONValue, _ opacity: JSONValue, isEven: Bool) -> JSONValue {
    .object([
      ("ty", "fl"), ("c", color), ("o", opacity), ("r", .number(isEven ? 2 : 1, digits: 0)),
    ])
  }

  /// Returns the form of a clip, whose corners move along straight lines between key frames.
  func form(of clip: FilmElement.Body, _ track: Track) -> JSONValue {
    let keys = KeyFrames.chosen(
      among: KeyFrames.samples(of: track.changes, in: timeline.frames) { $0 }
    ) { from, to, share, value in
      let ends = zip(from.corners, to.corners).map { from, to in
        CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      }
      return zip(ends, value.corners).allSatisfy { one, other in
        abs(one.x - other.x) + abs(one.y - other.y) <= KeyFrames.reach
      }
    }
    let forms = keys.map { Change($0.frame, Self.curve(of: clip, in: $0.value)) }
    guard let first = forms.first, forms.contains(where: { $0.value != first.value }) else {
      return .object([("a", 0), ("k", (forms.first?.value ?? BezierCurve()).json)])
    }
    return .object([
      ("a", 1),
      (
        "k",
        Self.frames(forms.map { Change($0.frame, $0.value) }) {
          .list([$0.json])
        }
      ),
    ])
  }

  private static func curve(
    of clip: FilmElement.Body, in state: FilmElement.State
  ) -> BezierCurve {
    let (width, height) = (state.size.width, state.size.height)
    let box = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    let elements: [PathElement] =
      switch clip {
      case .ellipse: .ellipse(in: box)
      case .path(let elements, _): elements
      case .box, .text, .image, .group, .shadow, .masked:
        .roundedRectangle(
          box, corners: Corner.allCases,
          cornerSize: CGSize(width: state.radius, height: state.radius))
      }
    return BezierCurve.all(of: elements.map { $0.applying(state.pose.map) }).first ?? BezierCurve()
  }

  private static func paths(_ elements: [PathElement]) -> [JSONValue] {
    BezierCurve.all(of: elements).map { curve in
      .object([("ty", "sh"), ("ks", .object([("a", 0), ("k", curve.json)]))])
    }
  }
}

extension FilmElement.State {
  /// The corners of what is drawn, in the picture.
  fileprivate var corners: [CGPoint] {
    let map = pose.map
    return reach.corners.map { $0.applying(map) }
  }
}

extension StrokeStyle.Cap {
  fileprivate var lottie: Double {
    switch self {
    case .butt: 1
    case .round: 2
    case .square: 3
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var lottie: Double {
    switch self {
    case .miter: 1
    case .round: 2
    case .bevel: 3
    }
  }
}
