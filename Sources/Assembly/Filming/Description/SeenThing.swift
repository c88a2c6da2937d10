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
  /// Whether it is the content view of the cell, the header or the effect view around it.
  let isContentView: Bool
  let firstFrame: Int
  private(set) var lastFrame: Int
  private(set) var identifier: String?
  private(set) var label: String?
  /// The text from each of some frames on.
  private(set) var texts: [(frame: Int, text: String?)] = []
  /// The values of a control, each with the frame from which on it has it.
  private(set) var states: [(frame: Int, state: String?)] = []
  private(set) var looks = SeenLooks()
  /// The frames in which it was not seen, from the first one to the last.
  private(set) var absences: [ClosedRange<Int>] = []
  /// Into which other layers it came, and from which frame on it was there.
  private(set) var moves: [(frame: Int, parent: Int?)] = []
  /// The frames in which it came before or behind layers beside it.
  var reorderings: [Reordering] = []
  /// The layers in it, in the order of painting.
  var children: [Int] = []
  private(set) var courses: [ToldQuantity: Course] = [:]
  /// The rectangle around it on the screen and its middle, from each of some frames on.
  private(set) var places: [(frame: Int, box: CGRect, center: CGPoint)] = []
  private var key: LayerKey?
  /// How far its places lie off since it was put into another layer, in points: a new layer around it
  /// is no motion.
  private var shift = [0.0, 0]

  init(_ layer: SeenLayer, number: Int, in parent: SeenThing?, at frame: Int) {
    self.layer = layer.model
    self.number = number
    self.parent = parent?.number
    let view = layer.model.view
    isView = view != nil
    let isInParts =
      parent.map { $0.isControlOfSystem || $0.isInControl || $0.writes(by: view) } ?? false
    isOfSystem =
      view.map {
        ViewKinds.isOfSystem(type(of: $0)) && $0.givenName == nil
          && (!(ViewKinds.isPublic(type(of: $0)) || $0 is UIButton) || isInParts)
      } ?? (parent.map { $0.isOfSystem || $0.isControlOfSystem } ?? true)
    isInControl = isOfSystem && (isInParts || parent?.layer?.view is UIControl)
    kind = view?.toldKind ?? ViewKinds.toldName(of: type(of: layer.model))
    controller = view?.toldController
    isInScrollView = view.map { $0.scrollViewAround != nil } ?? parent?.isInScrollView ?? false
    isOfList =
      view is UITableViewCell || view is UITableViewHeaderFooterView
      || view is UICollectionReusableView
    isContentView = view?.isContentView ?? false
    (firstFrame, lastFrame) = (frame, frame)
    note(layer, in: parent?.number, at: frame)
  }

  /// Whether what is in it is the system's; what is in a button, or in a control of no kind, may be
  /// anybody's.
  private var isControlOfSystem: Bool {
    guard let view = layer?.view, !(view is UIButton), type(of: view) != UIControl.self else {
      return false
    }
    let isControl =
      view is UIControl || view is UIProgressView || view is UIActivityIndicatorView
    return isControl && ViewKinds.isOfSystem(type(of: view))
  }

  /// Whether it is a view for text that writes by another one, which is no label of the app.
  private func writes(by part: UIView?) -> Bool {
    guard layer?.view is UITextView, let label = part as? UILabel else { return false }
    return !ViewKinds.isPublic(type(of: label))
  }

  /// The first text that it had.
  var firstText: String? { texts.lazy.compactMap(\.text).first }

  /// The number of the layer that it was in last.
  var parentNow: Int? { moves.last.map(\.parent) ?? parent }

  /// Takes down how the layer is seen in a frame; `parent` is the number of the layer around it.
  func note(_ layer: SeenLayer, in parent: Int?, at frame: Int) {
    if frame > lastFrame + 1 { absences.append(lastFrame + 1...frame - 1) }
    lastFrame = frame
    noteTexts(of: layer.model, at: frame)
    let (box, center) = (layer.box, layer.center)
    let before = places.last?.center ?? center
    if places.last.map({ $0.box != box || $0.center != center }) ?? true {
      places.append((frame, box, center))
    }
    looks.note(layer, isOfSystem: isOfSystem, at: frame)
    let isElsewhere = parent != parentNow
    let key = LayerKey(layer)
    guard key != self.key || isElsewhere else { return }
    self.key = key
    let stance = layer.stance
    if isElsewhere {
      moves.append((frame, parent))
      let old = courses[.place]?.values.last ?? [0, 0]
      shift = [
        old[0] + Double(center.x - before.x) - Double(stance.center.x),
        old[1] + Double(center.y - before.y) - Double(stance.center.y),
      ]
    }
    for quantity in ToldQuantity.allCases {
      var values = quantity.values(of: layer, stance)
      if quantity == .place { values = zip(values, shift).map(+) }
      courses[quantity, default: Course(values, at: frame)].add(values, at: frame)
    }
  }

  /// Takes down what is written in it and what it stands at.
  private func noteTexts(of layer: CALayer, at frame: Int) {
    let text: String?
    if let view = layer.view {
      identifier = identifier ?? view.givenName
      label = label ?? view.accessibilityLabel
      text = view.writtenText
      let state = view.toldValue
      if states.isEmpty || states[states.count - 1].state != state { states.append((frame, state)) }
    } else {
      text = (layer as? CATextLayer)?.writtenText
    }
    if texts.isEmpty || texts[texts.count - 1].text != text { texts.append((frame, text)) }
  }

  /// Whether one of some quantities changes in a frame.
  func changes(_ quantities: Set<ToldQuantity>, at frame: Int) -> Bool {
    quantities.contains { courses[$0]?.changes(at: frame) ?? false }
  }

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
