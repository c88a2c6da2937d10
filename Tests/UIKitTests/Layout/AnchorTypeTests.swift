import Testing
import UIKit

/// Anchors by their types, and the guides that the system gives.
@MainActor @Suite struct AnchorTypeTests {
  @Test func `an anchor knows its item, and makes a constraint of it and another`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let leading: NSLayoutXAxisAnchor = inner.leadingAnchor
    let top: NSLayoutYAxisAnchor = inner.topAnchor
    let width: NSLayoutDimension = inner.widthAnchor
    #expect(leading.item === inner && top.item === inner && width.item === inner)
    let edge = leading.constraint(equalTo: outer.leadingAnchor, constant: 5)
    #expect(edge.firstItem === inner && edge.secondItem === outer && edge.constant == 5)
    #expect(edge.firstAttribute == .leading && edge.relation == .equal && !edge.isActive)
    let least = top.constraint(greaterThanOrEqualTo: outer.bottomAnchor)
    #expect(least.relation == .greaterThanOrEqual && least.secondAttribute == .bottom)
    let share = width.constraint(lessThanOrEqualTo: outer.widthAnchor, multiplier: 0.5)
    #expect(share.multiplier == 0.5 && share.relation == .lessThanOrEqual)
    let fixed = width.constraint(equalToConstant: 7)
    #expect(fixed.secondItem == nil && fixed.secondAttribute == .notAnAttribute)
    #expect(
      leading.name.hasSuffix(".leading") && edge.firstAnchor as NSLayoutAnchor<AnyObject>? != nil)
  }

  @Test func `a distance from one anchor to another is a length`() throws {
    try onStage { stage in
      let (one, two) = (stage.view(.zero), stage.view(.zero))
      for view in [one, two] { view.translatesAutoresizingMaskIntoConstraints = false }
      let gap: NSLayoutDimension = one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
      NSLayoutConstraint.activate([
        one.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        one.widthAnchor.constraint(equalToConstant: 20),
        gap.constraint(equalTo: one.widthAnchor, multiplier: 2),
        two.widthAnchor.constraint(equalToConstant: 10),
      ])
      stage.frame()
      #expect(two.frame.minX == 60 && two.frame.width == 10)
    }
  }

  @Test func `the guide of the keyboard is the safe area's strip while there is none`() throws {
    let root = UIViewController()
    root.additionalSafeAreaInsets.bottom = 30
    try onStage(root: root) { stage in
      let guide: UIKeyboardLayoutGuide = root.view.keyboardLayoutGuide
      #expect(guide.usesBottomSafeArea && !guide.followsUndockedKeyboard)
      let view = stage.view(.zero, in: root.view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.bottomAnchor.constraint(equalTo: guide.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      stage.frame()
      #expect(view.frame.maxY == 568 - root.view.safeAreaInsets.bottom)
      guide.usesBottomSafeArea = false
      stage.frame()
      #expect(view.frame.maxY == 568)
    }
  }

  @Test func `the old guides are as long as bars reach in`() throws {
    let root = UIViewController()
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 0, bottom: 22, right: 0)
    try onStage(root: root) { stage in
      stage.frame()
      let (top, bottom): (any UILayoutSupport, any UILayoutSupport) = (
        root.topLayoutGuide, root.bottomLayoutGuide
      )
      #expect(top.length == root.view.safeAreaInsets.top && top.length >= 11)
      #expect(bottom.length == root.view.safeAreaInsets.bottom && bottom.length >= 22)
    }
  }
}
