import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
struct CFRunLoopTimerTests {
  @Test func `a timer of Core Foundation calls at its moments of virtual time`() throws {
    try onStage { stage in
      var times: [TimeInterval] = []
      let runtime = stage.runtime
      let timer: CFRunLoopTimer? = runtime.world.onStage {
        CFRunLoopTimerCreateWithHandler(
          kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.5, 0.25, 0, 0
        ) { _ in times.append(runtime.time) }
      }
      runtime.world.onStage { CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes) }
      stage.run(frames: 66)
      #expect(times.count == 3)
      for (time, wanted) in zip(times, [0.5, 0.75, 1]) { #expect(abs(time - wanted) < 1e-6) }
      CFRunLoopTimerInvalidate(timer)
      stage.run(frames: 60)
      #expect(times.count == 3)
      #expect(!CFRunLoopTimerIsValid(timer))
    }
  }
}
