import Drawing
import Fingerprints
import UIKit

/// How a layer is drawn over the frames of a scene, apart from what the quantities tell.
@MainActor
struct SeenLooks {
  /// The looks that are set, by the names of the properties, each with the frame from which on they are.
  private(set) var properties: [(frame: Int, values: [String: String])] = []
  /// The frames in which it is drawn otherwise than before.
  private(set) var redrawn: [Int] = []
  /// Whether it draws something by itself.
  private(set) var drawsSomething = false
  private var key: Key?

  /// Takes down how a layer is drawn in a frame; nothing of one without opacity, which is not drawn.
  ///
  /// - Parameters:
  ///   - layer: the layer.
  ///   - isOfSystem: whether its properties are nobody's concern.
  ///   - frame: the number of the frame.
  mutating func note(_ layer: SeenLayer, isOfSystem: Bool, at frame: Int) {
    guard layer.seen.alpha > 0 else { return }
    let new = Key(layer)
    let isRedrawn = key.map { $0.marks != new.marks } ?? false
    if isRedrawn { redrawn.append(frame) }
    if new.marks != nil { drawsSomething = true }
    // Controls have parts that are drawn otherwise where their own properties change.
    let isParted = layer.model.view.map { $0 is UIControl || $0 is UITextView } ?? false
    let isAsBefore = key == new && !isParted
    key = new
    guard !isOfSystem, !isAsBefore else { return }
    let values = Self.values(of: layer)
    if properties.isEmpty || properties[properties.count - 1].values != values {
      properties.append((frame, values))
    }
  }

  /// What decides how a layer looks.
  private struct Key: Equatable {
    let marks: Fingerprint?
    let blending: String?
    let transition: String?
    let perspective: CGFloat
    let flags: [Bool]

    @MainActor
    init(_ layer: SeenLayer) {
      let seen = layer.seen
      marks = layer.model.ownMarks
      blending = seen.blendName
      transition = seen.contentTransition?.inWords
      perspective = seen.transform.m34 + (layer.outer?.sublayerTransform.m34 ?? 0)
      flags = [
        seen.isDoubleSided, seen.allowsGroupOpacity, seen.isGeometryFlipped, seen.masksToBounds,
      ]
    }
  }

  private static func values(of layer: SeenLayer) -> [String: String] {
    let (model, seen) = (layer.model, layer.seen)
    var values: [String: String] = [:]
    if let view = model.view {
      for property in view.look(over: nil, inside: nil).properties + view.finerLooks {
        values[property.name] = property.value
      }
    } else {
      add(LayerLook(of: model, in: layer.outer), of: seen, to: &values)
    }
    for name in toldElsewhere { values[name] = nil }
    if seen.shadowOpacity > 0 { addShadow(of: seen, to: &values) }
    if seen.backgroundColor?.pattern != nil { values["background pattern"] = "a picture" }
    if let text = seen as? CATextLayer {
      values["foregroundColor"] = Color(text.foregroundColor)?.description
      values["fontSize"] = text.fontSize.decimals
      values["alignmentMode"] = text.alignmentMode.rawValue
    }
    if let transition = seen.contentTransition { values[Self.transition] = transition.inWords }
    return values
  }

  /// Adds what is seen of a layer that is no view's.
  private static func add(
    _ look: LayerLook, of seen: CALayer, to values: inout [String: String]
  ) {
    func add(_ aspect: ViewLook.Aspect, _ value: String?) {
      if let value { values[aspect.rawValue] = value }
    }
    if seen.cornerRadius > 0, seen.cornerCurve != .circular {
      add(.cornerCurve, seen.cornerCurve.rawValue)
    }
    if look.borderWidth > 0 { add(.border, look.border?.description) }
    add(.mask, look.mask?.description)
    add(.image, look.image?.description)
    add(.gradient, look.gradient?.description)
    add(.clip, look.clip?.description)
    add(.perspective, look.perspective == 0 ? nil : look.perspective.decimals)
    for (name, value) in look.others { values[name] = value }
  }

  private static func addShadow(of seen: CALayer, to values: inout [String: String]) {
    values["shadow colour"] = Color(seen.shadowColor)?.description
    let offset = seen.shadowOffset
    values["shadow offset"] = "(\(offset.width.decimals), \(offset.height.decimals))"
    if let path = seen.shadowPath {
      values["shadow path"] = path.elements.map { "\($0)" }.joined()
    }
  }

  /// The property that names the transition which a layer is in.
  static let transition = "transition"

  /// The properties that are told as quantities, as texts, or by what comes and goes.
  private static let toldElsewhere: Set<String> = Set(
    [
      ViewLook.Aspect.hidden, .background, .cornerRadius, .borderWidth, .text, .value, .shadow,
      .tilt, .content,
    ].map(\.rawValue) + ["shadow opacity", "strokeStart", "strokeEnd"])
}
