import Drawing
import Foundation
import Geometry
import Staging

/// Which part of the screen a film shows.
package enum FilmLens: Hashable, Sendable {
  /// A part of the screen, as large as it is.
  ///
  /// *Units*: points of the screen.
  case part(CGRect)
  /// The place where a view is seen first, magnified so that the view fills the picture.
  case view(String)
  /// Half of the screen in width and height around a view, wherever the view goes.
  case following(String)

  /// Returns how large the picture is.
  ///
  /// - Parameter screen: the size of the screen, in points.
  /// - Returns: the size, in points.
  func size(on screen: CGSize) -> CGSize {
    switch self {
    case .part(let box): box.size
    case .view, .following: screen
    }
  }

  /// The name of the view that is looked for; `nil` for none.
  var name: String? {
    switch self {
    case .part: nil
    case .view(let name), .following(let name): name
    }
  }

  /// Returns the part of the screen that is shown while the view is somewhere.
  ///
  /// - Parameters:
  ///   - box: the place of the view; `nil` before it was seen, when all of the screen is shown.
  ///   - screen: the size of the screen, in points.
  /// - Returns: the part, in points of the screen; not beyond it, but for one that was named by numbers.
  func window(around box: CGRect?, on screen: CGSize) -> CGRect {
    let whole = CGRect(origin: .zero, size: screen)
    switch self {
    case .part(let part): return part
    case .view:
      guard let box else { return whole }
      let share = max(box.width / screen.width, box.height / screen.height) * Self.room
      return Self.window(min(1, max(share, Self.leastShare)), around: box, in: whole)
    case .following:
      guard let box else { return whole }
      return Self.window(Self.followedShare, around: box, in: whole)
    }
  }

  private static func window(_ share: Double, around box: CGRect, in whole: CGRect) -> CGRect {
    let (width, height) = (whole.width * share, whole.height * share)
    return CGRect(
      x: min(max(0, box.midX - width / 2), whole.width - width),
      y: min(max(0, box.midY - height / 2), whole.height - height), width: width, height: height)
  }

  /// How much larger the part is than the view.
  private static let room = 1.25
  /// How much of the screen is shown at least, so that a small view keeps something around it.
  private static let leastShare = 0.2
  private static let followedShare = 0.5
}

/// What is seen through a lens, frame by frame.
struct LensView {
  private let screen: CGSize
  private var box: CGRect?
  private var names: [String] = []

  init(screen: CGSize) { self.screen = screen }

  /// Looks for the view of a lens, in every frame of a film, also in those that nobody draws.
  @MainActor
  mutating func look(at stage: Stage, through lens: FilmLens?) {
    guard let lens, let name = lens.name else { return }
    if case .view = lens, box != nil { return }
    let places = stage.placements
    if box == nil { names = places.map(\.name) }
    guard let place = places.last(where: { $0.name == name }) else { return }
    box = CGRect(
      x: -place.size.width / 2, y: -place.size.height / 2, width: place.size.width,
      height: place.size.height
    ).applying(place.map)
  }

  /// Returns what leads from the screen to the picture.
  func map(of lens: FilmLens) -> CGAffineTransform {
    let window = lens.window(around: box, on: screen)
    let scale = lens.size(on: screen).width / window.width
    return CGAffineTransform(scaleX: scale, y: scale)
      .translatedBy(x: -window.minX, y: -window.minY)
  }

  /// Checks that the view was there in any frame.
  ///
  /// - Throws: `FilmError.noSuchView`.
  func check(_ lens: FilmLens?, in scene: String) throws(FilmError) {
    guard let name = lens?.name, box == nil else { return }
    throw .noSuchView(scene: scene, asked: name, names: names)
  }
}
