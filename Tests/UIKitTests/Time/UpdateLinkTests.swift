import Testing
import UIKit

@MainActor
struct UpdateLinkTests {
  @Test func `a link calls its actions before each frame while it is enabled`() throws {
    try onStage { stage in
      var times: [TimeInterval] = []
      let link = UIUpdateLink(view: stage.window) { link, info in
        #expect(link.currentUpdateInfo === info)
        times.append(info.modelTime)
        #expect(abs(info.estimatedPresentationTime - info.modelTime - 1 / 60) < 1e-9)
      }
      link.requiresContinuousUpdates = true
      stage.run(frames: 2)
      #expect(times.isEmpty)
      link.isEnabled = true
      stage.run(frames: 3)
      #expect(times.count == 3)
      #expect(times == times.sorted() && times.last == stage.runtime.time)
      link.isEnabled = false
      stage.run(frames: 2)
      #expect(times.count == 3 && link.currentUpdateInfo == nil)
    }
  }

  @Test func `a link that waits for other changes says that nobody calls it`() throws {
    try onStage { stage in
      var calls = 0
      let link = UIUpdateLink(view: stage.window) { _, _ in calls += 1 }
      link.isEnabled = true
      stage.run(frames: 2)
      #expect(calls == 0)
    }
  }
}
