import Staging
import Testing
import UIKit

/// Claims about scales, turns and opacities of which the answer is known.
@Suite struct MotionChangeTests {
  /// Ten frames a second of a view of 10×20 points.
  private func trace(
    _ count: Int, _ row: (Int) -> (scale: Double, angle: Double, alpha: Double)
  ) -> MotionTrace {
    MotionTrace(
      rows: (0..<count).map { frame in
        let (scale, angle, alpha) = row(frame)
        return TrajectoryRow(
          frame: frame, time: Double(frame) / 10, view: "heart", center: .zero,
          size: CGSize(width: 10, height: 20), angle: angle, alpha: alpha, scaleX: scale,
          scaleY: scale)
      })
  }

  @Test func `a pulse grows by its scale`() {
    let pulse = trace(5) { ([1, 1.1, 1.2, 1.1, 1][$0], 0, 1) }
    #expect(
      pulse.grows("heart", by: 1.2).description == "`heart` grows to 1.20 times its size at 0.20 s")
    #expect(pulse.grows("heart", by: 1.2).isTrue)
    let claim = pulse.grows("heart", by: 1.3)
    #expect(!claim.isTrue && claim.description.hasSuffix(", not to 1.30 times"))
    #expect(!pulse.grows("liver", by: 1).isTrue)
  }

  @Test func `a size is that of the bounds times the scale`() {
    let pulse = trace(5) { ([1, 1.1, 1.2, 1.1, 1][$0], 0, 1) }
    #expect(pulse.isAsLarge("heart", as: CGSize(width: 12, height: 24), at: 0.2).isTrue)
    #expect(
      pulse.isAsLarge("heart", as: CGSize(width: 13, height: 24), at: 0.2).description
        == "`heart` is 12.00 × 24.00 pt at 0.20 s, not 13.00 × 24.00 pt")
    #expect(!pulse.isAsLarge("heart", as: .zero, at: 9).isTrue)
  }

  @Test func `whole turns count`() {
    let spin = trace(9) { (1, (Double($0) * .pi / 2).remainder(dividingBy: 2 * .pi), 1) }
    #expect(spin.turns("heart", by: 4 * .pi).isTrue)
    #expect(!spin.turns("heart", by: 0).isTrue)
  }

  @Test func `a fade goes one way and is there in time`() {
    let fade = trace(5) { (1, 0, [1, 0.6, 0.2, 0, 0][$0]) }
    #expect(fade.fades("heart", to: 0, within: 0.3).isTrue)
    #expect(
      fade.fades("heart", to: 0, within: 0.2).description
        == "`heart` fades from 1.00 to 0.00 by 0.30 s, not within 0.20 s")
    #expect(
      fade.fades("heart", to: 0.5, within: 1).description
        == "`heart` ends with the alpha 0.00, not 0.50")
    let flicker = trace(4) { (1, 0, [1, 0.3, 0.6, 0][$0]) }
    #expect(
      flicker.fades("heart", to: 0, within: 1).description
        == "the alpha of `heart` turns back at 0.20 s")
  }

  @Test(arguments: MotionQuantity.allCases)
  func `every quantity can overshoot`(quantity: MotionQuantity) {
    let values = [0.0, 2, 1]
    let trace = MotionTrace(
      rows: values.enumerated().map { frame, value in
        func number(_ other: MotionQuantity) -> Double { quantity == other ? value : 0 }
        return TrajectoryRow(
          frame: frame, time: Double(frame), view: "a",
          center: CGPoint(x: number(.x), y: number(.y)),
          size: CGSize(width: number(.width), height: number(.height)), angle: number(.angle),
          alpha: number(.alpha), scaleX: number(.scaleX), scaleY: number(.scaleY),
          shear: number(.shear), tiltX: number(.tiltX), tiltY: number(.tiltY),
          cornerRadius: number(.cornerRadius), borderWidth: number(.borderWidth),
          shadowOpacity: number(.shadowOpacity), shadowRadius: number(.shadowRadius))
      })
    let claim = trace.overshoots("a", in: quantity, lessThan: 1)
    #expect(!claim.isTrue && claim.description.contains(" by 1.00"), "\(claim)")
    #expect(trace.overshoots("a", in: quantity, lessThan: 1.1).isTrue)
  }

  @Test func `a scaled view reaches further`() {
    let box = CGRect(x: -6, y: -11, width: 12, height: 22)
    #expect(trace(1) { _ in (1.1, 0, 1) }.stays("heart", inside: box, tolerance: 0.001).isTrue)
    #expect(!trace(1) { _ in (1.3, 0, 1) }.stays("heart", inside: box, tolerance: 0.001).isTrue)
  }
}
