import UIKit

/// Names of UIKit that apps use, spelled as Apple spells them; the test asks for their defaults.
public enum Names {
  @MainActor public static var defaults: [String: Any] {
    let touch = UITextField()
    let search = UISearchController(searchResultsController: nil)
    let split = UISplitViewController(style: .doubleColumn)
    let dates = UIDatePicker()
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    let configuration = UIButton.Configuration.plain()
    let controller = UIViewController()
    let link = CADisplayLink(target: NSObject(), selector: Selector(UIView.setNeedsLayout))
    let path = NSIndexPath(item: 3, section: 2)
    return [
      "inputView": touch.inputView as Any, "inputAccessoryView": touch.inputAccessoryView as Any,
      "keyboardType": touch.keyboardType, "returnKeyType": touch.returnKeyType,
      "autocapitalizationType": touch.autocapitalizationType,
      "obscures": search.obscuresBackgroundDuringPresentation,
      "hides": search.hidesNavigationBarDuringPresentation, "isActive": search.isActive,
      "automaticallyShowsCancelButton": search.automaticallyShowsCancelButton,
      "hidesSearchBar": controller.navigationItem.hidesSearchBarWhenScrolling,
      "displayMode": split.preferredDisplayMode, "splitStyle": split.style,
      "dateStyle": dates.preferredDatePickerStyle, "dateMode": dates.datePickerMode,
      "minimum": effect.minimumRelativeValue as Any, "motionEffects": touch.motionEffects.count,
      "attributedTitle": configuration.attributedTitle as Any,
      "preferredContentSize": controller.preferredContentSize,
      "modalPresentationStyle": controller.modalPresentationStyle.rawValue,
      "expands": controller.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge
        as Any,
      "preferredFramesPerSecond": link.preferredFramesPerSecond, "item": path.item,
      "section": path.section, "isGeometryFlipped": CALayer().isGeometryFlipped,
      "usesBottomSafeArea": touch.keyboardLayoutGuide.usesBottomSafeArea,
      "contentScaleFactor": touch.contentScaleFactor,
      "debugDescription": CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription,
      "classForCoder": touch.classForCoder, "HUGE": CGFloat(HUGE),
      "attachment": NSTextAttachment().bounds,
    ]
  }

  /// Moves a view with the keyboard as tutorials do.
  @MainActor public final class FormController: UIViewController {
    public let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    public let bottom = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    public private(set) var lines: [String] = []

    override public func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      view.addSubview(bottom)
      let center = NotificationCenter.default
      center.addObserver(
        self, selector: Selector(FormController.keyboardWillShow(notification:)),
        name: UIResponder.keyboardWillShowNotification, object: nil)
      center.addObserver(
        self, selector: Selector(FormController.keyboardWillHide(notification:)),
        name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    func keyboardWillShow(notification: Notification) {
      guard let userInfo = notification.userInfo,
        let frame = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
        let other = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
        let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
        let curve = (userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?
          .uintValue
      else { return }
      lines.append("show \(frame.height) \(other == frame) \(duration) \(curve)")
      UIView.animate(
        withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
        animations: { self.bottom.frame.origin.y = frame.minY - 30 }, completion: nil)
    }

    func keyboardWillHide(notification: Notification) { lines.append("hide") }
  }

  /// Draws a gradient and a text with an image, as old code does.
  @MainActor public final class GradientView: UIView {
    override public func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      let colorSpace = CGColorSpaceCreateDeviceRGB()
      let colorLocations: [CGFloat] = [0.0, 1.0]
      guard
        let gradient = CGGradient(
          colorsSpace: colorSpace, colors: colors as CFArray, locations: colorLocations)
      else { return }
      context.drawLinearGradient(
        gradient, start: CGPoint.zero, end: CGPoint(x: 0, y: bounds.height), options: [])
    }
  }

  /// Sets the looks of bars for the whole app.
  @MainActor public static func dress() {
    UINavigationBar.appearance().barTintColor = .black
    UINavigationBar.appearance().tintColor = .white
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    UIBarButtonItem.appearance().tintColor = UIColor.yellow
    UITabBar.appearance().barTintColor = .black
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .red
  }

  /// Waits as code of Core Foundation does.
  @MainActor public static func wait(_ delay: TimeInterval, _ body: @escaping () -> Void) {
    let fireDate = delay + CFAbsoluteTimeGetCurrent()
    let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, fireDate, 0, 0, 0) { _ in
      body()
    }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, CFRunLoopMode.commonModes)
  }
}
