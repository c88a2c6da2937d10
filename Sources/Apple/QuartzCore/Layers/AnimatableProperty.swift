import Geometry

/// A property of layers that can be animated: a row of the table.
///
/// Presentations, key paths, implicit actions and the blocks of views read what they need from
/// here. A property of a layer class has a row in `AnimatableProperties`, and its setter calls
/// `changed(_:from:)` with the row's name.
@MainActor
final class AnimatableProperty {
  /// The kinds of animations that may change a property.
  enum Reach: Int, CaseIterable, Sendable {
    /// Animations that name it by a key path.
    case keyPaths
    /// Those, and changes in a block of `UIView`'s.
    case blocks
    /// Those, and any change of a visible layer that belongs to no view.
    case actions
  }

  /// The key path of the property.
  let name: String

  let reach: Reach

  /// Whether several animations of the property add up; otherwise only the last one counts.
  let addsUp: Bool

  /// Whether a spring may move the property's two coordinates at velocities of their own.
  let hasAxes: Bool

  let read: @MainActor (CALayer) -> AnimatableValue

  /// Sets the property; limits values to its range, and ignores those of another kind.
  let write: @MainActor (CALayer, AnimatableValue) -> Void

  /// Copies the property from the first layer to the second.
  let copy: @MainActor (CALayer, CALayer) -> Void

  /// Makes a row for a property of a class of layers; it is used for layers of that class only.
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
