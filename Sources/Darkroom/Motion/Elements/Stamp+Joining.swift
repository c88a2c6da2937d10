import Drawing
import Geometry

extension Stamp {
  /// Returns stamps as commands, in which a disc and the ring around it are one.
  ///
  /// They move together: what is one element has one motion.
  static func joined(_ stamps: [Stamp]) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    var rest = stamps[...]
    while let stamp = rest.popFirst() {
      if let ring = rest.first, let command = stamp.rimmed(by: ring) {
        rest.removeFirst()
        commands.append(command)
      } else {
        commands.append(stamp.fill)
      }
    }
    return commands
  }

  /// Returns this disc with a ring right around it; `nil` where the two are none.
  private func rimmed(by ring: Stamp) -> DrawCommand? {
    guard hole == 0, ring.center == center, ring.hole == radius, radius > 0 else { return nil }
    let edge = radius / ring.radius
    let shape = Gradient.Shape.radial(
      center: center, radii: CGSize(width: ring.radius, height: ring.radius))
    return .gradient(
      .ellipse(ring.box),
      Gradient(
        shape,
        stops: [.init(0, color), .init(edge, color), .init(edge, ring.color), .init(1, ring.color)]),
      transform: .identity)
  }
}
