import Geometry

/// A transition from a layer's old content to its new one.
///
/// It is added before the layer's content changes, or after it in the same frame; the old content
/// is what the layer shows when the transition is added.
///
/// Source: Apple, CATransition.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade

  /// The side that the new content comes from; the left when absent.
  open var subtype: CATransitionSubtype?

  /// How far the transition is when it begins.
  ///
  /// *Units*: 0...1.
  open var startProgress: Float = 0

  /// How far the transition is when it ends.
  ///
  /// *Units*: 0...1.
  open var endProgress: Float = 1

  /// A filter that makes the transition; recorded only, for iOS has none.
  open var filter: Any?

  private var old: CALayer?

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    copy.filter = filter
    copy.old = old
    return copy
  }

  override func complete(by transaction: TransactionState) {
    super.complete(by: transaction)
    if timingFunction == nil { timingFunction = CAMediaTimingFunction(name: .default) }
  }

  override func began(on layer: CALayer) { old = old ?? layer.still() }

  /// Takes what a layer shows now for the old content, instead of what it shows when the transition
  /// is added.
  package func remember(_ layer: CALayer) { old = layer.still() }

  /// Adds a copy to a layer; as the action of a change it begins with what was shown before that.
  open override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard let layer = anObject as? CALayer else { return }
    let copy = duplicate()
    layer.withValueBeforeChange(of: event, copy.remember)
    layer.add(copy, forKey: event)
  }

  override func show(on layer: CALayer, progress: Double, _ moment: Moment) {
    let (start, end) = (Double(startProgress), Double(endProgress))
    let transition = ContentTransition(old: old, turn: turn)
    transition.progress = min(max(start + (end - start) * progress, 0), 1)
    layer.contentTransition = transition
  }

  private var turn: ContentTransition.Turn {
    let way: CGVector =
      switch subtype {
      case .fromRight: CGVector(dx: 1, dy: 0)
      case .fromTop: CGVector(dx: 0, dy: -1)
      case .fromBottom: CGVector(dx: 0, dy: 1)
      default: CGVector(dx: -1, dy: 0)
      }
    return switch type {
    case .moveIn: .slide(whence: way, old: false, new: true)
    case .push: .slide(whence: way, old: true, new: true)
    case .reveal: .slide(whence: way, old: true, new: false)
    case .curlUp: .curl(way: .lowerRightCorner, comesDown: false)
    case .curlDown: .curl(way: .lowerRightCorner, comesDown: true)
    case .flip: .flip(front: way)
    case .cube: .cube(whence: way)
    default: .none
    }
  }
}

extension CALayer {
  /// Returns a layer that shows what this one shows now.
  func still() -> CALayer {
    let still = CALayer()
    runtime.withoutAnimation { still.frame = bounds }
    still.image = LayerDrawing(picture(), size: bounds.size)
    return still
  }
}

/// How a layer changes from its old content to the new one.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old content fades while the new one appears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides off the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

extension CATransitionType {
  // Names that Apple does not publish, which code writes as texts all the same.
  fileprivate static let curlUp = CATransitionType(rawValue: "pageCurl")
  fileprivate static let curlDown = CATransitionType(rawValue: "pageUnCurl")
  fileprivate static let flip = CATransitionType(rawValue: "oglFlip")
  fileprivate static let cube = CATransitionType(rawValue: "cube")
}

/// The side that the new content comes from, or from which the old one is slid away.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The sides as they are seen on screen; the top is where y is least.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
