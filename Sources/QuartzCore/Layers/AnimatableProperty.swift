import Geometry

/// A property of layers that can be animated: a row of the table.
///
/// Presentations, key paths, implicit actions and the blocks of views read what they need from here.
/// A property of a layer class has a row in `AnimatableProperties` and calls
/// `changed(_:from:)` by the row's name when it is set.
@MainActor
final class AnimatableProperty {
  /// What may animate a property.
  enum Reach: Int, CaseIterable, Sendable {
    /// Animations that name it by a key path.
    case keyPaths
    /// These, and changes in a block of `UIView`'s.
    case blocks
    /// These, and any change of a layer that stands for itself and is seen.
    case actions
  }

  /// Its key path.
  let name: String

  let reach: Reach

  /// Whether several animations of it add up; the last one counts otherwise.
  let addsUp: Bool

  /// Whether its two coordinates go their own ways, where a spring has a velocity along each.
  let hasAxes: Bool

  let read: @MainActor (CALayer) -> AnimatableValue

  /// Values that are out of range are cut; those of another kind change nothing.
  let write: @MainActor (CALayer, AnimatableValue) -> Void

  /// Gives a layer (the second) what another has.
  let copy: @MainActor (CALayer, CALayer) -> Void

  /// A row for a property of a class of layers; it is asked of layers of that class only.
  init<Layer: CALayer, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layer, Value>, _ kind: AnimatableKind<Value>,
    _ reach: Reach = .actions, addsUp: Bool = true, hasAxes: Bool = false
  ) {
    self.name = name
    self.reach = reach
    self.addsUp = addsUp
    self.hasAxes = hasAxes
    read = { kind.wrap(unsafeDowncast($0, to: Layer.self)[keyPath: path]) }
    write = { layer, value in
      guard let value = kind.unwrap(value) else { return }
      unsafeDowncast(layer, to: Layer.self)[keyPath: path] = value
    }
    copy = {
      unsafeDowncast($1, to: Layer.self)[keyPath: path] =
        unsafeDowncast($0, to: Layer.self)[keyPath: path]
    }
  }
}
