import Drawing
import Foundation
import Pixels
import Rasterizer
import Staging

/// Follows the named views of a scene through a recording by their looks.
///
/// The look of a view is what the scene draws where the view stands at that moment, with a little of
/// what lies around it. It is looked for where the scene has it, and where the view was last seen.
struct LookTracker {
  let recording: Recording
  let take: Take
  /// The scene's screen.
  let screen: Screen
  /// Where the screen lies in the recording.
  let placement: Placement
  /// The moment of the recording at which the scene starts, in seconds.
  let start: TimeInterval

  /// Follows all views.
  ///
  /// - Returns: where they were seen, picture by picture.
  /// - Throws: `RasterizerError` where the scene cannot be drawn.
  func sightings() throws(RasterizerError) -> [Sighting] {
    let whole = recording.frames[0].whole
    var painter = try ScenePainter(
      screen, width: whole.width, height: whole.height, placement)
    let freedoms = take.course.views.map(freedom)
    var trails = take.course.views.map { _ in Trail() }
    var found: [Sighting] = []
    var look: (step: Int, pyramid: PicturePyramid)?
    for (frame, time) in recording.times.enumerated() {
      guard let step = take.course.step(at: time - start), step < take.pictures.count else {
        continue
      }
      if look?.step != step {
        look = (step, PicturePyramid(try painter.picture(of: take.pictures[step])))
      }
      guard let look else { continue }
      for (place, view) in take.course.views.enumerated() {
        guard let pose = take.course.poses[view]?[step] else { continue }
        let hunt = LookHunt(
          look: look.pyramid, seen: recording.frames[frame], pose: pose, placement: placement,
          freedom: freedoms[place],
          shown: placement.shown(of: screen.size, width: whole.width, height: whole.height))
        guard
          let match = hunt.match(
            trails[place].expectation(at: frame), usual: trails[place].usual)
        else { continue }
        trails[place].note(match.pose, match.likeness, at: frame)
        found.append(
          Sighting(
            view: view, frame: frame, time: time, pose: match.pose, likeness: match.likeness))
      }
    }
    return Leaps.without(found, take.course, start: start)
  }

  /// Returns what of a view changes in the scene beside its place.
  private func freedom(of view: String) -> Warp.Freedom {
    var freedom: Warp.Freedom = []
    if take.course.varies(\.angle, of: view, by: 0.02) { freedom.insert(.turn) }
    if take.course.varies(\.width, of: view, by: 0.5)
      || take.course.varies(\.height, of: view, by: 0.5)
    {
      freedom.insert(.stretch)
    }
    return freedom
  }
}

/// Where a view was last seen, and how it moved.
struct Trail: Sendable {
  private var last: (frame: Int, pose: Pose)?
  private var before: (frame: Int, pose: Pose)?

  /// How alike it looked of late, 0...1; `nil` where it was not seen yet.
  private(set) var usual: Double?

  /// Notes where it was seen, and how alike it looked there.
  mutating func note(_ pose: Pose, _ likeness: Double, at frame: Int) {
    usual = usual.map { $0 * 0.8 + likeness * 0.2 } ?? likeness
    before = last
    last = (frame, pose)
  }

  /// Returns where it should be if it goes on as it went; `nil` where it was not seen for long.
  func expectation(at frame: Int) -> Pose? {
    guard let last, frame - last.frame <= Self.longestGap else { return nil }
    guard let before, last.frame - before.frame <= Self.longestGap else { return last.pose }
    let share = Double(frame - last.frame) / Double(last.frame - before.frame)
    return before.pose.mixed(with: last.pose, share: 1 + share)
  }

  /// *Units*: pictures.
  private static let longestGap = 6
}
