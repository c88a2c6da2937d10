import Testing
import UIKit

/// Optional constraints, and the sizes of contents.
@MainActor @Suite struct PriorityTests {
  private func box(in root: UIView, as view: UIView = UIView()) -> UIView {
    let box = constrained("box", in: root, as: view)
    box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    return box
  }

  @Test func `a width as wished up to a limit`() {
    let root = sheet(320, 100)
    let box = box(in: root)
    let wish = box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    wish.priority = .defaultHigh
    wish.isActive = true
    box.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
    root.layoutIfNeeded()
    #expect(box.bounds.width == 160)
    root.bounds.size.width = 800
    root.layoutIfNeeded()
    #expect(box.bounds.width == 200)
  }

  @Test func `one step of priority outweighs any number of constraints`() {
    let root = sheet()
    let box = box(in: root)
    for _ in 0..<9 {
      let low = box.widthAnchor.constraint(equalToConstant: 30)
      low.priority = UILayoutPriority(499)
      low.isActive = true
    }
    let high = box.widthAnchor.constraint(equalToConstant: 80)
    high.priority = UILayoutPriority(499) + 0.5
    high.isActive = true
    root.layoutIfNeeded()
    #expect(box.bounds.width == 80)
    high.priority = UILayoutPriority(498)
    root.layoutIfNeeded()
    #expect(box.bounds.width == 30)
  }

  /// iOS raised here until 12.
  @Test func `an active constraint may stop to be required and be so again`() {
    let root = sheet()
    let box = box(in: root)
    let wish = box.widthAnchor.constraint(equalToConstant: 30)
    let other = box.widthAnchor.constraint(equalToConstant: 80)
    other.priority = .defaultHigh
    NSLayoutConstraint.activate([wish, other])
    root.layoutIfNeeded()
    #expect(box.bounds.width == 30)
    wish.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(box.bounds.width == 80)
    (wish.priority, other.priority) = (.required, .defaultLow)
    root.layoutIfNeeded()
    #expect(box.bounds.width == 30)
  }

  @Test func `content decides the size where nothing else does`() {
    let root = sheet()
    let content = Content(70.25, 21)
    let box = box(in: root, as: content)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(0, 0, 70.5, 21))
    root.layoutIfNeeded()
    #expect(content.asked == 1)
    content.size = CGSize(width: 90, height: UIView.noIntrinsicMetric)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(0, 0, 90, 0))
  }

  @Test func `the content that hugs less is stretched`() {
    let root = sheet(300, 50)
    let (first, second) = (Content(50, 20), Content(80, 20))
    let left = constrained("left", in: root, as: first)
    let right = constrained("right", in: root, as: second)
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 8),
      right.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    first.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.bounds.width == 50 && right.bounds.width == 242)
    first.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.bounds.width == 212 && right.bounds.width == 80)
  }

  @Test func `the content that resists less is compressed`() {
    let root = sheet(100, 50)
    let (first, second) = (Content(70, 20), Content(80, 20))
    let left = constrained("left", in: root, as: first)
    let right = constrained("right", in: root, as: second)
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    second.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.bounds.width == 70 && right.bounds.width == 30)
  }

  @Test func `a view fits what is inside it`() {
    let view = UIView()
    let content = constrained("content", in: view, as: Content(100, 30))
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      content.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
    ])
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 120, height: 40))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 40))
    #expect(view.frame == .zero)
  }
}
