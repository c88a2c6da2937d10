/// Shows a text as a layout manager of the author's own class draws it.
final class GlyphsView: UIView {
  weak var manager: NSLayoutManager?
  /// Where the container's upper left corner stands, in points.
  var origin = CGPoint.zero

  override class var drawsOnBlack: Bool { false }

  override func draw(_ rect: CGRect) {
    guard let manager, let container = manager.textContainers.first else { return }
    let all = manager.glyphRange(for: container)
    manager.drawBackground(forGlyphRange: all, at: origin)
    manager.drawGlyphs(forGlyphRange: all, at: origin)
  }
}

extension UITextView {
  /// Lets a layout manager of the author's own class draw the text.
  func placeGlyphs() {
    guard let manager = textContainer.layoutManager, type(of: manager) != NSLayoutManager.self,
      manager.textStorage === authorStorage, authorStorage != nil
    else {
      glyphs?.removeFromSuperview()
      glyphs = nil
      label.isHidden = false
      return
    }
    let view = glyphs ?? GlyphsView()
    if glyphs == nil {
      view.backgroundColor = .clear
      view.isUserInteractionEnabled = false
      view.contentMode = .redraw
      insertSubview(view, aboveSubview: label)
      glyphs = view
    }
    label.isHidden = true
    view.manager = manager
    view.origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    view.frame = CGRect(
      x: 0, y: 0, width: max(bounds.width, contentSize.width),
      height: max(bounds.height, contentSize.height))
    view.setNeedsDisplay()
  }

  /// Tells the delegate of the layout manager that lines have their places.
  func tellOfLayout() {
    guard let manager = textContainer.layoutManager, let delegate = manager.delegate else { return }
    delegate.layoutManager(manager, didCompleteLayoutFor: textContainer, atEnd: true)
  }
}
