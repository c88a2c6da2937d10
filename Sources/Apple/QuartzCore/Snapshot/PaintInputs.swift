import Fingerprints
import Geometry

/// All that what a layer paints itself follows from, apart from its place and opacity.
///
/// Most layers paint the same frame after frame. Comparing this is many times as fast as painting them
/// and taking the fingerprint.
struct PaintInputs: Equatable {
  private let flags: SIMD8<UInt8>
  private let bounds: CGRect
  private let numbers: SIMD8<Double>
  private let background: Same<CGColor>
  private let border: Same<CGColor>
  private let shadow: Same<CGColor>
  private let tint: Same<CGColor>
  private let shadowOffset: CGSize
  private let shadowPath: [PathElement]?
  private let corners: CACornerMask
  private let curve: CALayerCornerCurve
  private let contents: Same<CGImage>
  private let gravity: CALayerContentsGravity
  private let contentsRect: CGRect
  private let contentsCenter: CGRect
  private let sublayerTransform: CATransform3D
  private let image: SameDrawing
  private let drawing: SameDrawing
  private let ofKind: OfKind

  /// Notes what a layer paints by.
  ///
  /// `nil` for a layer that is not seen to stay the same: one that is animated, has a mask or a time of
  /// its own, shows particles or copies, or is of an author's class, which may answer anything.
  ///
  /// - Parameter layer: the layer, not a presentation of it.
  @MainActor
  init?(of layer: CALayer) {
    guard !layer.isAnimated, layer.mask == nil, layer.media == nil, layer.filtering == nil,
      layer.contentTransition == nil, layer.overlays.isEmpty, layer.backgroundColor?.pattern == nil,
      let ofKind = OfKind(layer)
    else { return nil }
    guard let contents = layer.contents else {
      self.init(layer, nil, ofKind)
      return
    }
    guard let image = contents as? CGImage else { return nil }
    self.init(layer, image, ofKind)
  }

  @MainActor
  private init(_ layer: CALayer, _ image: CGImage?, _ ofKind: OfKind) {
    func flag(_ isSo: Bool) -> UInt8 { isSo ? 1 : 0 }
    flags = SIMD8(
      flag(layer.isHidden), flag(layer.alpha > 0), flag(layer.masksToBounds),
      flag(layer.isGeometryFlipped), flag(layer.isDoubleSided), flag(layer.allowsGroupOpacity),
      // A placeholder stands for the sublayers.
      flag(layer.children.isEmpty), 0)
    bounds = layer.bounds
    numbers = SIMD8(
      Double(layer.cornerRadius), Double(layer.borderWidth), Double(layer.anchorPoint.x),
      Double(layer.anchorPoint.y), Double(layer.anchorPointZ), Double(layer.contentsScale),
      Double(layer.shadowOpacity), Double(layer.shadowRadius))
    background = Same(layer.backgroundColor)
    border = Same(layer.borderColor)
    shadow = Same(layer.shadowColor)
    tint = Same(layer.imageTint)
    shadowOffset = layer.shadowOffset
    shadowPath = layer.shadowPath?.elements
    corners = layer.maskedCorners
    curve = layer.cornerCurve
    contents = Same(image)
    gravity = layer.contentsGravity
    contentsRect = layer.contentsRect
    contentsCenter = layer.contentsCenter
    sublayerTransform = layer.sublayerTransform
    self.image = SameDrawing(layer.image)
    drawing = SameDrawing(layer.drawing)
    self.ofKind = ofKind
  }

  /// What the kind of the layer adds.
  private enum OfKind: Equatable {
    case plain
    case shape([Same<CGColor>], [PathElement]?, [CGFloat], [String])
    case gradient([AnimatableValue], CAGradientLayerType)

    @MainActor
    init?(_ layer: CALayer) {
      if type(of: layer) == CALayer.self {
        self = .plain
      } else if type(of: layer) == CAShapeLayer.self, let shape = layer as? CAShapeLayer {
        let dashes = (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        self = .shape(
          [Same(shape.fillColor), Same(shape.strokeColor)], shape.path?.elements,
          [
            shape.strokeStart, shape.strokeEnd, shape.lineWidth, shape.miterLimit,
            shape.lineDashPhase,
          ] + dashes,
          [shape.fillRule.rawValue, shape.lineCap.rawValue, shape.lineJoin.rawValue])
      } else if type(of: layer) == CAGradientLayer.self, let gradient = layer as? CAGradientLayer {
        let rows = AnimatableProperties.ofGradients.rows
          .dropFirst(AnimatableProperties.ofLayers.rows.count)
        self = .gradient(rows.map { $0.read(gradient) }, gradient.type)
      } else {
        return nil
      }
    }
  }
}

/// An object that never changes, the same only as itself.
private struct Same<Object: AnyObject>: Equatable {
  private let object: Object?

  init(_ object: Object?) { self.object = object }

  static func == (one: Self, other: Self) -> Bool { one.object === other.object }
}

/// A drawing, the same only as itself: comparing marks would take as long as painting them.
private struct SameDrawing: Equatable {
  private let drawing: LayerDrawing?

  init(_ drawing: LayerDrawing?) { self.drawing = drawing }

  static func == (one: Self, other: Self) -> Bool {
    switch (one.drawing, other.drawing) {
    case (nil, nil): true
    case (let one?, let other?):
      one.bounds == other.bounds && one.isCut == other.isCut
        // Kept here, the marks are copied before they change, and then stand elsewhere.
        && one.marks.withUnsafeBufferPointer { first in
          other.marks.withUnsafeBufferPointer {
            first.count == $0.count && first.baseAddress == $0.baseAddress
          }
        }
    default: false
    }
  }
}

/// What was found of what a layer paints itself, and from what.
///
/// A class, so that nothing is copied to compare.
final class KnownPaint {
  let inputs: PaintInputs
  var paint: Fingerprint?
  var marks: Fingerprint??
  var look: LayerLook?

  init(inputs: PaintInputs) { self.inputs = inputs }
}
