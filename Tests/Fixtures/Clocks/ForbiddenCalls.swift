import Flipbook
import Foundation
import UIKit

/// Calls that a scene must not make, since they cannot be made in virtual time.
enum ForbiddenCall: String, CaseIterable {
  case sleepInTask, mainQueueBehindSleep
  case semaphore, semaphoreWithTimeout, group, condition, operations, operation, workItem
  case thread, detachedThread, runLoop, mainRunLoop, timer, source

  var scene: Scene {
    Scene(rawValue, "A scene calls what it may not.", limit: 1) { CallingController(self) }
  }

  func make() {
    switch self {
    case .sleepInTask: Task.detached { _ = Foundation.usleep(1000) }
    case .mainQueueBehindSleep:
      UIKit.DispatchQueue.global().async {
        _ = Foundation.usleep(1)
        UIKit.DispatchQueue.main.sync {}
      }
    case .semaphore: DispatchSemaphore(value: 0).wait()
    case .semaphoreWithTimeout: _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1)
    case .group:
      let group = DispatchGroup()
      group.enter()
      group.wait()
    case .condition:
      let condition = NSCondition()
      condition.lock()
      condition.wait()
    case .operations:
      let queue = OperationQueue()
      queue.addOperation {}
      queue.waitUntilAllOperationsAreFinished()
    case .operation:
      let operation = BlockOperation {}
      operation.waitUntilFinished()
    case .workItem:
      Dispatch.DispatchWorkItem {}.notify(queue: .main) {}
    case .thread: Thread {}.start()
    case .detachedThread: Thread.detachNewThread {}
    case .runLoop: RunLoop.current.run(until: Date() + 1)
    case .mainRunLoop: RunLoop.main.run(until: Date() + 1)
    case .timer: _ = Foundation.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    case .source:
      let source = Dispatch.DispatchSource.makeTimerSource()
      source.setEventHandler {}
      source.resume()
    }
  }
}

/// Makes a forbidden call a fifth of a second after its view has loaded.
private final class CallingController: UIViewController {
  private let call: ForbiddenCall

  init(_ call: ForbiddenCall) {
    self.call = call
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      try await Task.sleep(for: .milliseconds(200))
      call.make()
    }
  }
}
