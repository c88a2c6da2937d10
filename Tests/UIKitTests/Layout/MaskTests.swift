import Testing
import UIKit

/// Views placed by their frames and masks, beside views placed by constraints.
@MainActor @Suite struct MaskTests {
  private nonisolated static let followers: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(10, 20, 30, 40)),
    (.flexibleWidth, CGRect(10, 20, 130, 40)),
    (.flexibleLeftMargin, CGRect(110, 20, 30, 40)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(24.286, 20, 30, 40)),
    ([.flexibleHeight, .flexibleBottomMargin], CGRect(10, 20, 30, 90)),
  ]

  @Test(arguments: followers)
  func `a mask follows a superview that constraints place`(
    mask: UIView.AutoresizingMask, expected: CGRect
  ) {
    let root = sheet(400, 400)
    let group = constrained("group", in: root)
    group.bounds.size = CGSize(width: 100, height: 100)
    let plain = UIView(frame: CGRect(10, 20, 30, 40))
    plain.autoresizingMask = mask
    group.addSubview(plain)
    // Constrained to where the mask puts the plain view, in the same pass.
    let inner = constrained("inner", in: group)
    NSLayoutConstraint.activate([
      group.topAnchor.constraint(equalTo: root.topAnchor),
      group.leftAnchor.constraint(equalTo: root.leftAnchor),
      group.widthAnchor.constraint(equalToConstant: 200),
      group.heightAnchor.constraint(equalToConstant: 200),
      inner.leftAnchor.constraint(equalTo: plain.leftAnchor),
      inner.rightAnchor.constraint(equalTo: plain.rightAnchor),
      inner.topAnchor.constraint(equalTo: plain.topAnchor),
      inner.bottomAnchor.constraint(equalTo: plain.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(plain.frame.minX - expected.minX) < 0.001)
    #expect(abs(plain.frame.width - expected.width) < 0.001)
    #expect(plain.frame.minY == expected.minY && plain.frame.height == expected.height)
    // Rounded to half points.
    #expect(abs(inner.frame.minX - expected.minX) <= 0.25)
    #expect(abs(inner.frame.width - expected.width) <= 0.5)
    #expect(inner.frame.maxY == expected.maxY)
  }

  @Test func `a mask counts for no view that constraints place`() {
    let root = sheet(100, 100)
    let box = constrained("box", in: root)
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.widthAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    root.bounds.size.width = 200
    #expect(box.bounds.width == 20)
  }

  @Test func `a mask counts when a view is asked what fits it`() {
    let cell = sheet(100, 100)
    let contentView = UIView(frame: cell.bounds)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.addSubview(contentView)
    let content = constrained("content", in: contentView, as: Content(60, 20))
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 8),
      content.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -8),
      content.topAnchor.constraint(equalTo: contentView.topAnchor),
      content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 76, height: 20))
    #expect(contentView.frame == CGRect(0, 0, 100, 100))
  }
}
