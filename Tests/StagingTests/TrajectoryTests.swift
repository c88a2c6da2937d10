import Testing
import UIKit

@testable import Staging

@MainActor
@Suite struct TrajectoryTests {
  @Test func `a row has the centre in the window, the size and the angle`() throws {
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
    outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let inner = UIView(frame: CGRect(x: 50, y: 30, width: 20, height: 20))
    inner.transform = CGAffineTransform(rotationAngle: .pi / 6)
    inner.alpha = 0.5
    inner.accessibilityIdentifier = "inner"
    outer.addSubview(inner)
    let stage = try Stage(showing: outer)
    let row = try #require(stage.trajectory.first)
    #expect(stage.trajectory.count == 1)
    #expect(row.frame == 0 && row.time == 0 && row.view == "inner")
    // The inner centre is 20 points to the right of the outer one; a quarter turn puts it below.
    // Tolerance: the rounding of sine and cosine, in points and radians.
    let turn = Double.pi * 2 / 3
    #expect(row.center.distance(to: CGPoint(x: 140, y: 160)) < 1e-9)
    #expect(abs(row.angle - turn) < 1e-9)
    #expect(row.size == CGSize(width: 20, height: 20))
    #expect(row.alpha == 0.5)
  }

  @Test func `a centre that nothing turns is exactly where it was put`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.accessibilityIdentifier = "square"
    view.center = CGPoint(x: 160, y: 379.58123779296875)
    let stage = try Stage(showing: view)
    #expect(stage.trajectory.first?.center == view.center)
  }

  @Test func `views come back to front, each after the one that holds it`() throws {
    func named(_ name: String) -> UIView {
      let view = UIView()
      view.accessibilityIdentifier = name
      return view
    }
    let root = named("root")
    let (first, second, third) = (named("first"), named("second"), named("third"))
    root.addSubview(first)
    root.addSubview(third)
    first.addSubview(second)
    let stage = try Stage(showing: root)
    #expect(stage.trajectory.map(\.view) == ["root", "first", "second", "third"])
    #expect(stage.view("second") === second)
    #expect(stage.view("fourth") == nil)
  }
}
