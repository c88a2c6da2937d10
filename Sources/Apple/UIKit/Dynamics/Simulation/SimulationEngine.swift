import Physics

/// The engine that moves dynamic items.
package enum SimulationEngine {
  /// The version of Box2D that runs: `2.4.1`.
  package static var version: String { Engine.version }
}
