import DispatchNames
import QuartzCore
import SystemWorld
import Testing

/// Queues and sources on a stage that shows nothing.
@MainActor @Suite struct BareQueueTests {
  private func onWorld(_ body: (World) -> Void) {
    let before = World.current
    defer { World.current = before }
    let world = World(over: LayerRuntime(), isOfStage: true)
    World.current = world
    body(world)
  }

  /// What blocks of queues wrote down.
  private final class Notes: @unchecked Sendable {
    var lines: [String] = []
  }

  @Test func `a block is done at its moment, one of the background before one asked for later`() {
    onWorld { world in
      let notes = Notes()
      let queue = DispatchNames.DispatchQueue(label: "background")
      DispatchNames.DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        notes.lines.append("late")
      }
      queue.async { notes.lines.append("at once") }
      DispatchNames.DispatchQueue.main.async { notes.lines.append("then") }
      #expect(world.makeDueCalls() == 2)
      #expect(notes.lines == ["at once", "then"])
      world.advanceClock(to: 0.5)
      #expect(world.makeDueCalls() == 1)
      #expect(notes.lines == ["at once", "then", "late"])
    }
  }

  @Test func `a work item that was cancelled is not done`() {
    onWorld { world in
      let notes = Notes()
      let item = DispatchNames.DispatchWorkItem { notes.lines.append("done") }
      DispatchNames.DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      item.cancel()
      world.advanceClock(to: 2)
      #expect(world.makeDueCalls() == 1)
      #expect(notes.lines.isEmpty)
    }
  }

  @Test func `a source calls at its times`() {
    onWorld { world in
      let notes = Notes()
      let source = DispatchNames.DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 1, repeating: 0.5)
      source.setEventHandler { notes.lines.append("tick") }
      source.resume()
      for time in [0.9, 1, 1.4, 1.5] {
        world.advanceClock(to: time)
        _ = world.makeDueCalls()
      }
      #expect(notes.lines == ["tick", "tick"])
      source.cancel()
    }
  }

  @Test func `the moment now is that of the stage`() {
    onWorld { world in
      world.advanceClock(to: 3)
      #expect(DispatchNames.DispatchTime.now().uptimeNanoseconds == 3_000_000_000)
    }
  }
}
