import Fingerprints
import UIKit

/// What is known of a view in one frame apart from where it stands.
package struct ViewWitness: Hashable, Sendable {
  /// The view's `accessibilityIdentifier`.
  package let view: String
  /// What is seen of it, names and values in a fixed order.
  package let look: [ViewLook.Property]
  /// What acts on it, in words: behaviours, fingers, animations.
  package let causes: [String]
}

extension Stage {
  /// One for each view that has an `accessibilityIdentifier` now, in the order of `trajectory`.
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

  /// Whether `substeps` is written.
  package var notesSubsteps: Bool {
    get { runtime.notesSubsteps }
    set { runtime.notesSubsteps = newValue }
  }

  /// Fingerprints of all bodies after each sub-step of the physics that led to this picture.
  package var substeps: [Fingerprint] { runtime.substeps }
}
