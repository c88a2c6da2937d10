import SnapConstraints
import Testing
import ThenSettings
import UIKit

/// What SnapKit's chains are made of.
@MainActor @Suite struct SnapTypeTests {
  private let room = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let box = UIView()

  init() { room.addSubview(box) }

  @Test func `a number, a size, a point and insets are amounts that differ for each part`() {
    func amount(_ amount: any ConstraintAmount, _ part: NSLayoutConstraint.Attribute) -> CGFloat {
      amount.constant(for: part)
    }
    let size = CGSize(width: 30, height: 40)
    #expect(amount(size, .width) == 30 && amount(size, .height) == 40)
    let point = CGPoint(x: 5, y: 6)
    #expect(amount(point, .left) == 5 && amount(point, .top) == 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(amount(insets, .top) == 1 && amount(insets, .left) == 2)
    #expect(amount(insets, .bottom) == -3 && amount(insets, .right) == -4)
    let numbers: [any ConstraintNumber] = [7, CGFloat(7), 7.0, Float(7)]
    #expect(numbers.allSatisfy { $0.points == 7 && $0.constant(for: .top) == 7 })
  }

  @Test func `edges, guides and numbers are related in one chain`() {
    let guide = UILayoutGuide()
    room.addLayoutGuide(guide)
    let dsl: ConstraintLayoutGuideDSL = guide.snp
    dsl.makeConstraints { make in
      let maker: ConstraintMaker = make
      maker.left.top.equalTo(room)
      maker.width.height.equalTo(100)
    }
    let targets: [any ConstraintRelatableTarget] = [guide, guide.snp.bottom, 20]
    box.snp.makeConstraints { make in
      let chain: any ConstraintChain = make
      let left: ConstraintMakerExtendable = chain.adding([.left])
      left.equalTo(targets[0])
      make.top.equalTo(targets[1])
      make.width.height.equalTo(targets[2])
    }
    room.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 100, width: 20, height: 20))
    #expect((dsl as any ConstraintParts).target === guide)
  }

  @Test func `what is less strong gives way`() {
    let item: ConstraintItem = room.snp.width
    box.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
      make.width.equalTo(item).priority(ConstraintPriority.low)
      make.width.equalTo(50).priority(.medium)
    }
    room.layoutIfNeeded()
    #expect(box.frame.width == 50)
    #expect(ConstraintPriority.high == ConstraintPriority(750))
    #expect(ConstraintPriority.required != .high)
  }

  @Test func `what an app declares to be set up is`() {
    struct Options: Then { var name = "" }
    #expect(Options().with { $0.name = "A" }.name == "A")
  }
}
