import Geometry
import Staging
import Testing

@MainActor
@Suite struct ElasticButtonTests {
  /// The path of a spring of two hertz with a damping of a tenth, in Box2D's sub-steps.
  ///
  /// Box2D's implicit springs lose more than the continuous oscillation: h/2·ω is added to the
  /// damping ratio.
  ///
  /// *Units*: points.
  private func oscillation(speed: Double, frames: Int) -> [Double] {
    let h = 1.0 / 120
    let omega = 2 * Double.pi * 2
    var (x, v) = (0.0, speed)
    return (1...frames).map { frame in
      for _ in 0..<(frame == 1 ? 1 : 2) {
        v = (v - h * omega * omega * x) / (1 + 2 * 0.1 * omega * h + omega * omega * h * h)
        v /= 1 + h * 0.1
        x += h * v
      }
      return x
    }
  }

  @Test func `width and height oscillate at two hertz with a damping of a tenth`() throws {
    let rows = try ScenePlay("elastic-button").rows(of: "button")
    let start = try #require(rows.firstIndex { $0.size.width > 300 })
    // 30 N·s at 45° on 6 kg, where 1 N·s on 1 kg is 100 pt/s.
    let speed = 30 / 6 * 100 * cos(Double.pi / 4)
    for (row, way) in zip(rows[start...], oscillation(speed: speed, frames: 85)) {
      // Tolerance: 1 % of the size.
      #expect(abs(Double(row.size.width) - 300 - way) < 3)
      #expect(abs(Double(row.size.height) - 200 - way) < 2)
    }
  }

  /// It once swelled beyond the edges of a narrower screen.
  @Test func `the button stays inside its screen`() throws {
    let play = try ScenePlay("elastic-button")
    let widest = try play.rows(of: "button").map(\.size.width).max() ?? 0
    #expect(widest > 320 && widest < play.stage.scene.screen.size.width)
  }

  @Test(arguments: [
    ("elastic-button", 300.0, CGPoint(x: 187.5, y: 333.5)),
    ("elastic-button-objc", 200, CGPoint(x: 160, y: 284)),
  ])
  func `the centre stays, a second tap starts anew, and the button rests`(
    scene: String, width: Double, center: CGPoint
  ) throws {
    let rows = try ScenePlay(scene).rows(of: "button")
    #expect(
      rows.allSatisfy {
        hypot($0.center.x - center.x, $0.center.y - center.y) < 1e-6 && abs($0.angle) < 1e-4
      })
    // A tap is lifted at 0.6 s and at 2.2 s; the second sets the size back and begins anew.
    let largest = rows.filter { $0.time > 0.6 && $0.time < 1 }.map(\.size.width).max() ?? 0
    let again = rows.filter { $0.time > 2.2 && $0.time < 2.6 }.map(\.size.width).max() ?? 0
    #expect(Double(largest) > width + 0.5)
    #expect(abs(largest - again) < 0.01)
    let last = try #require(rows.last)
    #expect(abs(Double(last.size.width) - width) < 0.5)
  }
}
