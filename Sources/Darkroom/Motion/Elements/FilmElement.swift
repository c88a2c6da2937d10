import Drawing
import Geometry

/// A drawing command as something that may move from frame to frame.
package struct FilmElement: Hashable, Sendable {
  /// The form, which stays while the element moves.
  ///
  /// *Space*: its own, which the pose of the state maps to the picture.
  enum Body: Hashable, Sendable {
    /// A rectangle around the origin, with rounded corners; its size is part of the state.
    case box
    /// An ellipse around the origin; its size is part of the state.
    case ellipse
    case path([PathElement], FillRule)
    /// Letters and the lines under them.
    case text(GlyphText)
    /// A part of an image that fills a rectangle.
    case image(ImageMark)
    /// Elements in the outer space; `clip` is the form that cuts them, in the pose of the group.
    indirect case group(clip: Body?)
    /// The shadow of the elements in it, which are in its own space.
    case shadow(blur: Double, offset: CGVector)
    /// Two groups: what is seen, and what lets it through, in white.
    case masked
  }

  /// What is done with the form; colours are part of the state.
  enum Ink: Hashable, Sendable {
    case fill
    case stroke(StrokeStyle)
    /// The shape in the element's own space, and the places of its stops.
    case gradient(Gradient.Shape, stops: [Double])
    case none
  }

  /// What may change from frame to frame.
  struct State: Hashable, Sendable {
    var pose = Pose()
    /// The size of a box, an ellipse, or a clip that is one.
    ///
    /// *Units*: points.
    var size = CGSize.zero
    var radius = 0.0
    /// *Shape*: one for each stop of a gradient.
    var colors: [Color] = []
    /// The colours in dark; those in light everywhere else.
    var dark: [Color]?
    /// *Units*: 0...1.
    var opacity = 1.0
    /// A rectangle around what is drawn.
    ///
    /// *Space*: that of the element.
    var reach = CGRect.zero
  }

  let body: Body
  let ink: Ink
  var state: State
  var children: [FilmElement] = []

  /// Returns true when another element may be this one at another moment.
  func isKin(of other: FilmElement) -> Bool { body == other.body && ink == other.ink }
}

/// Letters, each as an outline.
///
/// *Space*: the first of them stands at the origin.
struct GlyphText: Hashable, Sendable {
  enum Mark: Hashable, Sendable {
    /// An outline by its number in `GlyphOutlines`.
    case outline(Int, at: CGPoint)
    case rectangle(CGRect)
    /// A letter that is a picture, as a PNG file.
    case picture([UInt8], in: CGRect)
  }

  let marks: [Mark]
}

/// The outlines of all letters of a film, each once.
struct GlyphOutlines: Sendable {
  private(set) var outlines: [[PathElement]] = []
  private var numbers: [[PathElement]: Int] = [:]

  /// Returns the number of an outline.
  mutating func number(of outline: [PathElement]) -> Int {
    if let known = numbers[outline] { return known }
    numbers[outline] = outlines.count
    outlines.append(outline)
    return outlines.count - 1
  }
}

extension [FilmElement] {
  /// Returns the elements with the colours that others have in dark; nil where they differ in more.
  func inDark(as dark: [FilmElement]) -> [FilmElement]? {
    guard count == dark.count else { return nil }
    var pairs: [FilmElement] = []
    for (one, other) in zip(self, dark) {
      var (pair, same) = (one, other.state)
      same.colors = one.state.colors
      guard one.isKin(of: other), same == one.state,
        one.state.colors.count == other.state.colors.count,
        let children = one.children.inDark(as: other.children)
      else { return nil }
      if other.state.colors != one.state.colors { pair.state.dark = other.state.colors }
      pair.children = children
      pairs.append(pair)
    }
    return pairs
  }
}
