import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct StackDistributionTests {
  /// A view with a size of its own.
  private final class Sized: UIView {
    let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private func frames(
    _ views: [UIView], _ prepare: (UIStackView) -> Void
  ) throws -> [CGRect] {
    var frames: [CGRect] = []
    try onStage { stage in
      let stack = UIStackView(arrangedSubviews: views)
      prepare(stack)
      stack.frame = CGRect(0, 0, 300, 100)
      stage.window.addSubview(stack)
      stage.frame()
      frames = views.map(\.frame)
    }
    return frames
  }

  @Test func `lengths are to each other as those of the contents`() throws {
    let found = try frames([Sized(20, 10), Sized(40, 10)]) { $0.distribution = .fillProportionally }
    #expect(found.map(\.minX) == [0, 100])
    #expect(found.map(\.width) == [100, 200])
  }

  @Test func `the share of a stack in a stack is that of what is in it`() throws {
    // As in an app that asks for height and weight: a label over a slider, a button.
    let column = UIStackView(arrangedSubviews: [Sized(20, 10), Sized(50, 10)])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [Sized(20, 10), Sized(25, 10), Sized(1, 1)])
    row.spacing = 5
    row.arrangedSubviews[2].isHidden = true
    let found = try frames([column, row, Sized(50, 10)]) { $0.distribution = .fillProportionally }
    #expect(found.map(\.width) == [100, 100, 100])
    let even = UIStackView(arrangedSubviews: [Sized(20, 10), Sized(40, 10)])
    even.distribution = .fillEqually
    let other = try frames([even, Sized(20, 10)]) { $0.distribution = .fillProportionally }
    #expect(other.map(\.width) == [240, 60])
  }

  @Test func `middles are equally far from each other`() throws {
    let found = try frames([Sized(20, 10), Sized(100, 10), Sized(40, 10)]) {
      $0.distribution = .equalCentering
    }
    #expect(found.map(\.width) == [20, 100, 40])
    #expect(found.map(\.midX) == [10, 145, 280])
  }

  @Test func `the system's spacing is eight points`() throws {
    let found = try frames([Sized(20, 10), Sized(20, 10)]) {
      $0.spacing = UIStackView.spacingUseSystem
      $0.setCustomSpacing(UIStackView.spacingUseDefault, after: $0.arrangedSubviews[0])
    }
    #expect(found[1].minX - found[0].maxX == 8)
  }

  @Test func `texts of two sizes stand on one baseline`() throws {
    let labels = [UILabel(), UILabel()]
    for (label, size) in zip(labels, [12.0, 40.0]) {
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
    }
    let found = try frames(labels) { $0.alignment = .firstBaseline }
    let lines = zip(found, labels).map {
      $0.minY + $0.height / 2 + $1.font.ascender - $1.font.lineHeight / 2
    }
    #expect(abs(lines[0] - lines[1]) <= 1)
  }
}
