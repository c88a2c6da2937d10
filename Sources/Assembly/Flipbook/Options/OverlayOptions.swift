import ArgumentParser
import FilmFiles
import Filming
import Foundation
import Staging
import Wording

/// What is drawn over and around the pictures.
struct OverlayOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: """
      Draw fingers, their trails and taps, the keys that are typed and how the device is tilted; drawn \
      by default in films in one file.
      """)
  var touches: Bool?

  @OptionGroup var frame: FrameOptions

  /// Takes what a scene says of its film and the command does not.
  mutating func fill(from film: Scene.Film) {
    touches = touches ?? film.touches
    frame.fill(from: film)
  }

  /// Returns what is drawn.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - screen: the screen that it is shown on.
  ///   - isXray: whether the physics is drawn, which has a legend.
  ///   - isFilm: whether it is a film in one file, which shows touches unless told otherwise.
  ///   - ground: what is under the pictures.
  /// - Returns: the overlay.
  func overlay(
    of scene: Scene, on screen: ScreenOptions, isXray: Bool, isFilm: Bool = false,
    ground: Ground = .white
  ) -> FilmOverlay {
    frame.overlay(
      of: scene, on: screen, isXray: isXray, showsHands: touches ?? isFilm, ground: ground)
  }
}

/// What is drawn over and around single pictures.
struct StillOverlayOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: """
      Draw fingers, their trails and taps, the keys that are typed and how the device is tilted.
      """)
  var touches: Bool?

  @OptionGroup var frame: FrameOptions

  /// Takes what a scene says of its film and the command does not.
  mutating func fill(from film: Scene.Film) {
    touches = touches ?? film.touches
    frame.fill(from: film)
  }

  /// Returns what is drawn over the pictures of a scene.
  func overlay(
    of scene: Scene, on screen: ScreenOptions, isXray: Bool = false
  ) -> FilmOverlay {
    frame.overlay(
      of: scene, on: screen, isXray: isXray, showsHands: touches ?? false, ground: .white)
  }
}

/// What stands in and around every picture.
struct FrameOptions: ParsableArguments {
  @Flag(
    name: .customLong("captions"), inversion: .prefixedNo,
    help: "Draw the captions of the scene over the pictures.")
  var givenCaptions: Bool?
  var captions: Bool { givenCaptions ?? false }

  @Flag(
    name: .customLong("border"), inversion: .prefixedNo,
    help: """
      Draw a hairline around the screen and round its corners, which are clear where the format can \
      be, so that films look right on white and on dark pages.
      """)
  var givenBorder: Bool?
  var border: Bool { givenBorder ?? false }

  @Flag(
    name: .customLong("frame"), inversion: .prefixedNo,
    help: """
      Draw the device around the screen, with its island, clock and home indicator, as the screen's size \
      tells.
      """)
  var givenFrame: Bool?
  var frame: Bool { givenFrame ?? false }

  @Option(
    help: ArgumentHelp(
      "Show only this part of the screen, in points, as in 20,100,280x200.",
      valueName: "x,y,width>x<height"),
    transform: CropBox.init(parsing:))
  var crop: CropBox?

  @Option(
    help: ArgumentHelp(
      "Magnify the place where this view is seen first, by its accessibilityIdentifier.",
      valueName: "view"))
  var zoom: String?

  @Option(
    help: ArgumentHelp(
      "Magnify twice what is around this view, wherever it goes.", valueName: "view"))
  var follow: String?

  @Flag(
    name: .customLong("legend"), inversion: .prefixedNo,
    help: "Say what the colours of --xray mean, of those that are in the picture; usual.")
  var givenLegend: Bool?
  var legend: Bool { givenLegend ?? true }

  /// Takes what a scene says of its film and the command does not.
  ///
  /// What goes with nothing that the command says is left.
  mutating func fill(from film: Scene.Film) {
    let hasPart = crop != nil || zoom != nil || follow != nil
    givenCaptions = givenCaptions ?? film.captions
    givenLegend = givenLegend ?? film.legend
    if !hasPart, !border { givenFrame = givenFrame ?? film.frame }
    if !frame { givenBorder = givenBorder ?? film.border }
    guard !hasPart, !frame else { return }
    switch film.part {
    case .crop(let box): crop = CropBox(box)
    case .zoom(let view): zoom = view
    case .follow(let view): follow = view
    case nil: break
    }
  }

  func validate() throws {
    let given = [
      crop == nil ? nil : "--crop", zoom == nil ? nil : "--zoom", follow == nil ? nil : "--follow",
      frame ? "--frame" : nil,
    ].compactMap { $0 }
    if given.count > 1 {
      throw ValidationError(
        "\(given[0]) and \(given[1]) do not go together: each says what a picture shows.")
    }
    if let box = crop?.box, !CropBox.canBe(box) {
      throw ValidationError("A part of the screen needs a width and a height in points.")
    }
    if frame, border { throw ValidationError("Give --frame or --border, not both.") }
  }

  /// Checks that the part that is shown lies on a scene's screen.
  ///
  /// - Throws: `ValidationError`.
  func checkPart(of scene: Scene) throws(ValidationError) {
    let size = scene.screen.size
    let screen = CGRect(origin: .zero, size: size)
    guard let box = crop?.box, !screen.contains(box) else { return }
    func told(_ numbers: [CGFloat], _ sign: String) -> String {
      numbers.map { Words.exact(Double($0)) }.joined(separator: sign)
    }
    let corner = told([box.minX, box.minY], ",")
    let extent = told([size.width, size.height], "×")
    let there = box.intersection(screen)
    if !there.isEmpty {
      throw ValidationError(
        "The part \(corner),\(told([box.width, box.height], "x")) goes beyond the screen of “\(scene.name)”, which"
          + " is \(extent) points large; of it, \(told([there.minX, there.minY], ",")),\(told([there.width, there.height], "x"))"
          + " is there.")
    }
    throw ValidationError(
      "The part from \(corner) on lies beyond the screen of “\(scene.name)”, which is \(extent) points"
        + " large.")
  }

  /// Checks that there is a legend to be shown or left out.
  ///
  /// - Parameter isXray: whether the physics is drawn, of which it tells.
  /// - Throws: `ValidationError`.
  func checkLegend(isXray: Bool) throws(ValidationError) {
    guard let givenLegend, !isXray else { return }
    throw ValidationError(
      "--\(givenLegend ? "" : "no-")legend is about the colours of --xray, which is not drawn here; leave it"
        + " out.")
  }

  /// Which part of the screen is shown; `nil` for all of it.
  private var lens: FilmLens? {
    crop.map { .part($0.box) } ?? zoom.map(FilmLens.view) ?? follow.map(FilmLens.following)
  }

  /// Returns what is drawn over the pictures of a scene, which shows its hands where it has any.
  func overlay(
    of scene: Scene, on screen: ScreenOptions, isXray: Bool, showsHands: Bool,
    ground: Ground
  ) -> FilmOverlay {
    FilmOverlay(
      showsHands: scene.hasHands && showsHands,
      showsCaptions: captions && !scene.captions.isEmpty, showsLegend: isXray && legend,
      border: border ? FilmOverlay.Border(ground: ground, radius: screen.cornerRadius) : nil,
      lens: lens,
      bezel: frame
        ? DeviceBezel(ground: ground, radius: screen.cornerRadius(of: scene.screen)) : nil)
  }
}

/// A part of a screen as a user types it: `20,100,280x200`.
struct CropBox: Hashable, Sendable {
  /// *Units*: points of the screen.
  let box: CGRect

  /// Takes a part that nobody has typed.
  init(_ box: CGRect) { self.box = box }

  /// Reads a part.
  ///
  /// - Parameter text: the left and the upper edge, and a size, with commas between them.
  /// - Throws: `ValidationError` that says what can be given.
  init(parsing text: String) throws(ValidationError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let edges = parts.prefix(2).compactMap { Double($0) }.filter { abs($0) <= Self.farthest }
    guard parts.count == 3, edges.count == 2 else {
      throw ValidationError(
        "give the left and the upper edge and a size in points, as in 20,100,280x200.")
    }
    let size = try ScreenSize(parsing: String(parts[2]))
    box = CGRect(x: edges[0], y: edges[1], width: size.width, height: size.height)
  }

  /// Whether a part can be shown.
  static func canBe(_ box: CGRect) -> Bool {
    [box.minX, box.minY, box.maxX, box.maxY].allSatisfy { abs($0) <= 2 * farthest }
      && box.width >= 1 && box.height >= 1
  }

  /// *Units*: points.
  private static let farthest = 10_000.0
}
