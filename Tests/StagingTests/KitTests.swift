import Testing
import UIKit

@testable import Staging

/// Apps that were made before sheets.
@MainActor @Suite struct KitTests {
  @Test(arguments: [true, false])
  func `what an app as old as iOS 12 presents covers the screen`(isOld: Bool) throws {
    var scene = Scene("old", "") { UIViewController() }
    scene.kit = isOld ? 12 : 18
    let stage = try Stage(scene, rate: 60, tuning: nil)
    let root = try #require(stage.window.rootViewController)
    let modal = stage.perform {
      let modal = UIViewController()
      root.present(modal, animated: false)
      return modal
    }
    for _ in 0..<5 { try stage.advance() }
    #expect(modal.modalPresentationStyle == (isOld ? .fullScreen : .automatic))
    #expect((modal.view.frame.height == stage.window.bounds.height) == isOld)
    #expect((root.view.window == nil) == isOld)
  }
}
