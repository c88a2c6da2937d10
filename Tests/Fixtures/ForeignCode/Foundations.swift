import Foundation
import UIKit

/// Timers, queues, chance and notifications in a file that imports Foundation beside UIKit.
public class BothImports: UIViewController {
  public var notes: [String] = []
  var timer: Timer?
  var observation: NSObjectProtocol?
  static let happened = Notification.Name("happened")

  public override func viewDidLoad() {
    super.viewDidLoad()
    observation = NotificationCenter.default.addObserver(
      forName: BothImports.happened, object: nil, queue: nil
    ) { [weak self] _ in
      self?.note("happened")
    }
    timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { [weak self] _ in
      self?.note("timer \(arc4random_uniform(1000)) \(Int(drand48() * 1000)) \(arc4random() % 9)")
      NotificationCenter.default.post(name: BothImports.happened, object: nil)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.note("after") }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(200)) {
      self.note("after now")
    }
    RunLoop.main.perform { self.note("perform") }
    OperationQueue.main.addOperation { self.note("operation") }
    DispatchQueue.main.async { self.note("async") }
    Task { @MainActor in self.note("task") }
  }

  func note(_ what: String) {
    notes.append("\(Int((CACurrentMediaTime() * 1000).rounded())) \(what)")
  }
}
