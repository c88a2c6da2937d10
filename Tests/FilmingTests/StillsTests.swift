import Drawing
import Staging
import Testing
import UIKit

@testable import Filming

@MainActor @Suite struct StillsTests {
  @Test func `a scene is played once, however many moments are shown`() async throws {
    var plays = 0
    let scene = Scene("once", "A view fades for half a second.") {
      plays += 1
      let controller = UIViewController()
      UIView.animate(withDuration: 0.5) { controller.view.alpha = 0.5 }
      return controller
    }
    let stills = try await Stills(of: scene, evenlySpread: 4)
    #expect(plays == 1)
    #expect(stills.pictures.count == 4)
    #expect(stills.seconds.first == 0)
    #expect(stills.seconds == stills.seconds.sorted())
    let sameMoments = try await Stills(of: scene, at: stills.seconds)
    #expect(sameMoments.pictures == stills.pictures)
  }

  @Test(arguments: [1, 5, 1024, 1025, 5000])
  func `moments are spread evenly over any number of pictures`(count: Int) {
    var kept = EvenMoments()
    for step in 0..<count where kept.wants(step) { kept.add(DisplayList([]), at: step) }
    let last = count - 1
    if !kept.wants(last) { kept.add(DisplayList([]), at: last) }
    let steps = kept.spread(8, to: last).map(\.step)
    #expect(steps.count == 8)
    #expect(steps.first == 0 && steps.last == last)
    for (number, step) in steps.enumerated() {
      #expect(abs(step - number * last / 7) <= max(0, count / 512))
    }
    #expect(kept.spread(1, to: last).map(\.step) == [last])
  }
}
