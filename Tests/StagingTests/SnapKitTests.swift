import SnapConstraints
import Testing
import UIKit

@MainActor @Suite struct SnapKitTests {
  private let room = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let box = UIView()

  init() { room.addSubview(box) }

  private func frame() -> CGRect {
    room.layoutIfNeeded()
    return box.frame
  }

  @Test func `edges keep an inset from the superview's`() {
    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
    #expect(frame() == CGRect(x: 20, y: 20, width: 280, height: 440))
    box.snp.remakeConstraints { make in
      make.edges.equalTo(room).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(frame() == CGRect(x: 2, y: 1, width: 314, height: 476))
  }

  /// Source: SnapKit, ConstraintConstantTarget.
  @Test func `amounts with parts mean these parts alone`() {
    let insets = UIEdgeInsets(top: 1, left: 20, bottom: 7, right: 8)
    #expect(insets.constant(for: .centerX) == 6 && insets.constant(for: .centerY) == -3)
    #expect(insets.constant(for: .left) == 20 && insets.constant(for: .trailing) == -8)
    #expect(insets.constant(for: .width) == -28 && insets.constant(for: .notAnAttribute) == 0)
    let size = CGSize(width: 3, height: 4)
    #expect(size.constant(for: .width) == 3 && size.constant(for: .height) == 4)
    #expect(size.constant(for: .left) == 0 && size.constant(for: .centerY) == 0)
    let point = CGPoint(x: 5, y: 6)
    #expect(point.constant(for: .centerX) == 5 && point.constant(for: .bottom) == 6)
    #expect(point.constant(for: .width) == 0 && point.constant(for: .height) == 0)
  }

  @Test func `sizes, centres and parts of others are related`() {
    let other = UIView()
    room.addSubview(other)
    other.snp.makeConstraints { make in
      make.left.top.equalTo(10)
      make.size.equalTo(CGSize(width: 100, height: 40))
    }
    box.snp.makeConstraints { make in
      make.top.equalTo(other.snp.bottom).offset(8)
      make.centerX.equalToSuperview()
      make.width.equalTo(other).multipliedBy(2)
      make.height.equalTo(30.5)
    }
    #expect(frame() == CGRect(x: 60, y: 58, width: 200, height: 30.5))
  }

  @Test func `a constraint is changed, let go and updated by an equal line`() {
    var top: Constraint?
    box.snp.makeConstraints { make in
      top = make.top.equalToSuperview().offset(10).constraint
      make.leading.equalToSuperview()
      make.width.height.equalTo(50).priority(.high)
    }
    top?.update(offset: 30)
    #expect(frame().minY == 30)
    box.snp.updateConstraints { $0.width.equalTo(80).priority(750) }
    #expect(frame().width == 80)
    top?.deactivate()
    #expect(top?.isActive == false)
    box.snp.removeConstraints()
    #expect(room.constraints.isEmpty && box.constraints.isEmpty)
  }
}
