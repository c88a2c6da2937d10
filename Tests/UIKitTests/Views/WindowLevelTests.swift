import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct WindowLevelTests {
  @Test func `a window goes when nobody holds it`() throws {
    try onStage { stage in
      let count = stage.runtime.windows.count
      var window: UIWindow? = UIWindow(frame: CGRect(0, 0, 100, 100))
      window?.rootViewController = UIViewController()
      window?.isHidden = false
      stage.run()
      #expect(stage.runtime.windows.count == count + 1)
      window = nil
      stage.run()
      #expect(stage.runtime.windows.count == count && window == nil)
    }
  }

  @Test func `a window of a higher level stays in front`() throws {
    try onStage { stage in
      let (alert, normal) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
      alert.windowLevel = .alert + 1
      alert.isHidden = false
      normal.makeKeyAndVisible()
      #expect(stage.runtime.windows.suffix(2).elementsEqual([normal, alert], by: ===))
      #expect(normal.isKeyWindow && normal.windowLevel == .normal)
      normal.windowLevel = UIWindow.Level(rawValue: 3000)
      #expect(stage.runtime.windows.last === normal)
      #expect(UIWindow.Level.statusBar < .alert && .alert - 1000 == UIWindow.Level.statusBar)
    }
  }
}
