import Drawing
import Fingerprints
import Geometry

extension CALayer {
  /// What is set of the layer beyond what every look tells, by the names of the properties.
  ///
  /// *Shape*: in the order of the table of animatable properties, then the others; none for what is
  /// as in a new layer.
  package var otherLooks: [(name: String, value: String)] {
    let table = type(of: self).animatableProperties
    let usual = UsualLooks.of(self, table)
    var looks: [(name: String, value: String)] = []
    for (row, usual) in zip(table.rows, usual) where !UsualLooks.toldElsewhere.contains(row.name) {
      let value = row.read(self)
      if value != usual { looks.append((row.name, value.inWords)) }
    }
    if maskedCorners != .all, cornerRadius > 0 {
      looks.append(("maskedCorners", maskedCorners.inWords))
    }
    if contents != nil, contentsGravity != .resize {
      looks.append(("contentsGravity", contentsGravity.rawValue))
    }
    if isGeometryFlipped { looks.append(("isGeometryFlipped", "yes")) }
    if !isDoubleSided { looks.append(("isDoubleSided", "no")) }
    if !allowsGroupOpacity { looks.append(("allowsGroupOpacity", "no")) }
    return looks + looksOfFilters + looksOfKind
  }

  /// How the layer is combined with what lies below, and how its image is enlarged.
  private var looksOfFilters: [(name: String, value: String)] {
    guard let filtering else { return [] }
    var looks: [(name: String, value: String)] = []
    if let blendName { looks.append(("compositingFilter", blendName)) }
    if filtering.magnification != .linear {
      looks.append(("magnificationFilter", filtering.magnification.rawValue))
    }
    if filtering.minification != .linear {
      looks.append(("minificationFilter", filtering.minification.rawValue))
    }
    return looks
  }

  /// The name of the blend mode in which the layer is combined with what lies below; `nil` for the usual
  /// one, and for names that are not drawn.
  package var blendName: String? {
    filtering?.mode == nil ? nil : filtering?.compositing as? String
  }

  /// What is set of the kind of layer that cannot be animated.
  private var looksOfKind: [(name: String, value: String)] {
    switch self {
    case let shape as CAShapeLayer:
      var looks: [(name: String, value: String)] = []
      if shape.fillRule != .nonZero { looks.append(("fillRule", shape.fillRule.rawValue)) }
      if shape.lineCap != .butt { looks.append(("lineCap", shape.lineCap.rawValue)) }
      if shape.lineJoin != .miter { looks.append(("lineJoin", shape.lineJoin.rawValue)) }
      if let pattern = shape.lineDashPattern, !pattern.isEmpty {
        looks.append(
          ("lineDashPattern", pattern.map(\.doubleValue.decimals).joined(separator: ", ")))
      }
      return looks
    case let gradient as CAGradientLayer:
      return gradient.type == .axial ? [] : [("type", gradient.type.rawValue)]
    case let replicator as CAReplicatorLayer:
      var looks: [(name: String, value: String)] = []
      if replicator.instanceCount != 1 {
        looks.append(("instanceCount", "\(replicator.instanceCount)"))
      }
      if replicator.instanceDelay != 0 {
        looks.append(("instanceDelay", replicator.instanceDelay.decimals))
      }
      return looks
    default: return []
    }
  }
}

/// The properties as a new layer has them.
@MainActor
private enum UsualLooks {
  /// The rows of the table that the stance and the rest of the look tell.
  static let toldElsewhere: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
    "borderColor", "shadowColor", "shadowOpacity", "shadowRadius", "shadowOffset", "shadowPath",
    "zPosition", "anchorPoint", "hidden", "contents",
  ]

  private static var known: [ObjectIdentifier: [AnimatableValue]] = [:]

  /// Returns the values of the table's rows in a new layer of the kind, which an author's subclass
  /// has no part in.
  static func of(_ layer: CALayer, _ table: AnimatableProperties) -> [AnimatableValue] {
    let (kind, make): (CALayer.Type, @MainActor () -> CALayer) =
      switch layer {
      case is CAShapeLayer: (CAShapeLayer.self, CAShapeLayer.init)
      case is CAGradientLayer: (CAGradientLayer.self, CAGradientLayer.init)
      case is CAEmitterLayer: (CAEmitterLayer.self, CAEmitterLayer.init)
      case is CAReplicatorLayer: (CAReplicatorLayer.self, CAReplicatorLayer.init)
      case is BackdropLayer: (BackdropLayer.self, BackdropLayer.init)
      default: (CALayer.self, CALayer.init)
      }
    if let values = known[ObjectIdentifier(kind)] { return values }
    let new = make()
    let values = table.rows.map { $0.read(new) }
    known[ObjectIdentifier(kind)] = values
    return values
  }
}

extension AnimatableValue {
  /// The value as a record tells it: `12.5`, `(0, 40)`, `#FF9500`.
  var inWords: String {
    func list(_ numbers: [CGFloat]) -> String {
      "(" + numbers.map(\.decimals).joined(separator: ", ") + ")"
    }
    func color(_ c: SIMD4<Double>) -> String {
      "\(Color(red: c.x, green: c.y, blue: c.z, alpha: c.w))"
    }
    switch self {
    case .scalar(let number): return number.decimals
    case .point(let point): return list([point.x, point.y])
    case .size(let size): return list([size.width, size.height])
    case .rect(let rect):
      return list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case .color(let value): return color(value)
    case .colors(let colors): return colors.map(color).joined(separator: ", ")
    case .numbers(let numbers): return numbers.map(\.decimals).joined(separator: ", ")
    case .space(let map): return list(map.rows.flatMap { row in (0..<4).map { CGFloat(row[$0]) } })
    case .path(let elements):
      let data = elements.map(\.pathData).joined()
      guard data.utf8.count > Self.longestPath else { return data }
      var fingerprint = Fingerprint()
      fingerprint.combine(data)
      return "\(elements.count) elements, \(fingerprint)"
    case .object(let contents):
      return contents.image.map { "an image of \($0.width) × \($0.height)" } ?? "none"
    }
  }

  /// The longest path that is told as it is.
  ///
  /// *Units*: bytes.
  private static let longestPath = 80
}

extension CACornerMask {
  /// The corners that are rounded: `upper left, lower right`.
  fileprivate var inWords: String {
    let names: [(CACornerMask, String)] = [
      (.layerMinXMinYCorner, "upper left"), (.layerMaxXMinYCorner, "upper right"),
      (.layerMinXMaxYCorner, "lower left"), (.layerMaxXMaxYCorner, "lower right"),
    ]
    let corners = names.filter { contains($0.0) }.map(\.1)
    return corners.isEmpty ? "none" : corners.joined(separator: ", ")
  }
}
