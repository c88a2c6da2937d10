import Testing
import UIKit

@MainActor @Suite struct FittingTests {
  @Test func `a label of several lines has the height of the width that constraints give it`() {
    let (view, label) = labelled()
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let lines = label.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(lines > 40)
    #expect(fitting == CGSize(width: 120, height: lines + 20))
  }

  @Test func `measuring leaves the label as it was`() {
    let (view, label) = labelled()
    let before = label.intrinsicContentSize
    _ = view.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(label.intrinsicContentSize == before)
  }

  @Test func `a label in a view of any width stays on one line`() {
    let (view, label) = labelled()
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting.height == label.sizeThatFits(.zero).height + 20)
  }

  /// A view with a label of several lines, 10 points from each edge.
  private func labelled() -> (UIView, UILabel) {
    let (view, label) = (UIView(), UILabel())
    label.text = "Several words that have to wrap in so little room"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
    return (view, label)
  }
}
