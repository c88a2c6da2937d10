import Testing
import UIKit

/// Stacks whose views' frames were computed by hand.
@MainActor @Suite struct StackTests {
  private func stack(_ views: [UIView], width: CGFloat, height: CGFloat) -> (UIView, UIStackView) {
    let root = sheet(width, height)
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = root.bounds
    root.addSubview(stack)
    return (root, stack)
  }

  @Test func `views fill the stack, the one that hugs least most`() {
    let views = [Content(50, 10), Content(60, 10), Content(70, 10)]
    let (root, stack) = stack(views, width: 300, height: 40)
    stack.spacing = 10
    views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(views[0].frame == CGRect(0, 0, 50, 40))
    #expect(views[1].frame == CGRect(60, 0, 160, 40))
    #expect(views[2].frame == CGRect(230, 0, 70, 40))
  }

  @Test func `views are as high as each other`() {
    let views = (0..<4).map { _ in UIView() }
    let (root, stack) = stack(views, width: 100, height: 430)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 10
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 110, 220, 330])
    #expect(views.allSatisfy { $0.bounds.size == CGSize(width: 100, height: 100) })
  }

  @Test func `the room between views is shared`() {
    let views = [Content(50, 10), Content(60, 20), Content(70, 30)]
    let (root, stack) = stack(views, width: 300, height: 40)
    stack.distribution = .equalSpacing
    stack.alignment = .center
    root.layoutIfNeeded()
    #expect(views[0].frame == CGRect(0, 15, 50, 10))
    #expect(views[1].frame == CGRect(110, 10, 60, 20))
    #expect(views[2].frame == CGRect(230, 5, 70, 30))
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, 0.0, 20.0), (.trailing, 80, 20), (.center, 40, 20),
    (.fill, 0, 100),
  ])
  func `views stand across the axis`(
    alignment: UIStackView.Alignment, x: Double, width: Double
  ) {
    let view = Content(20, 20)
    let (root, stack) = stack([view], width: 100, height: 20)
    stack.axis = .vertical
    stack.alignment = alignment
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x, 0, width, 20))
  }

  @Test func `a stack is as large as its views`() {
    let root = sheet()
    let (wide, high) = (Content(30, 10), Content(10, 25))
    let stack = UIStackView(arrangedSubviews: [wide, high])
    stack.alignment = .top
    stack.spacing = 5
    stack.setCustomSpacing(8, after: wide)
    stack.isLayoutMarginsRelativeArrangement = true
    _ = constrained("stack", in: root, as: stack)
    stack.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(128, 0, 64, 41))
    #expect(high.frame == CGRect(46, 8, 10, 25))
  }

  @Test func `hidden views take no room and removed ones go`() {
    let views = [Content(50, 10), Content(60, 10), Content(70, 10)]
    let (root, stack) = stack(views, width: 300, height: 10)
    stack.distribution = .fillEqually
    root.layoutIfNeeded()
    #expect(views[2].frame == CGRect(200, 0, 100, 10))
    views[0].isHidden = true
    root.layoutIfNeeded()
    #expect(views[2].frame == CGRect(150, 0, 150, 10))
    views[1].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(views[2].frame == CGRect(0, 0, 300, 10))
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    views[0].isHidden = false
    root.layoutIfNeeded()
    #expect(views[0].frame == CGRect(0, 0, 150, 10))
  }
  @Test func `a picture that resists at 48 gives way to the fields beside it`() {
    let picture = Content(240, 180)
    let field = Content(60, 30)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      picture.setContentCompressionResistancePriority(UILayoutPriority(48), for: axis)
      picture.setContentHuggingPriority(.required, for: axis)
    }
    let row = UIStackView(arrangedSubviews: [field])
    row.alignment = .center
    let whole = UIStackView(arrangedSubviews: [picture, row])
    let root = sheet()
    _ = constrained("whole", in: root, as: whole)
    NSLayoutConstraint.activate([
      whole.topAnchor.constraint(equalTo: root.topAnchor),
      whole.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(picture.bounds.height == 30)
  }

  @Test func `a field stands on the line of the label before it`() {
    let (label, field) = (UILabel(), UITextField())
    (label.text, field.text) = ("Name", "Ada")
    (label.font, field.font) = (.systemFont(ofSize: 17), .systemFont(ofSize: 17))
    field.borderStyle = .roundedRect
    let row = UIStackView(arrangedSubviews: [label, field])
    row.alignment = .firstBaseline
    let root = sheet()
    _ = constrained("row", in: root, as: row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(label.frame.midY - field.frame.midY) <= 0.5)
    #expect(row.bounds.height == field.bounds.height)
  }
}
