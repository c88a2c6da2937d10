import CClocks

/// What happens at the system calls that `CClocks` replaces.
enum CallsOfScenes {
  /// From now on, puts scenes' work in their stage's inbox, and ends scenes that make a refused
  /// call.
  static func serve() { _ = isServed }

  private static let isServed: Bool = {
    clocks_serve(
      { work in StageWork(work).map { WorkInbox.put($0, for: work.stage) } },
      { refusal, call in refuse(refusal, call.map { String(cString: $0) } ?? "a function") },
      { nanoseconds in
        MainActor.assumeIsolated {
          let seconds = TimeInterval(nanoseconds) / 1e9
          return World.current.sleepInBackground(seconds)
            || World.current.sleepOnMainThread(seconds)
        }
      })
    return true
  }()

  private static func refuse(_ refusal: clocks_refusal, _ call: String) {
    MainActor.assumeIsolated {
      guard refusal != clocks_zone else { stop(.noZone(call)) }
      stop(.leavesVirtualTime(call: call, advice: advice(on: refusal)))
    }
  }

  /// Returns what to do in place of a call, as sentences.
  private static func advice(on refusal: clocks_refusal) -> String {
    switch refusal {
    case clocks_sleep:
      """
      A task beside the main thread has no thread of its own here. Wait with Task.sleep, Timer or \
      asyncAfter.
      """
    case clocks_wait:
      """
      A scene has one thread, on which nothing goes on meanwhile. Use await, a completion handler, \
      or notify of a DispatchGroup.
      """
    case clocks_thread:
      """
      A thread runs in the machine's time and order. Use Task, DispatchQueue or OperationQueue, \
      which a scene does in its own.
      """
    case clocks_run_loop:
      """
      A run loop goes by the machine's time. Return from the function; what waits in Task, Timer \
      and DispatchQueue comes by itself.
      """
    case clocks_foreign_timer:
      """
      It goes by the machine's time. Import UIKit in this file and say UIKit.Timer, or use \
      Task.sleep.
      """
    default:
      """
      It goes by the machine's time. Import UIKit in this file and say UIKit.DispatchSource for a \
      timer, or use Timer, or Task with an AsyncStream.
      """
    }
  }
}
