import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics

/// Structures made for many objects keep the order that simple ones have.
@MainActor
@Suite struct CrowdTests {
  @Test func `an object is taken out once, wherever it is`() {
    let objects = (0..<9).map { _ in UIView() }
    for index in objects.indices {
      var list = objects
      list.removeOne(objects[index])
      var wanted = objects.map(ObjectIdentifier.init)
      wanted.remove(at: index)
      #expect(list.map(ObjectIdentifier.init) == wanted)
    }
    var list = objects
    list.removeOne(UIView())
    #expect(list.count == 9)
  }

  @Test func `observers of a name and of every name are told in the order of asking`() {
    let center = NotificationCenter()
    let name = NSNotification.Name("one")
    var told: [Int] = []
    let tokens = (0..<6).map { index in
      center.addObserver(forName: index % 2 == 0 ? name : nil, object: nil, queue: nil) { _ in
        told.append(index)
      }
    }
    center.post(name: name, object: nil)
    center.removeObserver(tokens[2])
    center.post(name: name, object: nil)
    center.post(name: NSNotification.Name("other"), object: nil)
    #expect(told == [0, 1, 2, 3, 4, 5, 0, 1, 3, 4, 5, 1, 3, 5])
  }

  @Test func `a hue that is no number is red`() {
    for hue in [CGFloat.nan, .infinity, -.infinity] {
      let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
      #expect(color.cgColor.components == [1, 0, 0, 1])
    }
  }

  @Test func `a number too large for whole numbers is the largest one`() {
    #expect(Int(saturating: 1e300) == .max)
    #expect(Int(saturating: -.infinity) == .min)
    #expect(Int(saturating: .nan) == 0)
    #expect(Int(saturating: -2.9) == -2)
  }

  @Test func `a round outline is thinned without going astray`() throws {
    let circle = (0..<16_000).map { index in
      let angle = CGFloat(index) * 2 * .pi / 16_000
      return CGPoint(x: 140 * cos(angle), y: 140 * sin(angle))
    }
    let thinned = BoundaryPath.thinned(circle)
    #expect((50...400).contains(thinned.count))
    #expect(thinned.first == circle.first)
    // Chords lie within the tolerance of the circle.
    for (one, other) in zip(thinned, thinned.dropFirst()) {
      let middle = one.towards(other, by: 0.5)
      #expect(abs(hypot(middle.x, middle.y) - 140) < 0.11)
    }
  }

  @Test func `a spike is no part of the line that it stands on`() {
    let points = [0, 10, 20, 30, 15, 40].map { CGPoint(x: $0, y: 0) }
    #expect(BoundaryPath.thinned(points).map(\.x) == [0, 30, 15, 40])
  }

  @Test func `a boundary of too many lines stops with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let path = UIBezierPath()
      path.move(to: .zero)
      for index in 0..<9000 { path.addLine(to: CGPoint(x: index, y: index % 2 * 50)) }
      UICollisionBehavior().addBoundary(withIdentifier: "zigzag" as NSString, for: path)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("There are more than 8192 lines in the boundary “zigzag”."))
  }
}
