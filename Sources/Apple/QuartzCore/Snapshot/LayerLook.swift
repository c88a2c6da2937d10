import Drawing
import Fingerprints
import Geometry

/// What is seen of a layer apart from its place and opacity.
///
/// It is read from the painter's commands; what has no property of its own here is in `content`.
package struct LayerLook: Sendable {
  /// The background; `nil` where it cannot be seen.
  package let background: Color?
  /// The radius of the corners.
  ///
  /// *Units*: points.
  package let cornerRadius: CGFloat
  /// The width of the border.
  ///
  /// *Units*: points.
  package let borderWidth: CGFloat
  /// The colour of the border; `nil` where it cannot be seen.
  package let border: Color?
  /// The shadow; `nil` where none is cast.
  package let shadow: Shadow?
  /// The opacity of the shadow without that of its colour, 0...1.
  package let shadowOpacity: Double
  /// A fingerprint of the path that casts the shadow, where the layer has one.
  package let shadowPath: Fingerprint?
  /// A fingerprint of what the mask paints.
  package let mask: Fingerprint?
  /// A fingerprint of the image in `contents`.
  package let image: Fingerprint?
  /// A fingerprint of the gradient.
  package let gradient: Fingerprint?
  /// A fingerprint of the edge that contents are clipped at.
  package let clip: Fingerprint?
  /// A fingerprint of the layer's turn in space; `nil` for a layer in the plane.
  package private(set) var tilt: Fingerprint?
  /// The perspective that the layer and the layer around it see with, the `m34` that their turns were
  /// made of; 0 for none.
  ///
  /// *Units*: 1 / points.
  package private(set) var perspective: CGFloat
  /// What else is set of the layer and of its kind, by name.
  package let others: [(name: String, value: String)]
  /// A fingerprint of all that is painted of the layer itself, the other properties included; `nil`
  /// where nothing is painted.
  package let content: Fingerprint?

  /// Looks at a layer.
  ///
  /// - Parameters:
  ///   - model: the layer, of which the presentation is looked at.
  ///   - superlayer: the layer that it is in, as it is seen now.
  @MainActor
  package init(of model: CALayer, in superlayer: CALayer?) {
    let layer = model.presentation() ?? model
    self = model.known(\.look) { LayerLook(of: model, seenAs: layer) }
    tilt = layer.tilt(in: superlayer)
    perspective = layer.transform.perspective + (superlayer?.sublayerTransform.perspective ?? 0)
  }

  /// Looks at what does not depend on the layers around.
  @MainActor
  private init(of model: CALayer, seenAs layer: CALayer) {
    let parts = LayerPainter.look(of: layer) { $0.isPaintedWith(model) }
    background = Color(layer.backgroundColor)
    cornerRadius = layer.cornerRadius
    borderWidth = max(0, layer.borderWidth)
    border = Color(layer.borderColor)
    shadow =
      parts[.shadow].lazy.compactMap {
        if case .shadow(_, let shadow, _) = $0 { shadow } else { nil }
      }.first
    shadowOpacity = Double(layer.shadowOpacity)
    shadowPath =
      shadow == nil || layer.shadowPath == nil ? nil : DisplayList(parts[.shadow]).fingerprint
    mask = parts.fingerprint(of: .mask)
    image = parts.fingerprint(of: .image)
    gradient = parts.fingerprint(of: .gradient)
    clip = parts.fingerprint(of: .clip)
    (tilt, perspective) = (nil, 0)
    others = layer.otherLooks
    content = parts.whole.isEmpty ? nil : DisplayList(parts.whole).fingerprint
  }
}

extension CALayer {
  /// Returns true for what a layer that is looked at shows as its own: its mask and the copies of a
  /// replicator, but none of its sublayers.
  fileprivate func isPaintedWith(_ layer: CALayer) -> Bool {
    superlayer !== layer || layer is CAReplicatorLayer
  }

  /// A fingerprint of what the layer itself paints, without its sublayers; the painter sees the
  /// presentation.
  package var ownPaint: Fingerprint {
    known(\.paint) {
      let seen = presentation() ?? self
      return DisplayList(LayerPainter.commands(of: seen) { $0.isPaintedWith(self) }).fingerprint
    }
  }

  /// A fingerprint of what the layer itself draws, whatever lies in it, without what is laid over it,
  /// such as the bars of a scroll view; the painter sees the presentation.
  ///
  /// `nil` for nothing.
  package var ownMarks: Fingerprint? {
    known(\.marks) {
      let commands = LayerPainter.commands(of: presentation() ?? self) { layer in
        layer.isPaintedWith(self) && !self.overlays.contains { $0 === layer }
      }.withoutPlaces
      return commands.isEmpty ? nil : DisplayList(commands).fingerprint
    }
  }

  /// A fingerprint of the image that a view has put into the layer, wherever it stands there; `nil`
  /// for none.
  package var imageMarks: Fingerprint? {
    image.map { DisplayList($0.marks.commands(through: .identity)).fingerprint }
  }

  /// Returns what was found when the layer painted the same, or finds it.
  fileprivate func known<Value>(
    _ part: ReferenceWritableKeyPath<KnownPaint, Value?>, _ find: () -> Value
  ) -> Value {
    guard let inputs = PaintInputs(of: self) else {
      knownPaint = nil
      return find()
    }
    if let knownPaint, knownPaint.inputs == inputs {
      if let value = knownPaint[keyPath: part] { return value }
      let value = find()
      knownPaint[keyPath: part] = value
      return value
    }
    let new = KnownPaint(inputs: inputs)
    let value = find()
    new[keyPath: part] = value
    knownPaint = new
    return value
  }
}

extension CATransform3D {
  /// The `m34` of the perspective that a turn in space was made of, which the turn spreads over the
  /// fourth column.
  ///
  /// *Units*: 1 / points, rounded to a trillionth.
  fileprivate var perspective: CGFloat {
    guard m14 != 0 || m24 != 0 || m34 != 0 else { return 0 }
    // A map in space followed by a perspective has its third column times `m34` as its fourth.
    let size = m13 * m13 + m23 * m23 + m33 * m33
    guard size > 0 else { return m34 }
    let value = (m14 * m13 + m24 * m23 + m34 * m33) / size
    return abs(value) < 1 ? (value * 1e12).rounded() / 1e12 + 0 : value
  }
}

extension LayerParts {
  fileprivate func fingerprint(of part: Part) -> Fingerprint? {
    self[part].isEmpty ? nil : DisplayList(self[part]).fingerprint
  }
}

extension CALayer {
  /// Returns how the layer is turned in space, wherever it stands; `nil` for one in the plane.
  package func tilt(in superlayer: CALayer?) -> Fingerprint? {
    if case .flat(let map) = LayerPlace(of: self, in: superlayer), map == transformToSuperlayer {
      return nil
    }
    var fingerprint = Fingerprint()
    var turn = transform
    (turn.m41, turn.m42) = (0, 0)
    for map in [turn, superlayer?.sublayerTransform ?? CATransform3DIdentity] {
      for row in map.rows { for index in 0..<4 { fingerprint.combine(row[index]) } }
    }
    fingerprint.combine(isDoubleSided)
    if anchorPointZ != 0 { fingerprint.combine(anchorPointZ) }
    return fingerprint
  }
}

extension [DrawCommand] {
  /// The commands without those that only hold the place of layers that are left out.
  fileprivate var withoutPlaces: [DrawCommand] {
    compactMap { command in
      switch command {
      case .group(let content, let clip, let transform, let opacity):
        let rest = content.commands.withoutPlaces
        return rest.isEmpty
          ? nil : .group(DisplayList(rest), clip: clip, transform: transform, opacity: opacity)
      case .masked(let content, let mask):
        let rest = content.commands.withoutPlaces
        return rest.isEmpty ? nil : .masked(DisplayList(rest), mask: mask)
      case .blended(let content, let mode):
        let rest = content.commands.withoutPlaces
        return rest.isEmpty ? nil : .blended(DisplayList(rest), mode)
      case .fill, .stroke, .text, .image, .gradient, .shadow, .backdrop, .vibrant, .projected,
        .stamps:
        return command
      }
    }
  }
}
