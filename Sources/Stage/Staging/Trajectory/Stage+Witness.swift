import Drawing
import Fingerprints
import UIKit

/// Where a view stands in one frame, its look and what acts on it.
package struct ViewWitness: Hashable, Sendable {
  /// Where the view stands.
  package let row: TrajectoryRow
  /// What the view looks like: names and values in a fixed order.
  package let look: [ViewLook.Property]
  /// The views without a name in it, and layers without a view, as they are painted.
  package let parts: [ViewPart]
  /// What acts on the view, in words: behaviours, fingers, animations.
  package let causes: [String]
}

extension Stage {
  /// Makes the present picture and looks at the views in it; changes nothing.
  ///
  /// - Returns: the picture of `snapshot`, and one witness for each view that has an
  ///   `accessibilityIdentifier` now, in the order of `trajectory`.
  package func witnessedSnapshot() -> (picture: DisplayList, witnesses: [ViewWitness]) {
    let (picture, painted) = perform { runtime.snapshotWithNamedViews() }
    let order = Dictionary(
      painted.enumerated().map { (ObjectIdentifier($1), $0) },
      uniquingKeysWith: { first, _ in first })
    let causes = Causes(in: runtime)
    let witnesses = namedViews.map { name, view, around in
      let place = order[ObjectIdentifier(view)]
      let below =
        place.map { $0 > 0 ? painted[$0 - 1].givenName : nil } ?? ViewLook.notPainted
      let look = view.look(
        over: below, inside: around.dropFirst().lazy.compactMap(\.givenName).first,
        isInHidden: place == nil && around.dropFirst().contains(where: \.isHidden))
      return ViewWitness(
        row: row(of: view, named: name, in: around), look: look.properties,
        parts: view.partsWithoutName,
        causes: causes.acting(on: view, in: around))
    }
    return (picture, witnesses)
  }

  /// The views and layers that are in no view with a name.
  package var partsOutsideOfNames: [ViewPart] { runtime.partsOutsideOfNames }

  /// Whether `substeps` is filled.
  package var notesSubsteps: Bool {
    get { runtime.physics.notesSubsteps }
    set { runtime.physics.notesSubsteps = newValue }
  }

  /// The fingerprints of all bodies after each sub-step of the physics that led to this picture.
  package var substeps: [Fingerprint] { runtime.physics.substeps }
}
