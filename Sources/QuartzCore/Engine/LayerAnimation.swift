import Geometry

/// Something that changes over time what is seen of a layer: a view's change or a `CAAnimation`.
@MainActor
package class LayerAnimation {
  weak var layer: CALayer?

  /// By what it is found among the layer's animations; empty for what cannot be found.
  let key: String

  /// The blocks of transactions that wait for it.
  private let completions: [TransactionState.Completion]

  init(layer: CALayer, key: String) {
    self.layer = layer
    self.key = key
    completions = layer.runtime.transaction.completions
    for completion in completions { completion.waiting += 1 }
  }

  /// Which property it changes; nothing where it is none or several.
  var keyPath: String? { nil }

  /// Whether the layer's view gets no touches meanwhile.
  var keepsTouchesAway: Bool { false }

  /// Whether touches look for the layer where it is seen.
  var isTouchedWhereSeen: Bool { false }

  /// As an author sees it.
  var described: CAAnimation { CAAnimation() }

  /// Changes what is seen of the layer.
  func show(on seen: inout LayerPresentation) {}

  /// It was taken off its layer before its end.
  func wasRemoved() {}

  /// Tells the transactions of its end.
  final func tellTransactions() {
    for completion in completions { TransactionState.ended(completion) }
  }
}

/// A copy of a layer on its way to what its animations make of it.
@MainActor
struct LayerPresentation {
  let layer: CALayer
  /// What is not written yet, so that sums are cut once they are whole.
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

  /// Writes what is not written yet.
  mutating func flush() {
    for (property, value) in values { property.write(layer, value) }
    values = []
  }
}
