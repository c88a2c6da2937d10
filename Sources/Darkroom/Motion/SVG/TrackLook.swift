import Drawing
import Geometry
import SVG

/// The attributes of an element in an animated SVG: how it is at first, and the names of what moves it.
struct TrackLook {
  /// A property of SVG that has a colour, and the one that says how opaque it is.
  enum Paint: String {
    case fill, stroke
    case stop = "stop-color"
    case flood = "flood-color"
    /// The letters of a text, which blend with what is behind as one.
    case letters

    fileprivate var properties: (color: String, opacity: String) {
      switch self {
      case .fill: ("fill", "fill-opacity")
      case .stroke: ("stroke", "stroke-opacity")
      case .stop: ("stop-color", "stop-opacity")
      case .flood: ("flood-color", "flood-opacity")
      case .letters: ("fill", "opacity")
      }
    }
  }

  /// A property and its value.
  private struct Property: Hashable {
    let name: String
    let value: String
    /// The value that holds without it; empty for none.
    let usual: String

    init(_ name: String, _ value: String, usual: String = "") {
      (self.name, self.value, self.usual) = (name, value, usual)
    }
  }

  private var plain: [String] = []
  private var styles: [String] = []
  private var animations: [String] = []

  /// The attributes, with a space before each.
  var attributes: String {
    var styles = styles
    if !animations.isEmpty {
      styles.append("animation-name:\(animations.joined(separator: ","))")
    }
    let style = styles.isEmpty ? "" : " style=\"\(styles.joined(separator: ";"))\""
    return plain.joined() + style
  }

  /// Describes an element.
  ///
  /// - Parameters:
  ///   - track: the element.
  ///   - outer: when the group around it is there.
  ///   - svg: takes key frames, colours and gradients.
  init(of track: Track, in outer: [Change<Bool>], _ svg: inout AnimatedSVG) {
    switch track.body {
    case .box, .ellipse, .path, .text, .image, .shadow: place(track, &svg)
    case .group, .masked: break
    }
    switch track.ink {
    case .fill:
      if case .text = track.body {
        paint(track, 0, .letters, &svg)
      } else {
        paint(track, 0, .fill, &svg)
      }
    case .stroke(let style):
      plain.append(" fill=\"none\"" + style.attributes)
      paint(track, 0, .stroke, &svg)
    case .gradient(let shape, let stops):
      add("fill", "url(#\(svg.define(shape, stops: stops, of: track)))")
    case .none: break
    }
    set(
      track.opacities(in: svg.timeline.frames).map {
        Change($0.frame, [Property("opacity", $0.value.short(3), usual: "1")])
      }, &svg)
    let visibility = track.visibility
    guard visibility != outer else { return }
    if visibility.first?.value == false { add("visibility", "hidden") }
    if visibility.count > 1 {
      let keys = visibility.map { change in
        Change(
          change.frame,
          "visibility:\(change.value ? "visible" : "hidden");animation-timing-function:step-end")
      }
      animations.append(svg.sheet.name(of: keys))
    }
  }

  /// Describes the form that cuts a group.
  init(ofClip track: Track, in svg: inout AnimatedSVG) { place(track, &svg) }

  /// Describes a colour alone.
  init(ofColor index: Int, _ paint: Paint, of track: Track, in svg: inout AnimatedSVG) {
    self.paint(track, index, paint, &svg)
  }

  /// Adds an attribute that never changes.
  mutating func add(_ name: String, _ value: String) { plain.append(" \(name)=\"\(value)\"") }

  // MARK: Places

  private mutating func place(_ track: Track, _ svg: inout AnimatedSVG) {
    let keys = track.placements(in: svg.timeline.frames)
    guard let first = keys.first?.value else { return }
    let form = PoseForm(of: keys.map(\.value.pose))
    let sizes = keys.map { $0.value.lengths(of: track) }
    for (name, value) in sizes[0] { add(name, value) }
    let transform = form.text(of: first.pose, unit: "", degrees: "")
    if !transform.isEmpty { add("transform", transform) }
    let isSteady = sizes.allSatisfy { $0.map(\.1) == sizes[0].map(\.1) }
    let texts = zip(keys, sizes).map { key, sizes in
      var parts: [String] = []
      if !transform.isEmpty {
        parts.append("transform:\(form.text(of: key.value.pose, unit: "px", degrees: "deg"))")
      }
      if !isSteady { parts += sizes.map { "\($0.0):\($0.1)px" } }
      return Change(key.frame, parts.joined(separator: ";"))
    }
    animate(texts, &svg)
  }

  // MARK: Colours

  private mutating func paint(
    _ track: Track, _ index: Int, _ paint: Paint, _ svg: inout AnimatedSVG
  ) {
    let (color, opacity) = paint.properties
    let keys = track.colors(index, in: svg.timeline.frames).map { change in
      let (light, dark) = (change.value.light, change.value.dark)
      return Change(
        change.frame,
        [
          Property(color, svg.sheet.value(light.css, dark: dark.css)),
          Property(
            opacity, svg.sheet.value(light.alpha.short(3), dark: dark.alpha.short(3)), usual: "1"),
        ])
    }
    set(keys, &svg)
  }

  /// Sets properties as they are at first, and moves those that change.
  ///
  /// - Parameters:
  ///   - keys: the properties, the same in all.
  ///   - svg: takes key frames.
  private mutating func set(_ keys: [Change<[Property]>], _ svg: inout AnimatedSVG) {
    guard let first = keys.first?.value else { return }
    var moving: [Int] = []
    for (index, property) in first.enumerated() {
      if property.value.hasPrefix("var(") {
        styles.append("\(property.name):\(property.value)")
      } else if property.value != property.usual {
        add(property.name, property.value)
      }
      if keys.contains(where: { $0.value[index].value != property.value }) { moving.append(index) }
    }
    guard !moving.isEmpty else { return }
    animate(
      keys.map { key in
        Change(
          key.frame,
          moving.map { "\(key.value[$0].name):\(key.value[$0].value)" }.joined(separator: ";"))
      }, &svg)
  }

  private mutating func animate(_ keys: [Change<String>], _ svg: inout AnimatedSVG) {
    guard let first = keys.first, keys.contains(where: { $0.value != first.value }) else { return }
    animations.append(svg.sheet.name(of: keys))
  }
}

extension Placement {
  /// The attributes that say how large a form around the origin is, and their values.
  fileprivate func lengths(of track: Track) -> [(String, String)] {
    var form = track.body
    if case .group(let clip?) = form { form = clip }
    let (width, height) = (Double(size.width), Double(size.height))
    switch form {
    case .box:
      let radius = radius.short(2)
      return [
        ("x", (-width / 2).short(3)), ("y", (-height / 2).short(3)),
        ("width", width.short(3)), ("height", height.short(3)),
      ] + (radius == "0" && track.isSquare ? [] : [("rx", radius)])
    case .ellipse: return [("rx", (width / 2).short(3)), ("ry", (height / 2).short(3))]
    case .path, .text, .image, .group, .shadow, .masked: return []
    }
  }
}

extension Track {
  /// Whether the corners are never round.
  fileprivate var isSquare: Bool { changes.allSatisfy { ($0.value?.radius ?? 0) < 0.005 } }
}

/// The functions of a transform that some poses need.
struct PoseForm {
  private let (moves, turns, leans, scales): (Bool, Bool, Bool, Bool)

  /// Finds the functions without which one of the poses would be another.
  init(of poses: [Pose]) {
    moves = poses.contains { $0.x.short(2) != "0" || $0.y.short(2) != "0" }
    turns = poses.contains { $0.angle.inDegrees.short(3) != "0" }
    leans = poses.contains { $0.shear.inDegrees.short(3) != "0" }
    scales = poses.contains { $0.scaleX.short(4) != "1" || $0.scaleY.short(4) != "1" }
  }

  /// Writes a pose.
  ///
  /// - Parameters:
  ///   - pose: the pose.
  ///   - unit: what stands after lengths.
  ///   - degrees: what stands after angles.
  /// - Returns: the functions, the same for all poses; empty where none is needed.
  func text(of pose: Pose, unit: String, degrees: String) -> String {
    var functions: [String] = []
    if moves {
      functions.append(
        "translate(\(pose.x.length(unit)),\(pose.y.length(unit)))")
    }
    if turns { functions.append("rotate(\(pose.angle.inDegrees.short(3))\(degrees))") }
    if leans { functions.append("skewX(\(pose.shear.inDegrees.short(3))\(degrees))") }
    if scales { functions.append("scale(\(pose.scaleX.short(4)),\(pose.scaleY.short(4)))") }
    return functions.joined(separator: unit.isEmpty ? "" : " ")
  }
}

extension Double {
  fileprivate func length(_ unit: String) -> String {
    let text = short(2)
    return text == "0" ? text : text + unit
  }
}
