import Flipbook
import Foundation
import UIKit

/// Scenes that go wrong, for the tests of the commands.
@main
struct Fixtures: Gallery {
  static let scenes = [
    still, fall, miss, endless, stuck, raising, leaving, odd, talking, clock, floating,
    letters, appearances, confetti, snow, layers, playground, adapting, frosted, twins,
    stress, home, abroad,
  ]

  /// Stands still for half a second.
  static let still = Scene("still", "Nothing moves.") { SquareController() }

  static let fall = Scene("fall", "A square falls out of the picture.", limit: 1) {
    SquareController { square in [UIGravityBehavior(items: [square])] }
  }

  static let miss = Scene(
    "miss", "A finger misses.", limit: 2, fingers: [.tap("triangle", at: 0.5)]
  ) {
    SquareController()
  }

  static let endless = Scene("endless", "A square is pushed round for ever.", limit: 86_400) {
    SquareController { square in
      let push = UIPushBehavior(items: [square], mode: .continuous)
      push.magnitude = 0.1
      push.action = { push.angle += 0.1 }
      return [push]
    }
  }

  static let stuck = Scene("stuck", "Code that never comes back.") {
    SquareController { square in
      let gravity = UIGravityBehavior(items: [square])
      gravity.action = { while square.tag == 0 {} }
      return [gravity]
    }
  }

  static let raising = Scene("raising", "A view without a size is to fall.", limit: 2) {
    SquareController { square in
      let gravity = UIGravityBehavior(items: [square])
      gravity.action = { gravity.addItem(UIView()) }
      return [gravity]
    }
  }

  static let leaving = Scene("leaving", "Code that ends the process.", limit: 2) {
    SquareController { square in
      let gravity = UIGravityBehavior(items: [square])
      gravity.action = { if square.center.y > 300 { exit(0) } }
      return [gravity]
    }
  }

  /// Nothing lies behind its square.
  static let floating = Scene("floating", "A square stands on nothing.", limit: 0.1) {
    let controller = SquareController()
    controller.view.backgroundColor = nil
    return controller
  }

  static let talking = Scene("talking", "Code that prints.", limit: 0.1) {
    SquareController { square in
      print("A square at \(square.center).")
      print("It has more to say", terminator: "")
      return []
    }
  }

  /// Shows a view whose name contains what many a format gives a meaning.
  static let odd = Scene("odd", "A view has an odd name.", limit: 0.1) {
    SquareController { square in
      square.accessibilityIdentifier = oddName
      return []
    }
  }

  private static let oddName = "=1+1,\"<&>\r\n\u{1B}[31m'\u{FFFE}\u{202E}\t"
}

extension Fixtures {
  /// Shows what the wall clock says where the film is made.
  fileprivate static let clock = Scene("clock", "A label shows the hour.", limit: 0.5) {
    let controller = SquareController()
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm zzz"
    label.text = formatter.string(from: Foundation.Date(timeIntervalSinceReferenceDate: 0))
    controller.view.addSubview(label)
    return controller
  }
}

/// A square in the middle, and the behaviours that act on it.
final class SquareController: UIViewController {
  private let behaviors: (UIView) -> [UIDynamicBehavior]
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  init(behaviors: @escaping (UIView) -> [UIDynamicBehavior] = { _ in [] }) {
    self.behaviors = behaviors
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 140, y: 264, width: 40, height: 40))
    square.backgroundColor = .orange
    square.accessibilityIdentifier = "square"
    view.addSubview(square)
    behaviors(square).forEach(animator.addBehavior)
  }
}
