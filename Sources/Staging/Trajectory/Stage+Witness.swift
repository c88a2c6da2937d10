import Fingerprints
import UIKit

/// The look of a view in one frame and what acts on it; its place is a `TrajectoryRow`.
package struct ViewWitness: Hashable, Sendable {
  /// The view's `accessibilityIdentifier`.
  package let view: String
  /// What the view looks like: names and values in a fixed order.
  package let look: [ViewLook.Property]
  /// What acts on the view, in words: behaviours, fingers, animations.
  package let causes: [String]
}

extension Stage {
  /// One witness for each view that has an `accessibilityIdentifier` now, in the order of
  /// `trajectory`.
  package var witnesses: [ViewWitness] {
    let painted = runtime.paintedViews
    let below = Dictionary(
      zip(painted.dropFirst(), painted).map { (ObjectIdentifier($0), $1.accessibilityIdentifier) },
      uniquingKeysWith: { first, _ in first })
    return namedViews.map { name, view in
      let look = view.look(over: below[ObjectIdentifier(view)] ?? nil)
      return ViewWitness(view: name, look: look.properties, causes: runtime.causes(of: view))
    }
  }

  /// Whether `substeps` is filled.
  package var notesSubsteps: Bool {
    get { runtime.notesSubsteps }
    set { runtime.notesSubsteps = newValue }
  }

  /// The fingerprints of all bodies after each sub-step of the physics that led to this picture.
  package var substeps: [Fingerprint] { runtime.substeps }
}
