/// The content of a scroll view, which constraints make as large as they say.
final class ContentLayoutGuide: UILayoutGuide {
  private var scrollView: UIScrollView? { owningView as? UIScrollView }

  override var keptSize: CGSize? { scrollView?.contentSize ?? .zero }

  override var layoutFrame: CGRect { CGRect(origin: .zero, size: scrollView?.contentSize ?? .zero) }

  override func place(in rect: CGRect) { scrollView?.contentSize = rect.size }
}

/// The part of a scroll view's content that is seen: it stays where the view is.
final class FrameLayoutGuide: UILayoutGuide {
  override var isInScrolledSpace: Bool { true }

  override func span(along axis: NSLayoutConstraint.Axis, in view: UIView) -> Span? {
    let origin = axis == .horizontal ? view.bounds.minX : view.bounds.minY
    return Span(start: Share(constant: origin), length: Share(factor: 1, constant: 0))
  }
}

/// The layout guides of a scroll view, made when they are asked for.
struct ScrollGuides {
  var content: ContentLayoutGuide?
  var frame: FrameLayoutGuide?
}
