import UIKit

/// A dynamic item whose size can be set, too.
protocol ResizableDynamicItem: UIDynamicItem {
  var bounds: CGRect { get set }
}

extension UIView: ResizableDynamicItem {}

/// Turns an animator's motion into width and height: its centre is the size of another item.
final class PositionToBoundsMapping: NSObject, UIDynamicItem {
  var target: ResizableDynamicItem

  init(target: ResizableDynamicItem) {
    self.target = target
    super.init()
  }

  // snippet.mapping
  var bounds: CGRect { target.bounds }

  var center: CGPoint {
    get { CGPoint(x: target.bounds.width, y: target.bounds.height) }
    set { target.bounds = CGRect(x: 0, y: 0, width: newValue.x, height: newValue.y) }
  }
  // snippet.end

  var transform: CGAffineTransform {
    get { target.transform }
    set { target.transform = newValue }
  }
}
