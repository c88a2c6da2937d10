import Geometry

/// An animation of a layer: a change in a view's block, or a `CAAnimation`.
@MainActor
package class LayerAnimation {
  weak var layer: CALayer?

  /// The key among the layer's animations; empty for one that cannot be found by key.
  let key: String

  /// The completion blocks of transactions that wait for the animation.
  private let completions: [TransactionState.Completion]

  /// Makes an animation that the completion blocks of the present transactions wait for.
  init(layer: CALayer, key: String) {
    self.layer = layer
    self.key = key
    completions = layer.runtime.transaction.completions
    for completion in completions { completion.waiting += 1 }
  }

  /// The property that the animation changes; `nil` where it changes none or several.
  var keyPath: String? { nil }

  /// Whether the layer's view gets no touches meanwhile.
  var keepsTouchesAway: Bool { false }

  /// Whether touches find the layer where it is seen, instead of where it ends.
  var isTouchedWhereSeen: Bool { false }

  /// The animation that `animation(forKey:)` returns to the author.
  var described: CAAnimation { CAAnimation() }

  /// Changes what is seen of the layer.
  func show(on seen: inout LayerPresentation) {}

  /// Is called when the animation was removed from its layer before its end.
  func wasRemoved() {}

  /// Tells the transactions that the animation ended.
  final func tellTransactions() {
    for completion in completions { TransactionState.ended(completion) }
  }
}

/// A copy of a layer to which animations are being applied.
@MainActor
struct LayerPresentation {
  let layer: CALayer
  /// Values not yet written to the copy, so that sums are limited to their range only when
  /// complete.
  private var values: [(property: AnimatableProperty, value: AnimatableValue)] = []

  init(_ layer: CALayer) { self.layer = layer }

  subscript(property: AnimatableProperty) -> AnimatableValue {
    get { values.first { $0.property === property }?.value ?? property.read(layer) }
    set {
      if let index = values.firstIndex(where: { $0.property === property }) {
        values[index].value = newValue
      } else {
        values.append((property, newValue))
      }
    }
  }

  /// Writes the values to the copy.
  mutating func flush() {
    for (property, value) in values { property.write(layer, value) }
    values = []
  }
}
