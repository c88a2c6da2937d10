import Geometry

/// Goes over from what a layer shows now to what it shows from then on.
///
/// It is added before the layer's content is changed, or in the same frame after it, where the old
/// content is the one at that moment. Source: Apple, CATransition.
@MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade

  /// Whence the new content comes; from the left where absent.
  open var subtype: CATransitionSubtype?

  /// Where in its course it begins. Units: 0...1.
  open var startProgress: Float = 0

  /// Where in its course it ends. Units: 0...1.
  open var endProgress: Float = 1

  private var old: CALayer?

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copy
  }

  override func complete(by transaction: TransactionState) {
    super.complete(by: transaction)
    if timingFunction == nil { timingFunction = CAMediaTimingFunction(name: .default) }
  }

  override func began(on layer: CALayer) { old = layer.still() }

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
    default: .none
    }
  }
}

extension CALayer {
  /// A layer that shows what this one shows now.
  func still() -> CALayer {
    let still = CALayer()
    runtime.withoutAnimation { still.frame = bounds }
    still.image = LayerDrawing(picture(), size: bounds.size)
    return still
  }
}

/// How a layer goes over from one content to another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old one fades while the new one appears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one slides away from over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Whence the new content comes, or whither the old one goes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
