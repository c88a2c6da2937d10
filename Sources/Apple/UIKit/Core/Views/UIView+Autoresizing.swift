extension UIView {
  /// The value along an axis without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The parts of a view's place that change when its superview changes its size.
  ///
  /// Source: Apple, UIView.AutoresizingMask.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The margins and lengths that take their share of a change, in proportion to their lengths;
    /// the others stay.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Changes the frame or the bounds, and does what a new size asks for.
  func resize(_ change: () -> Void) {
    let old = bounds.size
    change()
    guard bounds.size != old else { return }
    if contentMode == .redraw || isSetAnew || old.width == 0 || old.height == 0 {
      setNeedsDisplay()
    }
    autoresizeSubviews(from: old)
    sizeObservers.tell(of: self)
  }

  /// Whether what is drawn depends on the size whatever the content mode is, as lines of text do.
  private var isSetAnew: Bool { self is UILabel }

  /// Lets the subviews follow a change of this view's size by their masks.
  ///
  /// A turned or scaled subview follows with the rectangle that it has without its transform.
  func autoresizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews
    where !view.autoresizingMask.isEmpty && view.constraintState.target == nil {
      view.autoresize(from: old, to: bounds.size)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let rect = layoutRect
    let x = autoresizingMask.shares(rect.minX, rect.width, in: old.width, along: .horizontal)
    let y = autoresizingMask.shares(rect.minY, rect.height, in: old.height, along: .vertical)
    let (wider, higher) = (new.width - old.width, new.height - old.height)
    let anchor = layer.anchorPoint
    let size = CGSize(
      width: rect.width + x.length * wider, height: rect.height + y.length * higher)
    bounds.size = size
    center = CGPoint(
      x: rect.minX + x.start * wider + anchor.x * size.width,
      y: rect.minY + y.start * higher + anchor.y * size.height)
  }
}

extension UIView.AutoresizingMask {
  /// Returns the shares that the margin before a view and the view have in a superview's change.
  ///
  /// Source: Apple, UIView.AutoresizingMask: the difference is distributed proportionally among the
  /// flexible portions.
  ///
  /// Unspecified by Apple: equal shares where the flexible portions have no length.
  func shares(
    _ start: CGFloat, _ length: CGFloat, in around: CGFloat, along axis: NSLayoutConstraint.Axis
  ) -> (start: CGFloat, length: CGFloat) {
    let masks: [Self] =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    let flexible = masks.map(contains)
    let parts = [start, length, around - start - length]
    let total = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let count = flexible.count { $0 }
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      if count == 1 { return 1 }
      return total > 0 ? parts[index] / total : 1 / CGFloat(count)
    }
    return (share(0), share(1))
  }
}
