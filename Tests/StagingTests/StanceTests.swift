import Staging
import Testing
import UIKit

/// Transforms taken apart give what they were made of.
@MainActor @Suite struct StanceTests {
  private func row(
    _ change: @escaping @MainActor (_ card: UIView, _ holder: UIView) -> Void
  ) throws -> TrajectoryRow {
    let stage = try Stage {
      let controller = UIViewController()
      let holder = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
      let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 60))
      card.accessibilityIdentifier = "card"
      holder.addSubview(card)
      controller.view.addSubview(holder)
      change(card, holder)
      return controller
    }
    return try #require(stage.trajectory.first { $0.view == "card" })
  }

  @Test(arguments: [
    (1.2, 0.7, 0.4), (1, 1, 3.1), (-1.5, 1, 0.2), (0.5, -2, -1.4), (3, 0.25, -3),
  ])
  func `scale and turn of the plane`(x: Double, y: Double, angle: Double) throws {
    let row = try row { card, _ in
      card.transform = CGAffineTransform(scaleX: x, y: y).concatenating(
        CGAffineTransform(rotationAngle: angle))
    }
    // Both signs the other way and half a turn more are the same.
    let isSame = abs(row.scaleX - x) < 1e-8
    let turn = isSame ? angle : angle - .pi
    #expect(
      abs(row.scaleX - (isSame ? x : -x)) < 1e-8 && abs(row.scaleY - (isSame ? y : -y)) < 1e-8)
    #expect(abs((row.angle - turn).remainder(dividingBy: 2 * .pi)) < 1e-9)
    #expect(row.shear == 0 && row.tiltX == 0 && row.tiltY == 0)
    #expect(abs(row.center.x - 120) < 1e-9 && abs(row.center.y - 110) < 1e-9)
  }

  @Test func `a view that only turns has the scale 1 to the last digit`() throws {
    for step in 0..<50 {
      let row = try row { card, _ in card.transform = CGAffineTransform(rotationAngle: Double(step))
      }
      #expect(row.scaleX == 1 && row.scaleY == 1 && row.shear == 0)
    }
  }

  @Test func `a view in a scaled one is seen scaled`() throws {
    let row = try row { card, holder in
      holder.transform = CGAffineTransform(scaleX: 2, y: 0.5)
      card.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    #expect(row.scaleX == 6 && row.scaleY == 1.5)
  }

  @Test func `a lean is an angle`() throws {
    let row = try row { card, _ in
      card.transform = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    }
    #expect(abs(row.shear - .pi / 4) < 1e-9 && row.scaleX == 1 && row.scaleY == 1)
  }

  @Test(arguments: [0.3, 1.2, 1.8, 3.0, -0.7, -2.5])
  func `a card that is turned over keeps its axis`(angle: Double) throws {
    for (x, y) in [(1.0, 0.0), (0, 1)] {
      let row = try row { card, _ in
        card.layer.transform = CATransform3DMakeRotation(angle, x, y, 0)
      }
      #expect(abs(row.tiltX - x * angle) < 1e-8 && abs(row.tiltY - y * angle) < 1e-8)
      #expect(abs(row.angle) < 1e-8 && row.scaleX == 1 && row.scaleY == 1)
    }
  }

  @Test func `perspective makes what is nearer larger`() throws {
    let row = try row { card, holder in
      holder.layer.sublayerTransform.m34 = -1 / 500
      card.layer.zPosition = 100
    }
    // 1 / (1 − 100 / 500).
    #expect(abs(row.scaleX - 1.25) < 1e-9 && abs(row.scaleY - 1.25) < 1e-9)
    #expect(row.tiltX == 0 && row.tiltY == 0)
  }

  @Test func `a tilt around a view tilts it`() throws {
    let row = try row { _, holder in
      holder.layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    }
    #expect(abs(row.tiltY - 0.5) < 1e-9)
    // The card's centre lies on the axis of the holder.
    #expect(abs(row.center.x - 120) < 1e-9)
  }

  @Test func `what is seen of an animation on its way is told`() throws {
    let stage = try Stage {
      let controller = UIViewController()
      let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 60))
      card.accessibilityIdentifier = "card"
      controller.view.addSubview(card)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        card.transform = CGAffineTransform(scaleX: 3, y: 3)
      }
      return controller
    }
    try stage.advance(frames: 30)
    let row = try #require(stage.trajectory.first { $0.view == "card" })
    #expect(row.scaleX > 1.8 && row.scaleX < 2.2)
  }
}
