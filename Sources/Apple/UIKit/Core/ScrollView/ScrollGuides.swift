/// The content of a scroll view, which constraints make as large as they say.
final class ContentLayoutGuide: UILayoutGuide {
  private var scrollView: UIScrollView? { owningView as? UIScrollView }

  override var keptSize: CGSize? {
    let size = scrollView?.contentSize ?? .zero
    return CGSize(width: size.width / zoom, height: size.height / zoom)
  }

  override var layoutFrame: CGRect { CGRect(origin: .zero, size: scrollView?.contentSize ?? .zero) }

  override func place(in rect: CGRect) {
    scrollView?.contentSize = CGSize(width: rect.width * zoom, height: rect.height * zoom)
  }

  /// How much larger than constraints make it the content is shown.
  private var zoom: CGFloat {
    guard let scrollView, scrollView.zoom.scale > 0, scrollView.zoomedView != nil else { return 1 }
    return scrollView.zoom.scale
  }
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
