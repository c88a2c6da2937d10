import Testing
import UIKit

@MainActor @Suite struct TransformPartTests {
  @Test func `a map is put together of its parts again`() {
    let map = CGAffineTransform(translationX: 3, y: -4).rotated(by: 0.7).scaledBy(x: 2, y: -0.5)
    let parts = map.decomposed()
    #expect(abs(parts.scale.width - 2) < 1e-12)
    #expect(abs(parts.scale.height + 0.5) < 1e-12)
    #expect(abs(parts.rotation - 0.7) < 1e-12)
    #expect(abs(parts.horizontalShear) < 1e-12)
    #expect(parts.translation == CGVector(dx: 3, dy: -4))
    let sheared = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    #expect(sheared.decomposed().horizontalShear == 0.5)
    #expect(CGAffineTransform(sheared.decomposed()) == sheared)
  }
}
