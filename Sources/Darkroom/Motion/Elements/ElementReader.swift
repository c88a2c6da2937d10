import Drawing
import Geometry
import Typography

/// Reads display lists as elements.
package struct ElementReader: Sendable {
  private(set) var glyphs = GlyphOutlines()
  private var texts: [TextRun: [FilmElement]] = [:]
  private let screen: CGRect
  private let scale: Double
  /// What is refused beyond what has no form at all.
  private let refused: Set<MotionLimit>

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, in points.
  ///   - scale: pixels a point; texts stand where they stand in pictures of that scale.
  ///   - refused: what the format has no words for.
  package init(size: CGSize, scale: Double, refusing refused: Set<MotionLimit> = []) {
    screen = CGRect(origin: .zero, size: size)
    (self.scale, self.refused) = (scale, refused)
  }

  /// Returns the first thing in a picture that has no form; nil where everything has one.
  package func limit(of list: DisplayList) -> MotionLimit? {
    var reader = self
    do throws(MotionError) {
      _ = try reader.elements(of: list)
    } catch {
      if case .unsayable(let limit) = error { return limit }
    }
    return nil
  }

  /// Returns the elements of a picture.
  ///
  /// - Throws: `MotionError.unsayable` for what has no form, `.text` for a text without a layout.
  mutating func elements(of list: DisplayList) throws(MotionError) -> [FilmElement] {
    var elements: [FilmElement] = []
    for command in list.commands { elements += try self.elements(of: command) }
    for element in elements {
      if !element.state.isFinite { throw .unsayable(.notFinite) }
      if let limit = refused.isEmpty ? nil : element.limit, refused.contains(limit) {
        throw .unsayable(limit)
      }
    }
    return elements
  }

  private mutating func elements(of command: DrawCommand) throws(MotionError) -> [FilmElement] {
    switch command {
    case .fill(let outline, let color, let transform):
      return [Self.mark(outline, .fill, [color], transform)]
    case .stroke(let outline, let style, let color, let transform):
      var element = Self.mark(outline, .stroke(style), [color], transform)
      element.state.reach = element.state.reach.insetBy(dx: -style.reach, dy: -style.reach)
      return [element]
    case .gradient(let outline, let gradient, let transform):
      switch gradient.shape {
      case .conic: throw .unsayable(.conicGradient)
      case .circles: throw .unsayable(.circlesGradient)
      case .axial, .radial: break
      }
      let (_, center) = Self.form(of: outline)
      return [
        Self.mark(
          outline,
          .gradient(
            gradient.shape.moved(by: CGVector(dx: -center.x, dy: -center.y)),
            stops: gradient.stops.map(\.location)), gradient.stops.map(\.color), transform)
      ]
    case .text(let run, let transform): return try elements(of: run, transform)
    case .image(var mark, let transform):
      let corner = mark.box.origin
      mark.box.origin = .zero
      return [
        FilmElement(
          body: .image(mark), ink: .none,
          state: FilmElement.State(
            pose: Pose(transform.translatedBy(x: corner.x, y: corner.y)), reach: mark.box))
      ]
    case .group(let content, let clip, let transform, let opacity):
      return [try group(elements(of: content), clip: clip, transform, opacity)]
    case .shadow(let content, let shadow, let transform):
      // A filter cuts every step at its region: the blur too, before it is moved.
      let blur = Shadow(color: shadow.color, blur: shadow.blur, offset: .zero)
      let steps = DisplayList([.shadow(of: content, blur), .shadow(of: content, shadow)])
      let reach = steps.extent(scale: 1) { $0.ink(scale: 1) }
      return [
        FilmElement(
          body: .shadow(blur: shadow.blur, offset: shadow.offset), ink: .none,
          state: FilmElement.State(
            pose: Pose(transform), colors: [shadow.color], reach: reach ?? screen),
          children: try elements(of: content))
      ]
    case .masked(let content, let mask):
      // Only how opaque it is counts, and every reader of SVG knows masks that are white.
      let white = mask.recolored { color in
        Color(red: 1, green: 1, blue: 1, alpha: color.alpha)
      }
      let parts = [try elements(of: content), try elements(of: white)]
      return [
        FilmElement(
          body: .masked, ink: .none, state: FilmElement.State(reach: screen),
          children: parts.map { part in
            FilmElement(
              body: .group(clip: nil), ink: .none, state: FilmElement.State(reach: screen),
              children: part)
          })
      ]
    case .backdrop: throw .unsayable(.backdrop)
    case .vibrant: throw .unsayable(.vibrant)
    case .projected: throw .unsayable(.projected)
    case .blended: throw .unsayable(.blended)
    case .stamps(let stamps): return try elements(of: DisplayList(Stamp.joined(stamps)))
    }
  }

  private func group(
    _ children: [FilmElement], clip: Outline?, _ transform: CGAffineTransform, _ opacity: Double
  ) -> FilmElement {
    var state = FilmElement.State(opacity: opacity, reach: screen)
    // A clip around all of the screen cuts nothing that is seen.
    guard let clip, !clip.isRectangle(around: screen, by: transform) else {
      return FilmElement(body: .group(clip: nil), ink: .none, state: state, children: children)
    }
    let form = Self.mark(clip, .fill, [], transform)
    (state.pose, state.size, state.radius) = (form.state.pose, form.state.size, form.state.radius)
    state.reach = form.state.reach
    return FilmElement(
      body: .group(clip: form.body), ink: .none, state: state, children: children)
  }

  // MARK: Forms

  private static func mark(
    _ outline: Outline, _ ink: FilmElement.Ink, _ colors: [Color], _ transform: CGAffineTransform
  ) -> FilmElement {
    let (body, center) = form(of: outline)
    let box = outline.extent()
    var state = FilmElement.State(
      pose: Pose(transform.translatedBy(x: center.x, y: center.y)), colors: colors,
      reach: box.isNull || !box.isFinite ? .zero : box.offsetBy(dx: -center.x, dy: -center.y))
    switch outline {
    case .rectangle(let box), .ellipse(let box): state.size = box.size
    case .roundedRectangle(let box, let radius):
      state.size = box.size
      state.radius = min(radius, box.width / 2, box.height / 2)
    case .path: break
    }
    return FilmElement(body: body, ink: ink, state: state)
  }

  /// Returns a form around the origin, and where its middle was.
  private static func form(of outline: Outline) -> (FilmElement.Body, center: CGPoint) {
    switch outline {
    case .rectangle(let box), .roundedRectangle(let box, _):
      return (.box, CGPoint(x: box.midX, y: box.midY))
    case .ellipse(let box): return (.ellipse, CGPoint(x: box.midX, y: box.midY))
    case .path(let elements, let rule):
      let box = outline.extent()
      guard !box.isNull, box.isFinite else { return (.path([], rule), .zero) }
      let center = CGPoint(x: box.midX.onGrid, y: box.midY.onGrid)
      let map = CGAffineTransform(translationX: -center.x, y: -center.y)
      return (.path(elements.map { $0.applying(map).onGrid }, rule), center)
    }
  }

  // MARK: Texts

  private mutating func elements(
    of run: TextRun, _ transform: CGAffineTransform
  ) throws(MotionError) -> [FilmElement] {
    let parts: [FilmElement]
    if let known = texts[run] {
      parts = known
    } else {
      parts = try layout(run)
      texts[run] = parts
    }
    return parts.map { $0.placed(by: transform) }
  }

  /// Returns the elements of a text in the space of its box.
  private mutating func layout(_ run: TextRun) throws(MotionError) -> [FilmElement] {
    let text: TextGlyphs
    do throws(TypographyError) {
      text = try TextGlyphs(of: run, scale: scale)
    } catch {
      throw .text(error)
    }
    let parts = text.stretches.map { stretch in
      let corner = stretch.marks.first?.corner ?? .zero
      let marks: [GlyphText.Mark] = stretch.marks.map { mark in
        switch mark {
        case .outline(let outline, let place):
          .outline(
            glyphs.number(of: outline.map(\.onGrid)),
            at: CGPoint(x: (place.x - corner.x).onGrid, y: (place.y - corner.y).onGrid))
        case .rectangle(let place):
          .rectangle(place.offsetBy(dx: -corner.x, dy: -corner.y).onGrid)
        case .picture(let png, let place):
          .picture(png, in: place.offsetBy(dx: -corner.x, dy: -corner.y).onGrid)
        }
      }
      return FilmElement(
        body: .text(GlyphText(marks: marks)), ink: .fill,
        state: FilmElement.State(
          pose: Pose(x: corner.x, y: corner.y), colors: [stretch.color],
          reach: stretch.reach.offsetBy(dx: -corner.x, dy: -corner.y)))
    }
    guard let clip = text.clip else { return parts }
    return [group(parts, clip: .rectangle(clip), .identity, 1)]
  }
}

extension FilmElement {
  /// Returns the element in an outer space.
  fileprivate func placed(by transform: CGAffineTransform) -> FilmElement {
    var element = self
    element.state.pose = Pose(state.pose.map.concatenating(transform))
    if case .group = body { element.children = children.map { $0.placed(by: transform) } }
    return element
  }
}

extension FilmElement {
  /// What of the element alone only some formats have words for.
  fileprivate var limit: MotionLimit? {
    switch body {
    case .shadow: return .shadow
    case .masked: return .mask
    case .image: return .image
    case .text(let text):
      for mark in text.marks {
        if case .picture = mark { return .textPicture }
      }
    case .box, .ellipse, .path, .group: break
    }
    if case .gradient(.radial(_, let radii), _) = ink, radii.width != radii.height {
      return .ovalGradient
    }
    return abs(state.pose.shear) > 1e-4 ? .shear : nil
  }
}

extension FilmElement.State {
  fileprivate var isFinite: Bool {
    let numbers = [pose.x, pose.y, pose.angle, pose.shear, pose.scaleX, pose.scaleY, radius]
    return numbers.allSatisfy(\.isFinite) && size.width.isFinite && size.height.isFinite
      && reach.isFinite
  }
}

extension TextGlyphs.Mark {
  fileprivate var corner: CGPoint {
    switch self {
    case .outline(_, let place): place
    case .rectangle(let place), .picture(_, let place): place.origin
    }
  }
}

extension TextGlyphs.Stretch {
  fileprivate var reach: CGRect {
    marks.reduce(.null) { union, mark in
      switch mark {
      case .outline(let outline, let place):
        union.union(
          Outline.path(outline, rule: .winding).extent().offsetBy(dx: place.x, dy: place.y))
      case .rectangle(let place), .picture(_, let place): union.union(place)
      }
    }
  }
}

extension Outline {
  fileprivate func isRectangle(around screen: CGRect, by transform: CGAffineTransform) -> Bool {
    guard case .rectangle(let box) = self, transform.b == 0, transform.c == 0 else { return false }
    return box.applying(transform).insetBy(dx: -1e-6, dy: -1e-6).contains(screen)
  }
}

extension Gradient.Shape {
  fileprivate func moved(by vector: CGVector) -> Gradient.Shape {
    let map = CGAffineTransform(translationX: vector.dx, y: vector.dy)
    switch self {
    case .axial(let start, let end):
      return .axial(start: start.applying(map).onGrid, end: end.applying(map).onGrid)
    case .radial(let center, let radii):
      return .radial(center: center.applying(map).onGrid, radii: radii)
    case .circles(let start, let startRadius, let end, let endRadius):
      return .circles(
        from: start.applying(map).onGrid, radius: startRadius, to: end.applying(map).onGrid,
        endRadius: endRadius)
    case .conic(let center, let angle):
      return .conic(center: center.applying(map).onGrid, angle: angle)
    }
  }
}
