import Testing
import UIKit

@MainActor
struct CoordinateSpaceTests {
  @Test func `a view's points are those of the screen, by way of its window`() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    window.addSubview(view)
    let screen = UIScreen.main.coordinateSpace
    let point = CGPoint(x: 1, y: 2)
    #expect(view.convert(point, to: screen) == CGPoint(x: 16, y: 28))
    #expect(view.convert(CGPoint(x: 16, y: 28), from: screen) == point)
    #expect(screen.convert(point, from: view) == CGPoint(x: 16, y: 28))
    let rect = CGRect(origin: point, size: CGSize(width: 3, height: 4))
    #expect(screen.convert(view.convert(rect, to: screen), to: view) == rect)
    #expect(view.convert(view.convert(rect, to: screen), from: screen) == rect)
  }

  @Test func `a window scene's space is the screen's`() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.coordinateSpace.bounds == UIScreen.main.bounds)
  }
}
