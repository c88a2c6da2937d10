import Observation
import Testing
import UIKit

@Observable private final class Tally { var count = 0 }

/// Observable properties that views and controllers read in layout.
@MainActor @Suite struct ObservationTests {
  private final class Count: UIViewController {
    let tally = Tally()
    var seen: [Int] = []
    override func viewWillLayoutSubviews() { seen.append(tally.count) }
  }

  private final class Sign: UIView {
    let tally = Tally()
    var laidOut: [Int] = []
    var updates = 0
    override func layoutSubviews() { laidOut.append(tally.count) }
    override func updateProperties() { updates += 1 }
  }

  @Test func `a controller is laid out again when what it read has changed`() throws {
    let count = Count()
    try onStage(root: count) { stage in
      #expect(count.seen == [0])
      count.tally.count = 7
      stage.frame()
      #expect(count.seen == [0, 7])
      stage.frame()
      #expect(count.seen == [0, 7])
    }
  }

  @Test func `a view is laid out again, and updates properties when it is asked to`() throws {
    try onStage { stage in
      let sign = Sign(frame: CGRect(0, 0, 10, 10))
      stage.window.addSubview(sign)
      stage.frame()
      #expect(sign.laidOut == [0])
      #expect(sign.updates == 1)
      sign.tally.count = 1
      stage.frame()
      #expect(sign.laidOut == [0, 1])
      #expect(sign.updates == 1)
      sign.setNeedsUpdateProperties()
      stage.frame()
      #expect(sign.updates == 2)
    }
  }
}
