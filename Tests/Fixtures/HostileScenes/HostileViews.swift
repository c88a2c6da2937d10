import Flipbook
import UIKit

/// Calls a closure whenever it is laid out.
final class LayoutView: UIView {
  private let whenLaidOut: (LayoutView) -> Void

  init(whenLaidOut: @escaping (LayoutView) -> Void) {
    self.whenLaidOut = whenLaidOut
    super.init(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut(self)
  }
}

/// Adds another view of its class inside itself when it is laid out.
final class GrowingView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(GrowingView(frame: bounds))
  }
}

/// Grows whenever it has grown.
final class BoundsView: UIView {
  override var bounds: CGRect {
    didSet {
      // Without a condition the optimizer takes what follows for code that is never reached.
      if bounds.width < Self.tooWide { bounds.size.width += 1 }
    }
  }

  private static let tooWide: CGFloat = 1e300
}

/// Draws its own layer while it is drawn.
final class DrawingView: UIView {
  override func draw(_ rect: CGRect) {
    layer.setNeedsDisplay()
    if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
  }
}

/// Becomes the first responder again when it resigns.
final class StubbornField: UITextField {
  override func resignFirstResponder() -> Bool {
    _ = super.resignFirstResponder()
    becomeFirstResponder()
    // The result is used: the optimizer makes an endless loop of a call that comes last.
    let hasResigned = !isHidden && resignFirstResponder()
    tag += 1
    return hasResigned
  }
}

/// Leaves its superview and comes back whenever it was added.
final class RestlessView: UIView {
  override func didMoveToSuperview() {
    guard let parent = superview else { return }
    removeFromSuperview()
    parent.addSubview(self)
  }
}

/// Asks for its view while it loads it.
final class LoadingController: UIViewController {
  override func loadView() { view.backgroundColor = .red }
}

/// Calls a closure each frame.
@MainActor
final class FrameCaller: NSObject {
  private let call: @MainActor () -> Void
  private var link: CADisplayLink?

  init(call: @escaping @MainActor () -> Void) {
    self.call = call
    super.init()
    let link = CADisplayLink(target: self, selector: Selector(FrameCaller.tick))
    link.add(to: .main, forMode: .default)
    self.link = link
  }

  func tick() { call() }
}

/// Calls a closure for each tap.
@MainActor
final class TapReceiver: NSObject {
  private let call: @MainActor () -> Void

  init(call: @escaping @MainActor () -> Void) { self.call = call }

  func tapped() { call() }
}
