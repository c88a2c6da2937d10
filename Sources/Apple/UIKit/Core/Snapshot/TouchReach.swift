/// How large an area of the screen a finger may come down in to touch a view.
package struct TouchReach: Hashable, Sendable {
  /// *Units*: points.
  package let size: CGSize
}

/// What a finger finds in the middle of a view.
@MainActor
package enum TouchFinding {
  case reach(TouchReach)
  /// Another view of the same controller gets the touch.
  case taken(by: UIView)
}

extension UIView {
  /// Whether a finger is meant to touch the view by itself: a control that calls something, or a view
  /// with a recognizer for taps or long presses.
  ///
  /// Apple's controls of a size of their own, such as switches and sliders, do not count.
  package var isTouchTarget: Bool {
    guard isUserInteractionEnabled, !hasSizeOfApples else { return false }
    if let control = self as? UIControl, control.isEnabled,
      !control.receivers.isEmpty || control.showsMenuAsPrimaryAction
    {
      return true
    }
    return recognizers.contains {
      $0.isEnabled && ($0 is UITapGestureRecognizer || $0 is UILongPressGestureRecognizer)
        && !$0.targets.isEmpty && !(self is UIScrollView)
    }
  }

  private var hasSizeOfApples: Bool {
    self is UISwitch || self is UISlider || self is UIStepper || self is UISegmentedControl
      || self is UIPageControl || self is UITextField || self is UITextView || self is BarButton
      || self is BackButton
  }
}

extension Runtime {
  /// Finds where a finger may come down to touch a view, by asking who gets a touch at many points.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - box: the rectangle around it, in points of the screen.
  /// - Returns: the area around its middle, to a point; `nil` where the middle is outside of the
  ///   screen, or something of another controller lies over it.
  package func touchFinding(of view: UIView, in box: CGRect) -> TouchFinding? {
    let middle = CGPoint(x: box.midX, y: box.midY)
    guard screen.bounds.contains(middle), let hit = hitTest(middle) else { return nil }
    guard hit.isDescendant(of: view) else {
      let isOfSame = hit.innermostController === view.innermostController
      return isOfSame && !view.isDescendant(of: hit) ? .taken(by: hit) : nil
    }
    func reaches(_ x: CGFloat, _ y: CGFloat) -> Bool {
      hitTest(CGPoint(x: x, y: y))?.isDescendant(of: view) ?? false
    }
    /// Returns how far the area goes on one side: the view's edge, moved by whole points.
    func length(to edge: CGFloat, _ isReached: (CGFloat) -> Bool) -> CGFloat {
      var length = edge
      if isReached(length - Self.inset) {
        while length < edge + Self.farthest, isReached(length + 1 - Self.inset) { length += 1 }
      } else {
        while length > 1, !isReached(length - Self.inset) { length -= 1 }
      }
      return length
    }
    let (x, y) = (box.width / 2, box.height / 2)
    return .reach(
      TouchReach(
        size: CGSize(
          width: length(to: x) { reaches(middle.x - $0, middle.y) }
            + length(to: x) { reaches(middle.x + $0, middle.y) },
          height: length(to: y) { reaches(middle.x, middle.y - $0) }
            + length(to: y) { reaches(middle.x, middle.y + $0) })))
  }

  /// How far inside of an edge is asked, so that the edge itself does not count.
  ///
  /// *Units*: points.
  private static let inset: CGFloat = 0.25
  /// How far beyond the view's edges it is looked.
  ///
  /// *Units*: points.
  private static let farthest: CGFloat = 44
}
