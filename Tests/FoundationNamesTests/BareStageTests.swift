import FoundationNames
import QuartzCore
import SystemWorld
import Testing

/// What Foundation declares, on a stage that shows nothing.
@MainActor @Suite struct BareStageTests {
  private func onWorld(_ body: (World) -> Void) {
    let before = World.current
    defer { World.current = before }
    let world = World(over: LayerRuntime(), isOfStage: true, with: [NetworkOfStage()])
    World.current = world
    body(world)
  }

  @MainActor private final class Counter: NSObject {
    var count = 0
    func note() { count += 1 }
  }

  @Test func `a timer calls at its intervals until it is over`() {
    onWorld { world in
      var moments: [TimeInterval] = []
      let timer = FoundationNames.Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) {
        timer in
        moments.append(world.time)
        if moments.count == 2 { timer.invalidate() }
      }
      world.advanceClock(to: 5)
      #expect(world.makeDueCalls() == 2)
      #expect(moments == [0.5, 1])
      #expect(!timer.isValid)
    }
  }

  @Test func `a stage has messages and settings of its own`() {
    onWorld { _ in
      let name = NSNotification.Name("note")
      var heard = 0
      FoundationNames.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil)
      {
        _ in heard += 1
      }
      FoundationNames.NotificationCenter.default.post(name: name, object: nil)
      #expect(heard == 1)
      FoundationNames.UserDefaults.standard.set(3, forKey: "key")
      onWorld { _ in
        FoundationNames.NotificationCenter.default.post(name: name, object: nil)
        #expect(heard == 1)
        #expect(FoundationNames.UserDefaults.standard.object(forKey: "key") == nil)
      }
      #expect(FoundationNames.UserDefaults.standard.integer(forKey: "key") == 3)
    }
  }

  @Test func `a stage has a session of its own`() {
    onWorld { _ in
      let session = FoundationNames.URLSession.shared
      onWorld { _ in #expect(FoundationNames.URLSession.shared !== session) }
      #expect(FoundationNames.URLSession.shared === session)
    }
  }

  @Test func `a delayed call is made, and one that was taken back is not`() {
    onWorld { world in
      let (made, taken) = (Counter(), Counter())
      made.perform(Selector(Counter.note), with: nil, afterDelay: 1)
      taken.perform(Selector(Counter.note), with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: taken)
      world.advanceClock(to: 1)
      _ = world.makeDueCalls()
      #expect((made.count, taken.count) == (1, 0))
    }
  }

  @Test func `an object of no view tells those who observe its properties`() {
    onWorld { _ in
      let counter = Counter()
      var seen: [Int] = []
      let observation = counter.observe(\.count, options: [.new]) { _, change in
        if let new = change.newValue { seen.append(new) }
      }
      counter.note()
      tellObservers(of: counter)
      tellObservers(of: counter)
      observation.invalidate()
      counter.note()
      tellObservers(of: counter)
      #expect(seen == [1])
    }
  }
}
