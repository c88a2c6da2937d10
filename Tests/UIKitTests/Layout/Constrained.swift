import UIKit

/// Adds a view that constraints place, in front of the other subviews.
@MainActor
func constrained(_ name: String, in superview: UIView, as view: UIView = UIView()) -> UIView {
  view.accessibilityIdentifier = name
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}

/// Returns a view without a superview, placed by its frame.
@MainActor
func sheet(_ width: CGFloat = 320, _ height: CGFloat = 568) -> UIView {
  UIView(frame: CGRect(0, 0, width, height))
}

/// A view with an intrinsic size.
final class Content: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  private(set) var asked = 0

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    asked += 1
    return size
  }
}
