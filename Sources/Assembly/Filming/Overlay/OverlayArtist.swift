import Drawing
import Geometry
import Staging

/// Draws the overlays of a film.
///
/// What lies over the picture is one command, so that drawing stays incremental when marks come and
/// go. Fingers are stamps at the end.
@MainActor
package struct OverlayArtist {
  private let screen: CGRect
  private var captions: [String: DisplayList] = [:]
  /// Whether the marks of fingers become elements that move, each of which costs as much as a view.
  private let isForMotion: Bool
  private var view: LensView

  /// Begins with a screen of that size, in points.
  package init(screen: CGSize, isForMotion: Bool = false) {
    self.screen = CGRect(origin: .zero, size: screen)
    self.isForMotion = isForMotion
    view = LensView(screen: screen)
  }

  /// Looks for what an overlay's lens follows, in every frame of a film.
  mutating func look(at stage: Stage, for overlay: FilmOverlay?) {
    view.look(at: stage, through: overlay?.lens)
  }

  /// Checks that the film showed what an overlay's lens follows.
  ///
  /// - Throws: `FilmError.noSuchView`.
  func check(_ overlay: FilmOverlay?, in scene: Scene) throws(FilmError) {
    try view.check(overlay?.lens, in: scene.name)
  }

  /// Returns a picture with an overlay.
  ///
  /// - Throws: `FilmError.caption` for one that cannot be laid out.
  package mutating func dress(
    _ moment: FilmMoment, in overlay: FilmOverlay
  ) throws(FilmError) -> DisplayList {
    let map = overlay.lens.map(view.map) ?? .identity
    let screen = CGRect(origin: .zero, size: overlay.lens?.size(on: screen.size) ?? screen.size)
    var list = moment.picture.applying(map)
    var stamps: [Stamp] = []
    if overlay.showsHands || overlay.showsCaptions || overlay.showsLegend {
      var marks =
        overlay.showsLegend
        ? LegendDrawing.commands(for: moment.picture, isFramed: overlay.bezel != nil) : []
      var bottom = screen.maxY - ChipDrawing.distance
      if overlay.showsCaptions, let text = moment.caption {
        let caption = try self.caption(text, on: screen)
        marks += caption.commands
        if case .fill(let outline, _, _)? = caption.commands.first {
          bottom = outline.extent().minY - ChipDrawing.distance / 2
        }
      }
      if overlay.showsHands {
        let drawing = HandDrawing(moment.hands, on: screen, isSparse: isForMotion)
        marks += try drawing.commands(keysAbove: bottom)
        stamps = drawing.stamps.map { $0.applying(map) }
      }
      list.commands.append(.group(DisplayList(marks), clip: nil, transform: .identity, opacity: 1))
    }
    if let border = overlay.border { list = list.framed(by: border, screen: screen) }
    if !stamps.isEmpty { list.commands.append(.stamps(stamps)) }
    return overlay.bezel?.framing(list, screen: screen, isDark: moment.isDark) ?? list
  }

  private mutating func caption(
    _ text: String, on screen: CGRect
  ) throws(FilmError) -> DisplayList {
    if let known = captions[text] { return known }
    let chip = try ChipDrawing(
      text, fontSize: min(max(screen.width / 22, 12), 28),
      bottom: screen.maxY - ChipDrawing.distance, within: screen)
    let list = DisplayList(chip.commands(opacity: 1))
    captions[text] = list
    return list
  }
}

extension DisplayList {
  /// Returns the picture with rounded corners and a hairline around it.
  fileprivate func framed(by border: FilmOverlay.Border, screen: CGRect) -> DisplayList {
    let radius = min(border.radius, screen.width / 2, screen.height / 2)
    var inside = self
    if let ground = border.ground.color {
      inside.commands.insert(.fill(.rectangle(screen), ground, transform: .identity), at: 0)
    }
    // The line is inside of the picture: a GIF keeps no half of it.
    let line = screen.insetBy(dx: Self.hairline / 2, dy: Self.hairline / 2)
    return DisplayList([
      .group(
        inside, clip: .roundedRectangle(screen, radius: radius), transform: .identity, opacity: 1),
      .stroke(
        .roundedRectangle(line, radius: max(0, radius - Self.hairline / 2)),
        StrokeStyle(width: Self.hairline), Self.lineColor, transform: .identity),
    ])
  }

  /// *Units*: points.
  private static let hairline = 1.0
  /// A grey that stands out from a white page as much as from a black one.
  private static let lineColor = Color(red: 0.56, green: 0.56, blue: 0.58)
}
