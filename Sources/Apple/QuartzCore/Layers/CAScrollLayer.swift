import Geometry

/// A layer that shows a part of its sublayers, which is moved by `scroll(to:)`.
///
/// Source: Apple, CAScrollLayer.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// The directions in which the part may be moved.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the part so that it begins at a point of the layer's space.
  open func scroll(to p: CGPoint) {
    let isMoved = (
      x: scrollMode == .both || scrollMode == .horizontally,
      y: scrollMode == .both || scrollMode == .vertically
    )
    bounds.origin = CGPoint(
      x: isMoved.x ? p.x : bounds.origin.x, y: isMoved.y ? p.y : bounds.origin.y)
  }

  /// Moves the part as little as makes a rectangle of the layer's space visible.
  open func scroll(to r: CGRect) {
    func start(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ size: CGFloat) -> CGFloat {
      low < from ? low : high > from + size ? high - size : from
    }
    scroll(
      to: CGPoint(
        x: start(r.minX, r.maxX, bounds.minX, bounds.width),
        y: start(r.minY, r.maxY, bounds.minY, bounds.height)))
  }

  override class var keyedRows: KeyedRows { .ofCAScrollLayer }
}

/// The directions in which a scroll layer may be moved.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Which coordinates `scroll(to:)` takes: neither, y, x or both.
  public static let none = Self(rawValue: "none")
  public static let vertically = Self(rawValue: "vertically")
  public static let horizontally = Self(rawValue: "horizontally")
  public static let both = Self(rawValue: "both")
}

extension CALayer {
  /// Moves the nearest scroll layer around this one so that it begins at a point of this layer.
  public func scroll(_ p: CGPoint) {
    guard let scroller = scrollLayerAround else { return }
    scroller.scroll(to: convert(p, to: scroller))
  }

  /// Moves the nearest scroll layer around this one as little as shows a rectangle of this layer.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller = scrollLayerAround else { return }
    scroller.scroll(to: convert(r, to: scroller))
  }

  /// The part of the bounds that scroll layers around this one show.
  public var visibleRect: CGRect {
    guard let scroller = scrollLayerAround else { return bounds }
    return bounds.intersection(convert(scroller.bounds, from: scroller))
  }

  private var scrollLayerAround: CAScrollLayer? {
    sequence(first: superlayer, next: { $0?.superlayer }).lazy
      .prefix { $0 != nil }.compactMap { $0 as? CAScrollLayer }.first
  }
}
