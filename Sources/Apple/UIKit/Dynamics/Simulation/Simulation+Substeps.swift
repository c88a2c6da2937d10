import Fingerprints
import Physics

extension Simulation {
  /// Notes where every body is after each sub-step, if the runtime wants to know.
  func noteSubsteps() {
    world.didStep = { [weak self, frames = LayerRuntime.current] in
      let runtime = frames.stage
      guard let self, runtime.physics.notesSubsteps else { return }
      runtime.physics.substeps.append(fingerprint)
    }
  }

  /// A fingerprint of the positions and angles of all bodies, in the order in which their items
  /// came in.
  private var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    for itemBody in itemBodies {
      let (position, angle) = itemBody.body.pose
      for number in [position.x, position.y, angle] { fingerprint.combine(Double(number)) }
    }
    return fingerprint
  }
}
