/// The change of one property of one layer.
@MainActor
final class LayerAnimation {
  weak var layer: CALayer?
  let property: AnimatableProperty
  let from: AnimatableValue
  let to: AnimatableValue
  /// Whether it adds its distance to the layer's value instead of being its value.
  let isAdditive: Bool
  let batch: AnimationBatch

  init(
    layer: CALayer, property: AnimatableProperty, from: AnimatableValue, to: AnimatableValue,
    isAdditive: Bool, batch: AnimationBatch
  ) {
    self.layer = layer
    self.property = property
    self.from = from
    self.to = to
    self.isAdditive = isAdditive
    self.batch = batch
  }

  /// What the property looks like when this animation is laid over a value.
  func applied(to value: AnimatableValue) -> AnimatableValue {
    let shown = applied(to: value, at: batch.progress)
    // A spring may have another velocity up or down, which only centres know.
    guard property == .position, let vertical = batch.verticalProgress,
      let y = applied(to: value, at: vertical).part("y")
    else { return shown }
    return shown.replacing("y", by: y) ?? shown
  }

  private func applied(to value: AnimatableValue, at progress: Double) -> AnimatableValue {
    if isAdditive, let sum = value.adding(1 - progress, of: from, minus: to) { return sum }
    return from.towards(to, by: progress)
  }

  /// Leaves the layer, whose value is then the one that the end says.
  func leave(at end: AnimationBatch.End) {
    guard let layer else { return }
    switch end {
    case .values: break
    case .beginnings: layer.setValue(from, of: property)
    case .present: layer.setValue(layer.shownValue(of: property), of: property)
    }
    layer.detach(self)
  }
}

/// What can be animated of a layer.
enum AnimatableProperty: Hashable, Sendable, CaseIterable {
  case position, bounds, transform, alpha, backgroundColor, cornerRadius, borderWidth, borderColor
}

extension AnimatableProperty {
  /// The property's name in Core Animation.
  var keyPath: String {
    switch self {
    case .position: "position"
    case .bounds: "bounds"
    case .transform: "transform"
    case .alpha: "opacity"
    case .backgroundColor: "backgroundColor"
    case .cornerRadius: "cornerRadius"
    case .borderWidth: "borderWidth"
    case .borderColor: "borderColor"
    }
  }
}
