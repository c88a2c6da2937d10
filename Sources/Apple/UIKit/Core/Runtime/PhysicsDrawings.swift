/// An object that can draw its physics over a view, as a dynamic animator does.
@MainActor
package protocol PhysicsDrawing: AnyObject {
  /// Whether the physics is drawn.
  var isDebugEnabled: Bool { get set }
}

/// The objects of a stage that can draw their physics, which are not kept alive.
@MainActor
package struct PhysicsDrawings {
  private struct Entry {
    weak var object: (any PhysicsDrawing)?
    /// Whether its physics was drawn before anybody asked for all.
    var wasDrawn = false
  }

  private var entries: [Entry] = []
  private var roomBeforeForgetting = 16

  /// Adds an object that was made.
  package mutating func add(_ object: any PhysicsDrawing) {
    if entries.count >= roomBeforeForgetting {
      entries.removeAll { $0.object == nil }
      roomBeforeForgetting = 2 * entries.count + 16
    }
    entries.append(Entry(object: object))
  }

  /// Draws the physics of every object, or only of those that drew it before.
  mutating func draw(_ isDrawn: Bool) {
    for index in entries.indices {
      guard let object = entries[index].object else { continue }
      if isDrawn { entries[index].wasDrawn = object.isDebugEnabled }
      object.isDebugEnabled = isDrawn || entries[index].wasDrawn
    }
  }
}

extension Runtime {
  /// Shows the physics of every animator over its view, or shows it no longer.
  ///
  /// The picture changes at once; nothing moves otherwise than before.
  package func showPhysics(_ shows: Bool) {
    guard shows != physics.isShown else { return }
    physics.isShown = shows
    layers.withoutAnimation { physics.drawings.draw(shows) }
  }
}
