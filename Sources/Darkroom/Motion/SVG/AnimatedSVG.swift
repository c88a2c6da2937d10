import Drawing
import Foundation
import Geometry
import Markup

/// A film as one SVG file that moves by CSS: without script, network or fonts, also in an `<img>`.
package struct AnimatedSVG {
  /// What is known of a film beside its pictures.
  package struct Settings: Sendable {
    /// The name of the scene, and what it shows.
    let title: String
    let sentence: String
    /// How long it plays.
    ///
    /// *Units*: seconds.
    let duration: Double
    /// How often it plays; nil for ever.
    let plays: Int?
    /// What is behind everything; nil for nothing.
    let ground: Color?
    /// Pixels a point.
    let scale: Double
    /// The frame that is shown to readers who prefer no motion.
    let still: Int

    /// Makes the settings of a film of so many seconds, with `scale` pixels a point, of which readers who
    /// prefer no motion see the frame `still`, counted from 0.
    package init(
      title: String, sentence: String, duration: Double, plays: Int?, ground: Color?, scale: Double,
      still: Int = 0
    ) {
      (self.title, self.sentence, self.duration) = (title, sentence, duration)
      (self.plays, self.ground, self.scale) = (plays, ground, scale)
      self.still = still
    }
  }

  /// The whole file.
  package var text: String {
    let sheet = self.sheet.text(
      lasting: settings.duration, plays: settings.plays, still: settings.still,
      hasDark: timeline.dark != nil)
    let (width, height) = (Double(timeline.size.width), Double(timeline.size.height))
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" \
      width="\((width * settings.scale).short(2))" height="\((height * settings.scale).short(2))" \
      viewBox="0 0 \(width.short(2)) \(height.short(2))">
      <title>\(XMLText.escaped(settings.title))</title>
      <desc>\(XMLText.escaped(settings.sentence))</desc>
      """
    let styles = sheet.isEmpty ? [] : ["<style>", sheet, "</style>"]
    let shapes = definitions.isEmpty ? [] : ["<defs>"] + definitions + ["</defs>"]
    return ([head] + styles + shapes + lines + ["</svg>", ""]).joined(separator: "\n")
  }

  let timeline: Timeline
  let settings: Settings
  var sheet: StyleSheet
  /// What others refer to: letters, clips, filters, masks, gradients, images.
  var definitions: [String] = []
  /// *Shape*: one tag or element each.
  private(set) var lines: [String] = []
  /// The names of letters and images that are defined.
  private var names: [String: String] = [:]
  /// How many clips, filters, masks and gradients have a name.
  private var count = 0
  /// Makes a PNG file of an image.
  let png: (Bitmap) throws(MotionError) -> [UInt8]

  /// Writes a film.
  ///
  /// - Parameters:
  ///   - timeline: what moves.
  ///   - settings: what else is known of the film.
  ///   - png: makes a PNG file of an image.
  /// - Throws: what `png` throws.
  package init(
    _ timeline: Timeline, _ settings: Settings,
    png: @escaping (Bitmap) throws(MotionError) -> [UInt8]
  ) throws(MotionError) {
    (self.timeline, self.settings, self.png) = (timeline, settings, png)
    sheet = StyleSheet(frames: timeline.frames)
    if let ground = settings.ground {
      lines.append("<rect width=\"100%\" height=\"100%\" fill=\"\(ground.css)\"/>")
    }
    if let dark = timeline.dark {
      try add("<g class=\"light\">", timeline.tracks)
      try add("<g class=\"dark\">", dark)
    } else {
      for track in timeline.tracks { try add(track) }
    }
  }

  private mutating func add(
    _ group: String, _ tracks: [Track], in outer: [Change<Bool>] = [Change(0, true)]
  ) throws(MotionError) {
    lines.append(group)
    for track in tracks { try add(track, in: outer) }
    lines.append("</g>")
  }

  /// Adds an element and what lies in it.
  private mutating func add(
    _ track: Track, in outer: [Change<Bool>] = [Change(0, true)]
  ) throws(MotionError) {
    var look = TrackLook(of: track, in: outer, &self)
    switch track.body {
    case .box: lines.append("<rect\(look.attributes)/>")
    case .ellipse: lines.append("<ellipse\(look.attributes)/>")
    case .path(let elements, let rule):
      let even = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
      lines.append("<path d=\"\(CompactPath(elements).data)\"\(even)\(look.attributes)/>")
    case .text(let text): add(text, look.attributes)
    case .image(let mark): try add(mark, look.attributes)
    case .group(let clip):
      if let clip { look.add("clip-path", "url(#\(define(clip, of: track)))") }
      try add("<g\(look.attributes)>", track.children, in: track.visibility)
    case .shadow(let blur, let offset):
      look.add("filter", "url(#\(define(blur, offset, of: track)))")
      try add("<g\(look.attributes)>", track.children, in: track.visibility)
    case .masked:
      guard let content = track.children.first, let mask = track.children.last else { return }
      let name = nextName("m")
      // What is defined comes before what refers to it.
      let outside = lines
      lines = []
      try add(
        "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"100%\" "
          + "height=\"100%\">", [mask], in: track.visibility)
      definitions += lines.dropLast()
      definitions.append("</mask>")
      lines = outside
      look.add("mask", "url(#\(name))")
      try add("<g\(look.attributes)>", [content], in: track.visibility)
    }
  }

  private mutating func add(_ text: GlyphText, _ attributes: String) {
    let glyphs = timeline.glyphs
    var parts: [String] = []
    for mark in text.marks {
      switch mark {
      case .outline(let number, let place):
        let name = named("g", "\(number)") { name in
          "<path id=\"\(name)\" d=\"\(CompactPath(glyphs[number], digits: 3).data)\"/>"
        }
        let x = place.x == 0 ? "" : " x=\"\(Double(place.x).short(2))\""
        let y = place.y == 0 ? "" : " y=\"\(Double(place.y).short(2))\""
        parts.append("<use href=\"#\(name)\"\(x)\(y)/>")
      case .rectangle(let place): parts.append("<rect\(place.attributes)/>")
      case .picture(let bytes, let place):
        let data = Data(bytes).base64EncodedString()
        let name = named("i", data) { name in
          "<image id=\"\(name)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" "
            + "href=\"data:image/png;base64,\(data)\"/>"
        }
        let map = [place.width, place.height, place.minX, place.minY].map { Double($0).short(3) }
        parts.append(
          "<use href=\"#\(name)\" transform=\"matrix(\(map[0]) 0 0 \(map[1]) \(map[2]) \(map[3]))\"/>"
        )
      }
    }
    lines.append("<g\(attributes)>\(parts.joined())</g>")
  }

  private mutating func add(_ mark: ImageMark, _ attributes: String) throws(MotionError) {
    let (width, height) = (mark.bitmap.width, mark.bitmap.height)
    let data = Data(try png(mark.bitmap)).base64EncodedString()
    let style = mark.interpolation == .nearest ? " style=\"image-rendering:pixelated\"" : ""
    let name = named("i", data + style) { name in
      "<image id=\"\(name)\" width=\"\(width)\" height=\"\(height)\"\(style) "
        + "href=\"data:image/png;base64,\(data)\"/>"
    }
    let part = [mark.part.minX, mark.part.minY, mark.part.width, mark.part.height]
      .map { Double($0).short(3) }.joined(separator: " ")
    lines.append(
      "<g\(attributes)><svg\(mark.box.attributes) viewBox=\"\(part)\" preserveAspectRatio=\"none\">"
        + "<use href=\"#\(name)\"/></svg></g>")
  }

  // MARK: Definitions

  /// Returns the name of something that is defined once.
  private mutating func named(
    _ kind: String, _ key: String, _ element: (String) -> String
  ) -> String {
    if let known = names[kind + key] { return known }
    let name = nextName(kind)
    names[kind + key] = name
    definitions.append(element(name))
    return name
  }

  private mutating func nextName(_ kind: String) -> String {
    count += 1
    return "\(kind)\(count)"
  }

  /// Defines the form that cuts a group, and returns its name.
  private mutating func define(_ clip: FilmElement.Body, of track: Track) -> String {
    let name = nextName("c")
    let look = TrackLook(ofClip: track, in: &self)
    let element =
      switch clip {
      case .ellipse: "<ellipse\(look.attributes)/>"
      case .path(let elements, let rule):
        "<path d=\"\(CompactPath(elements).data)\""
          + (rule == .evenOdd ? " clip-rule=\"evenodd\"" : "") + "\(look.attributes)/>"
      case .box, .text, .image, .group, .shadow, .masked: "<rect\(look.attributes)/>"
      }
    definitions.append("<clipPath id=\"\(name)\">\(element)</clipPath>")
    return name
  }

  /// Defines the filter of a shadow, and returns its name.
  private mutating func define(_ blur: Double, _ offset: CGVector, of track: Track) -> String {
    let name = nextName("s")
    let region = track.changes.reduce(CGRect.null) { $0.union($1.value?.reach ?? .null) }
    let flood = TrackLook(ofColor: 0, .flood, of: track, in: &self)
    definitions.append(
      "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\"\(region.attributes) "
        + "color-interpolation-filters=\"sRGB\">"
        + "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(blur.short(3))\"/>"
        + "<feOffset dx=\"\(Double(offset.dx).short(3))\" dy=\"\(Double(offset.dy).short(3))\" "
        + "result=\"p\"/><feFlood\(flood.attributes)/>"
        + "<feComposite operator=\"in\" in2=\"p\"/></filter>")
    return name
  }

  /// Defines a gradient in the colours of a track, and returns its name.
  mutating func define(_ shape: Gradient.Shape, stops: [Double], of track: Track) -> String {
    let name = nextName("l")
    let kind: String
    let place: String
    switch shape {
    case .axial(let start, let end):
      kind = "linearGradient"
      let numbers = [start.x, start.y, end.x, end.y].map { Double($0).short(3) }
      place = "x1=\"\(numbers[0])\" y1=\"\(numbers[1])\" x2=\"\(numbers[2])\" y2=\"\(numbers[3])\""
    case .radial(let center, let radii):
      kind = "radialGradient"
      let map = [radii.width, radii.height, center.x, center.y].map { Double($0).short(3) }
      place =
        "cx=\"0\" cy=\"0\" r=\"1\" "
        + "gradientTransform=\"matrix(\(map[0]) 0 0 \(map[1]) \(map[2]) \(map[3]))\""
    case .conic, .circles: return name
    }
    let lines = stops.enumerated().map { index, location in
      let look = TrackLook(ofColor: index, .stop, of: track, in: &self)
      return "<stop offset=\"\(location.short(4))\"\(look.attributes)/>"
    }
    definitions.append(
      "<\(kind) id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(place)>\(lines.joined())</\(kind)>"
    )
    return name
  }
}

extension CGRect {
  /// The attributes of an element in this rectangle.
  fileprivate var attributes: String {
    zip(["x", "y", "width", "height"], [minX, minY, width, height])
      .map { " \($0)=\"\(Double($1).short(3))\"" }.joined()
  }
}
