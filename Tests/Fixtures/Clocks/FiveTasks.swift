import Flipbook
import UIKit

let fiveTasks = Scene(
  "five-tasks", "Five tasks sleep, race, cancel one another and move squares.", limit: 5
) {
  FiveTasksController()
}

/// Runs tasks of every kind, whose order and times are seen in the film.
final class FiveTasksController: UIViewController {
  private let squares = (0..<5).map { number in
    let square = UIView(frame: CGRect(x: 10 + 60 * number, y: 40, width: 50, height: 50))
    square.backgroundColor = .orange
    square.accessibilityIdentifier = "square-\(number)"
    return square
  }
  private let tally = Tally()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    squares.forEach(view.addSubview)
    let (steps, continuation) = AsyncStream<CGFloat>.makeStream()
    Task { try await walk(telling: continuation) }
    Task { await follow(steps) }
    Task { await race() }
    let sleeper = Task { await sleep() }
    let tally = tally
    Task.detached { [weak self] in
      for _ in 0..<3 { await tally.count() }
      try await ContinuousClock().sleep(until: .now + .milliseconds(333))
      sleeper.cancel()
      await self?.finish(after: await tally.sum)
    }
  }

  /// Sleeps and moves four times, and yields the number of each step.
  private func walk(telling continuation: AsyncStream<CGFloat>.Continuation) async throws {
    for step in 1...4 {
      try await Task.sleep(for: .milliseconds(130))
      UIView.animate(withDuration: 0.1) { self.squares[0].center.y += 70 }
      continuation.yield(CGFloat(step))
    }
    continuation.finish()
  }

  /// Moves as far as a stream says.
  private func follow(_ steps: AsyncStream<CGFloat>) async {
    for await step in steps {
      UIView.animate(withDuration: 0.2) { self.squares[1].center.y = 60 + step * 80 }
    }
    squares[1].backgroundColor = .green
  }

  /// Moves a square for the first of three tasks, and cancels the others.
  private func race() async {
    let winner = await withTaskGroup(of: Int.self) { group in
      for number in 0..<3 {
        group.addTask {
          try? await Task.sleep(for: .milliseconds([190, 170, 3_000][number]))
          return number
        }
      }
      let first = await group.next() ?? 0
      group.cancelAll()
      return first
    }
    async let far = Self.slowly(200)
    async let near = Self.slowly(100)
    let distance = await far + near + CGFloat(winner)
    UIView.animate(withDuration: 0.3) { self.squares[2].center.y += distance }
  }

  nonisolated private static func slowly(_ distance: CGFloat) async -> CGFloat {
    try? await Task.sleep(for: .milliseconds(Int(distance)))
    return distance
  }

  /// Fades when it is cancelled, long before its sleep would end.
  private func sleep() async {
    do {
      try await Task.sleep(for: .seconds(4))
    } catch {
      UIView.animate(withDuration: 0.2) { self.squares[3].alpha = 0.3 }
    }
  }

  /// Moves to a place that depends on random numbers and on the clocks.
  private func finish(after count: Int) {
    let seconds = Date().timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
    squares[4].center = CGPoint(
      x: CGFloat(Int.random(in: 40...280)), y: 200 + 100 * seconds + CGFloat(10 * count))
  }
}

/// Counts the calls of other tasks.
private actor Tally {
  private(set) var sum = 0

  func count() async {
    sum += 1
    try? await Task.sleep(nanoseconds: 10_000_000)
  }
}
