import UIKit

/// A map's way from one place to another, a step a frame.
@MainActor
final class MapFlight {
  private let start: MapCamera
  private let end: MapCamera
  private let step: @MainActor (_ camera: MapCamera, _ isOver: Bool) -> Void
  private var link: CADisplayLink?
  private var beginning: CFTimeInterval?

  init(
    from start: MapCamera, to end: MapCamera,
    _ step: @escaping @MainActor (_ camera: MapCamera, _ isOver: Bool) -> Void
  ) {
    (self.start, self.end, self.step) = (start, end, step)
    link = CADisplayLink(target: self, selector: Selector(MapFlight.tick))
    link?.add(to: .main, forMode: .common)
  }

  /// Stops where the map is.
  func stop() { link?.invalidate() }

  private func tick(_ link: CADisplayLink) {
    let beginning = self.beginning ?? link.timestamp
    self.beginning = beginning
    let part = min(1, (link.targetTimestamp - beginning) / Self.duration)
    if part == 1 { link.invalidate() }
    step(start.toward(end, by: part * part * (3 - 2 * part)), part == 1)
  }

  /// Apple does not publish it; chosen.
  ///
  /// *Units*: seconds.
  private static let duration = 0.5
}
