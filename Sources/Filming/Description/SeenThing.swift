import UIKit

/// A view, or a layer without one, over the frames of a scene.
@MainActor
final class SeenThing {
  weak var layer: CALayer?
  /// Its number in the order of appearance.
  let number: Int
  /// The number of the layer around it; `nil` for a window's.
  let parent: Int?
  /// Whether it is a view's layer.
  let isView: Bool
  /// Whether the system makes another view of it.
  let isOfSystem: Bool
  /// Whether the system makes a control of it, such as the label in a button.
  let isInControl: Bool
  let kind: String
  let controller: String?
  let isInScrollView: Bool
  /// Whether it is one of many of a list or a grid, which one knows by the text in it.
  let isOfList: Bool
  let firstFrame: Int
  private(set) var lastFrame: Int
  private(set) var identifier: String?
  private(set) var label: String?
  /// The text from each of some frames on.
  private(set) var texts: [(frame: Int, text: String?)] = []
  /// What is set of the kind of layer from each of some frames on.
  private(set) var looks: [(frame: Int, looks: [String: String])] = []
  private(set) var courses: [ToldQuantity: Course] = [:]
  /// The rectangle around it on the screen and its middle, from each of some frames on.
  private(set) var places: [(frame: Int, box: CGRect, center: CGPoint)] = []
  private var key: LayerKey?

  init(_ layer: SeenLayer, number: Int, in parent: SeenThing?, at frame: Int) {
    self.layer = layer.model
    self.number = number
    self.parent = parent?.number
    let view = layer.model.view
    isView = view != nil
    isOfSystem =
      view.map {
        ViewKinds.isOfSystem(type(of: $0)) && !ViewKinds.isPublic(type(of: $0))
          && $0.accessibilityIdentifier == nil
      } ?? (parent.map { $0.isOfSystem || $0.isControlOfSystem } ?? true)
    isInControl =
      isOfSystem && (parent.map { $0.isInControl || $0.layer?.view is UIControl } ?? false)
    kind = view?.toldKind ?? "\(type(of: layer.model))"
    controller = view?.toldController
    isInScrollView = view.map { $0.scrollViewAround != nil } ?? parent?.isInScrollView ?? false
    isOfList =
      view is UITableViewCell || view is UITableViewHeaderFooterView
      || view is UICollectionReusableView
    (firstFrame, lastFrame) = (frame, frame)
    note(layer, at: frame)
  }

  /// Whether the layers in it are the system's; those in a button may be anybody's.
  private var isControlOfSystem: Bool {
    guard let view = layer?.view as? UIControl, !(view is UIButton) else { return false }
    return ViewKinds.isOfSystem(type(of: view))
  }

  /// The first text that it had.
  var firstText: String? { texts.lazy.compactMap(\.text).first }

  /// Takes down how the layer is seen in a frame.
  func note(_ layer: SeenLayer, at frame: Int) {
    lastFrame = frame
    if let view = layer.model.view {
      identifier = identifier ?? view.accessibilityIdentifier
      label = label ?? view.accessibilityLabel
      let text = view.writtenText
      if texts.isEmpty || texts[texts.count - 1].text != text { texts.append((frame, text)) }
    }
    let (box, center) = (layer.box, layer.center)
    if places.last.map({ $0.box != box || $0.center != center }) ?? true {
      places.append((frame, box, center))
    }
    noteLooks(of: layer, at: frame)
    let key = LayerKey(layer)
    guard key != self.key else { return }
    self.key = key
    let stance = layer.stance
    for quantity in ToldQuantity.allCases {
      let values = quantity.values(of: layer, stance)
      courses[quantity, default: Course(values, at: frame)].add(values, at: frame)
    }
  }

  /// Takes down what kinds of layers have of their own, such as a path.
  private func noteLooks(of layer: SeenLayer, at frame: Int) {
    guard type(of: layer.model) != CALayer.self, !isOfSystem else { return }
    let found = layer.seen.otherLooks.filter { !Self.toldAsStroke.contains($0.name) }
    let new = Dictionary(found.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    if looks.isEmpty || looks[looks.count - 1].looks != new { looks.append((frame, new)) }
  }

  private static let toldAsStroke: Set<String> = ["strokeStart", "strokeEnd"]

  /// Returns where it stood in a frame; `nil` before it was there.
  func place(at frame: Int) -> (box: CGRect, center: CGPoint)? {
    guard frame >= firstFrame, let found = places.last(where: { $0.frame <= frame }) else {
      return nil
    }
    return (found.box, found.center)
  }
}

/// What decides how a layer lies and looks by itself.
private struct LayerKey: Equatable {
  private let place: [CGFloat]
  private let transforms: [CATransform3D]
  private let background: CGColor?

  @MainActor
  init(_ layer: SeenLayer) {
    let seen = layer.seen
    let bounds = seen.bounds
    let shape = seen as? CAShapeLayer
    place = [
      seen.position.x, seen.position.y, seen.zPosition, seen.anchorPoint.x, seen.anchorPoint.y,
      bounds.minX, bounds.minY, bounds.width, bounds.height, seen.alpha, seen.cornerRadius,
      seen.borderWidth, CGFloat(seen.shadowOpacity), seen.shadowRadius, shape?.strokeStart ?? 0,
      shape?.strokeEnd ?? 1,
    ]
    transforms = [seen.transform, layer.outer?.sublayerTransform ?? CATransform3DIdentity]
    background = seen.backgroundColor
  }
}
