/// A change of the keyboard's place, as notifications tell it.
struct KeyboardChange {
  /// Where the keyboard stands before and after.
  ///
  /// *Space*: the screen's, in points.
  let begin: CGRect
  let end: CGRect
  let isComing: Bool
  let isGoing: Bool
  /// *Units*: seconds.
  let duration: TimeInterval

  /// Tells that the change begins.
  ///
  /// Unspecified by Apple: that the change of the frame is told first.
  @MainActor
  func tellBefore(on runtime: Runtime) {
    post(UIResponder.keyboardWillChangeFrameNotification, runtime)
    if isComing { post(UIResponder.keyboardWillShowNotification, runtime) }
    if isGoing { post(UIResponder.keyboardWillHideNotification, runtime) }
  }

  /// Tells that the change has ended.
  @MainActor
  func tellAfter(on runtime: Runtime) {
    post(UIResponder.keyboardDidChangeFrameNotification, runtime)
    if isComing { post(UIResponder.keyboardDidShowNotification, runtime) }
    if isGoing { post(UIResponder.keyboardDidHideNotification, runtime) }
  }

  @MainActor
  private func post(_ name: NSNotification.Name, _ runtime: Runtime) {
    runtime.notifications.post(
      name: name, object: runtime.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
          value: UIView.AnimationCurve.keyboard.rawValue),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}

extension UIResponder {
  /// The keyboard is about to appear.
  ///
  /// The notification's object is the screen; `userInfo` says where the keyboard stands before and
  /// after, how long its way takes and by which curve.
  public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard has appeared.
  public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard is about to disappear.
  public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard has disappeared.
  public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// The frame of the keyboard is about to change, be it that the keyboard comes, goes or grows.
  public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The frame of the keyboard has changed.
  public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// An `NSValue` with the keyboard's frame before.
  ///
  /// *Space*: the screen's, in points.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// An `NSValue` with the keyboard's frame after.
  ///
  /// *Space*: the screen's, in points.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// An `NSNumber` with the duration of the keyboard's way.
  ///
  /// *Units*: seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// An `NSNumber` with the raw value of the keyboard's `UIView.AnimationCurve`.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// An `NSNumber` that says that the keyboard belongs to this app: always true.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
