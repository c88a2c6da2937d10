import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct SceneRequestTests {
  @Test func `an error is caught by its code`() {
    let error: any Error = UISceneError(.requestDenied, "")
    #expect(UISceneError.requestDenied ~= error && !(UISceneError.geometryRequestDenied ~= error))
    #expect(!(UISceneError.requestDenied ~= CocoaError(.fileNoSuchFile)))
  }

  @Test func `a scene keeps standing as it does, and refuses to turn`() throws {
    let stage = TestStage()
    defer { stage.leave() }
    let scene = try #require(stage.window.windowScene)
    #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
    #expect(scene.effectiveGeometry.coordinateSpace.bounds.height == 568)
    #expect(scene.isFullScreen && scene.sizeRestrictions == nil)
    #expect(scene.windowingBehaviors == nil && scene.subtitle == "")
    var errors: [any Error] = []
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { errors.append($0) }
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .all)) { errors.append($0) }
    stage.run()
    #expect(errors.isEmpty)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append($0) }
    #expect(errors.isEmpty)
    stage.run()
    let error = try #require(errors.first as? UISceneError)
    #expect(error.code == .geometryRequestDenied)
    #expect((error as NSError).domain == "UISceneErrorDomain")
    #expect((error as NSError).code == 101)
  }

  @Test func `an app has one scene`() {
    let stage = TestStage()
    defer { stage.leave() }
    let app = UIApplication.shared
    var errors: [Int] = []
    app.requestSceneSessionActivation(
      app.openSessions.first, userActivity: nil, options: nil
    ) { errors.append(($0 as NSError).code) }
    #expect(errors == [])
    app.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      errors.append(($0 as NSError).code)
    }
    #expect(errors == [0])
    var isOpen: Bool?
    app.connectedScenes.first?.open(URL(fileURLWithPath: "/"), options: nil) { isOpen = $0 }
    #expect(isOpen == false)
  }

  @Test func `an icon stays, and news may be looked for`() {
    let stage = TestStage()
    defer { stage.leave() }
    let app = UIApplication.shared
    var codes: [Int] = []
    app.setAlternateIconName("Dark") { codes.append(($0 as NSError?)?.code ?? 0) }
    #expect(codes.isEmpty)
    stage.run()
    #expect(codes == [3328])
    #expect(app.alternateIconName == nil)
    #expect(app.backgroundRefreshStatus == .available)
    #expect(app.supportedInterfaceOrientations(for: stage.window) == .allButUpsideDown)
  }

  private final class Restored: UIViewController, UIViewControllerRestoration {
    static func viewController(
      withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { Restored() }
  }

  @Test func `a controller knows the class that would make it anew`() {
    let stage = TestStage()
    defer { stage.leave() }
    let (first, second) = (Restored(), Restored())
    #expect(first.restorationClass == nil)
    first.restorationClass = Restored.self
    #expect(first.restorationClass == Restored.self)
    #expect(second.restorationClass == nil)
    first.restorationClass = nil
    #expect(first.restorationClass == nil)
  }
}
