import Testing
import UIKit

/// Layouts whose frames were computed by hand; they are exact, on half points.
@MainActor @Suite struct PlacingTests {
  @Test func `a view is put into the middle`() {
    let root = sheet()
    let box = constrained("box", in: root)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 120),
      box.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(100, 272, 120, 44))
  }

  @Test func `constraints place the middle of a view, whatever its anchor point`() {
    let root = sheet()
    let box = constrained("box", in: root)
    box.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(box.center == CGPoint(x: 60, y: 40))
    #expect(box.frame == CGRect(10, 0, 100, 40))
  }

  @Test func `a view is pinned to all sides`() {
    let root = sheet()
    let box = constrained("box", in: root)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      root.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 40),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(10, 30, 290, 498))
    root.bounds.size = CGSize(width: 100, height: 100)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(10, 30, 70, 30))
  }

  @Test func `equal widths share what margins leave`() {
    let root = sheet()
    let boxes = (0..<3).map { constrained("\($0)", in: root) }
    var before = root.leftAnchor
    for box in boxes {
      box.leftAnchor.constraint(equalTo: before, constant: 10).isActive = true
      box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      box.heightAnchor.constraint(equalToConstant: 7).isActive = true
      box.widthAnchor.constraint(equalTo: boxes[0].widthAnchor).isActive = true
      before = box.rightAnchor
    }
    root.rightAnchor.constraint(equalTo: before, constant: 10).isActive = true
    root.layoutIfNeeded()
    // (320 - 4 · 10) / 3 = 93 1/3: sides at 10, 103 1/3, 113 1/3, 206 2/3, 216 2/3 and 310.
    #expect(boxes[0].frame == CGRect(10, 0, 93.5, 7))
    #expect(boxes[1].frame == CGRect(113.5, 0, 93, 7))
    #expect(boxes[2].frame == CGRect(216.5, 0, 93.5, 7))
  }

  @Test func `a ratio follows from one side`() {
    let root = sheet()
    let box = constrained("box", in: root)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 9.0 / 16),
    ])
    root.layoutIfNeeded()
    // 150 · 9 / 16 = 84.375, whose nearest half is 84.5.
    #expect(box.frame == CGRect(0, 0, 150, 84.5))
  }

  @Test func `the long form says the same`() {
    let root = sheet()
    let box = constrained("box", in: root)
    root.addConstraints([
      NSLayoutConstraint(
        item: box, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .right,
        multiplier: 0.25, constant: 0),
      NSLayoutConstraint(
        item: box, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: root,
        attribute: .bottom, multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: box, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: root,
        attribute: .bottom, multiplier: 0.5, constant: -30),
      NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 40),
      NSLayoutConstraint(
        item: box, attribute: .height, relatedBy: .equal, toItem: box, attribute: .width,
        multiplier: 0.75, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(60, 254, 40, 30))
  }

  @Test func `views in other views are reached through their places`() {
    let root = sheet()
    let plain = UIView(frame: CGRect(40, 50, 200, 200))
    root.addSubview(plain)
    let middle = constrained("middle", in: plain)
    let inner = constrained("inner", in: middle)
    NSLayoutConstraint.activate([
      middle.topAnchor.constraint(equalTo: plain.topAnchor, constant: 5),
      middle.leftAnchor.constraint(equalTo: plain.leftAnchor, constant: 6),
      middle.rightAnchor.constraint(equalTo: plain.rightAnchor),
      middle.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -100),
      inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      inner.rightAnchor.constraint(equalTo: plain.rightAnchor, constant: -1),
      inner.heightAnchor.constraint(equalTo: middle.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(middle.frame == CGRect(6, 5, 194, 413))
    #expect(inner.frame == CGRect(54, 45, 139, 206.5))
  }

  @Test func `guides take room that nothing shows`() {
    let root = sheet()
    let (a, b) = (constrained("a", in: root), constrained("b", in: root))
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    for box in [a, b] {
      box.widthAnchor.constraint(equalToConstant: 60).isActive = true
      box.heightAnchor.constraint(equalToConstant: 60).isActive = true
      box.centerYAnchor.constraint(equalTo: guide.centerYAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      guide.heightAnchor.constraint(equalToConstant: 20),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.leftAnchor.constraint(equalTo: a.rightAnchor),
      guide.rightAnchor.constraint(equalTo: b.leftAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(60, 100, 200, 20))
    #expect(b.frame == CGRect(260, 80, 60, 60))
    root.removeLayoutGuide(guide)
    #expect(root.constraints.count == 2)
    #expect(guide.owningView == nil)
  }

  @Test func `a turned view is turned about the middle that constraints give`() {
    let root = sheet(200, 200)
    let box = constrained("box", in: root)
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(box.center == CGPoint(70, 40))
    #expect(box.bounds.size == CGSize(width: 100, height: 40))
  }

  @Test func `what constraints leave open is 0`() {
    let root = sheet()
    let box = constrained("box", in: root)
    box.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(160, 0, 0, 0))
  }

  @Test func `frames of views without constraints stay`() {
    let root = sheet()
    let free = constrained("free", in: root)
    let plain = UIView(frame: CGRect(1, 2, 3, 4))
    root.addSubview(plain)
    free.frame = CGRect(11, 12, 13, 14)
    let box = constrained("box", in: root)
    box.leftAnchor.constraint(equalTo: plain.rightAnchor, constant: 6).isActive = true
    root.layoutIfNeeded()
    #expect(plain.frame == CGRect(1, 2, 3, 4))
    #expect(free.frame == CGRect(11, 12, 13, 14))
    #expect(box.frame.minX == 10)
    plain.center.x += 100
    root.layoutIfNeeded()
    #expect(box.frame.minX == 110)
  }
}
