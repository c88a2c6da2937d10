import UIKit

/// Adds and removes the same action, made twice.
public class ActionController: UIViewController {
  public let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  public let tap = UITapGestureRecognizer()
  public var presses = 0
  public var delayed = 0

  public func connect() {
    button.addTarget(
      self, action: Selector(ActionController.pressed, "pressed"), for: .touchUpInside)
    tap.addTarget(self, action: Selector(ActionController.pressed, "pressed"))
  }

  public func disconnect() {
    button.removeTarget(
      self, action: Selector(ActionController.pressed, "pressed"), for: .touchUpInside)
    tap.removeTarget(self, action: Selector(ActionController.pressed, "pressed"))
  }

  public func later() {
    perform(Selector(ActionController.late, "late"), with: nil, afterDelay: 0.1)
  }

  public func notLater() {
    NSObject.cancelPreviousPerformRequests(
      withTarget: self, selector: Selector(ActionController.late, "late"), object: nil)
  }

  public func pressed() { presses += 1 }

  public func late() { delayed += 1 }
}
