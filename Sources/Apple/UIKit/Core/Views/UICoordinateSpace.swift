/// A space with points in it: a view's, or the screen's.
///
/// Source: Apple, UICoordinateSpace.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The space's own rectangle.
  ///
  /// *Units*: points.
  var bounds: CGRect { get }

  /// Returns a point of this space in another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns a point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns the smallest upright rectangle around one of this space, in another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Returns the smallest upright rectangle around one of another space, in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A window stands on the screen without a turn, so that a view's window leads to the screen.
extension UIView: UICoordinateSpace {
}

extension UIScreen: UICoordinateSpace {
  /// The space of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The space of the screen, which does not turn here.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Returns where a point of the screen is in a view, in points.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.fromScreen(point)
  }

  /// Returns where a point of a view is on the screen, in points.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.toScreen(point)
  }

  /// Returns the smallest upright rectangle in a view around one of the screen, in points.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.fromScreen(rect)
  }

  /// Returns the smallest upright rectangle of the screen around one of a view, in points.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.toScreen(rect)
  }
}

extension UICoordinateSpace {
  func toScreen(_ point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point }
    let (inWindow, origin) = (view.convert(point, to: UIView?.none), view.windowOrigin)
    return CGPoint(x: inWindow.x + origin.x, y: inWindow.y + origin.y)
  }

  func toScreen(_ rect: CGRect) -> CGRect {
    guard let view = self as? UIView else { return rect }
    return view.convert(rect, to: UIView?.none)
      .offsetBy(dx: view.windowOrigin.x, dy: view.windowOrigin.y)
  }

  func fromScreen(_ point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point }
    let origin = view.windowOrigin
    return view.convert(
      CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: UIView?.none)
  }

  func fromScreen(_ rect: CGRect) -> CGRect {
    guard let view = self as? UIView else { return rect }
    let origin = view.windowOrigin
    return view.convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: UIView?.none)
  }
}

extension UIView {
  /// Where the view's window stands on the screen.
  fileprivate var windowOrigin: CGPoint { window?.frame.origin ?? .zero }
}
