import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// The keyboard of a phone without a home button has 335 points, 44 of them for words it offers.
@MainActor
struct KeyboardTests {
  @Test func `a return key that waits for text does nothing without any`() throws {
    try onStage { stage in
      let (field, view) = (UITextField(), UITextView())
      var count = 0
      field.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
      field.enablesReturnKeyAutomatically = true
      view.enablesReturnKeyAutomatically = true
      stage.window.addSubview(field)
      stage.window.addSubview(view)
      field.becomeFirstResponder()
      stage.runtime.enterText("\n")
      #expect(count == 0)
      stage.runtime.enterText("a\n")
      #expect(count == 1)
      view.becomeFirstResponder()
      stage.runtime.enterText("\n")
      #expect(view.text == "")
      stage.runtime.enterText("a\n")
      #expect(view.text == "a\n")
    }
  }

  private let size = CGSize(width: 375, height: 812)

  /// What a notification said.
  private struct Told: Equatable {
    let name: String
    let begin: CGRect?
    let end: CGRect?
  }

  private final class Log {
    var told: [Told] = []
    var names: [String] { told.map { String($0.name.dropFirst("UIKeyboard".count).dropLast(12)) } }
  }

  private func log(on stage: TestStage) -> Log {
    let log = Log()
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ] {
      _ = stage.runtime.notifications.addObserver(forName: name, object: nil, queue: nil) {
        log.told.append(
          Told(
            name: $0.name.rawValue,
            begin: ($0.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?
              .cgRectValue,
            end: $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect))
      }
    }
    return log
  }

  private func field(on stage: TestStage) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    stage.window.addSubview(field)
    return field
  }

  private var board: KeyboardBoard? {
    Runtime.current.windows.compactMap { $0 as? UIRemoteKeyboardWindow }.last?.board
  }

  @Test func `a search bar has the traits of its field, by which the keyboard looks`() throws {
    try onStage { stage in
      let bar = UISearchBar(frame: CGRect(0, 0, 320, 56))
      stage.window.addSubview(bar)
      #expect(bar.returnKeyType == .search && bar.autocapitalizationType == .none)
      bar.keyboardType = .numberPad
      bar.returnKeyType = .go
      bar.autocapitalizationType = .words
      bar.autocorrectionType = .no
      bar.spellCheckingType = .no
      bar.smartQuotesType = .no
      bar.smartDashesType = .no
      bar.keyboardAppearance = .dark
      bar.enablesReturnKeyAutomatically = true
      let field = bar.searchTextField
      #expect(field.keyboardType == .numberPad && bar.keyboardType == .numberPad)
      #expect(field.returnKeyType == .go && field.autocapitalizationType == .words)
      #expect(field.autocorrectionType == .no && field.spellCheckingType == .no)
      #expect(field.smartQuotesType == .no && field.smartDashesType == .no)
      #expect(field.keyboardAppearance == .dark && field.enablesReturnKeyAutomatically)
    }
  }

  @Test func `what a controller shows in place of its content stands above the keyboard`() throws {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    try onStage(root: controller) { stage in
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      let field = field(on: stage)
      controller.view.addSubview(field)
      stage.run(frames: 2)
      let shown = try #require(controller.view.subviews.first { $0 is UIContentUnavailableView })
      #expect(shown.frame.maxY == controller.view.bounds.maxY)
      field.becomeFirstResponder()
      stage.run(frames: 60)
      #expect(shown.frame.maxY < controller.view.bounds.maxY - 150)
    }
  }

  @Test func `the keyboard comes with a text field and tells of it`() throws {
    let stage = TestStage(size: size)
    defer { stage.leave() }
    let (log, field) = (log(on: stage), field(on: stage))
    field.becomeFirstResponder()
    let below = CGRect(x: 0, y: 812, width: 375, height: 335)
    let shown = CGRect(x: 0, y: 477, width: 375, height: 335)
    #expect(log.names == ["WillChangeFrame", "WillShow"])
    #expect(log.told.allSatisfy { $0.begin == below && $0.end == shown })
    #expect(board?.frame == shown)
    stage.run(frames: 40)
    #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(stage.runtime.hitTest(CGPoint(x: 100, y: 600)) is KeyboardKeys)
  }

  @Test func `the keyboard goes with the first responder`() throws {
    let stage = TestStage(size: size)
    defer { stage.leave() }
    let field = field(on: stage)
    field.becomeFirstResponder()
    stage.run(frames: 40)
    let log = log(on: stage)
    field.resignFirstResponder()
    #expect(log.names == ["WillChangeFrame", "WillHide"])
    #expect(log.told.last?.end == CGRect(x: 0, y: 812, width: 375, height: 335))
    stage.run(frames: 40)
    #expect(log.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(stage.runtime.windows.count == 1)
  }

  @Test func `the keyboard goes while the controller goes that called it`() throws {
    let stage = TestStage(size: size)
    defer { stage.leave() }
    let (root, form) = (UIViewController(), UIViewController())
    stage.window.rootViewController = root
    stage.frame()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    form.view.addSubview(field)
    root.present(form, animated: false)
    stage.run(frames: 2)
    field.becomeFirstResponder()
    stage.run(frames: 40)
    let log = log(on: stage)
    form.dismiss(animated: true)
    stage.run(frames: 2)
    #expect(form.viewIfLoaded?.window != nil)
    #expect(log.names == ["WillChangeFrame", "WillHide"])
  }

  @Test func `a notification tells the duration and the curve as numbers`() throws {
    let stage = TestStage(size: size)
    defer { stage.leave() }
    var info: [AnyHashable: Any] = [:]
    _ = stage.runtime.notifications.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { info = $0.userInfo ?? [:] }
    field(on: stage).becomeFirstResponder()
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    #expect(UIView.AnimationCurve(rawValue: 7)?.rawValue == 7)
  }

  @Test func `the keyboard stays from one field to the next`() throws {
    let stage = TestStage(size: size)
    defer { stage.leave() }
    let (first, second) = (field(on: stage), field(on: stage))
    first.becomeFirstResponder()
    stage.run(frames: 40)
    let log = log(on: stage)
    second.becomeFirstResponder()
    stage.run(frames: 40)
    #expect(log.names.isEmpty)
    #expect(stage.runtime.keyboardState.frame != nil)
  }

  @Test func `passwords and pads of digits have no words above the keys`() throws {
    let stage = TestStage(size: size)
    defer { stage.leave() }
    let field = field(on: stage)
    func height() -> CGFloat? {
      field.becomeFirstResponder()
      defer { field.resignFirstResponder() }
      return stage.runtime.keyboardState.frame?.height
    }
    #expect(height() == 335)
    field.isSecureTextEntry = true
    #expect(height() == 291)
    field.isSecureTextEntry = false
    field.autocorrectionType = .no
    #expect(height() == 291)
    field.autocorrectionType = .default
    field.keyboardType = .numberPad
    #expect(height() == 291)
  }

  @Test(arguments: [(375, 667, 260), (414, 736, 271), (414, 896, 346), (667, 375, 200)])
  func `the keyboard is as high as on a phone`(width: Int, height: Int, keyboard: Int) throws {
    let stage = TestStage(size: CGSize(width: width, height: height))
    defer { stage.leave() }
    field(on: stage).becomeFirstResponder()
    #expect(stage.runtime.keyboardState.frame?.height == CGFloat(keyboard))
  }

  @Test func `a key is lit while it is typed`() throws {
    let stage = TestStage(size: size)
    defer { stage.leave() }
    let field = field(on: stage)
    field.becomeFirstResponder()
    stage.run(frames: 40)
    let plain = stage.runtime.snapshot()
    stage.runtime.press(keys: "Q")
    stage.frame()
    #expect(field.text == "Q")
    #expect(stage.runtime.snapshot() != plain)
    let lit = board?.keys.litKey
    #expect(lit == .letter("q"))
    stage.run(frames: 10)
    #expect(board?.keys.litKey == nil)
  }

  @Test func `keys of another plane are shown for what is on it`() throws {
    let stage = TestStage(size: size)
    defer { stage.leave() }
    field(on: stage).becomeFirstResponder()
    stage.run(frames: 40)
    for (letter, plane) in [("7", KeyPlane.numbers), ("#", .symbols), ("é", .letters)] {
      stage.runtime.press(keys: letter)
      stage.frame()
      #expect(board?.keys.shownPlane == plane)
    }
    #expect(board?.keys.litKey == .letter("e"))
    stage.run(frames: 10)
    stage.runtime.press(keys: "日")
    stage.frame()
    #expect(board?.keys.litKey == nil)
  }

  @Test func `a finger types what it touches`() throws {
    let stage = TestStage(size: size)
    defer { stage.leave() }
    let field = field(on: stage)
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    stage.run(frames: 40)
    func tap(_ key: KeyboardKey) throws {
      let keys = try #require(board?.keys)
      let frame = try #require(keys.frame(of: key))
      let point = keys.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
      stage.frame((1, .began, point))
      stage.frame((1, .ended, point))
      stage.run(frames: 2)
    }
    for key in [KeyboardKey.letter("h"), .shift, .letter("i"), .plane(.numbers), .letter("1")] {
      try tap(key)
    }
    #expect(field.text == "hI1")
    try tap(.delete)
    #expect(field.text == "hI")
  }

  @Test func `a view in place of the keyboard has its own height above the screen's edge`() throws {
    let stage = TestStage(size: size)
    defer { stage.leave() }
    let field = field(on: stage)
    let (pad, bar) = (UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200)), UIToolbar())
    bar.frame.size.height = 44
    field.inputView = pad
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    #expect(stage.runtime.keyboardState.frame?.height == 278)
    #expect(pad.superview === bar.superview)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(pad.frame == CGRect(x: 0, y: 44, width: 375, height: 200))
    field.inputView = nil
    field.reloadInputViews()
    #expect(stage.runtime.keyboardState.frame?.height == 379)
  }

  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test func `the accessory view of a controller stands below by itself`() throws {
    let chat = Chat()
    let stage = TestStage(size: size, root: chat)
    defer { stage.leave() }
    chat.becomeFirstResponder()
    #expect(stage.runtime.keyboardState.frame == CGRect(x: 0, y: 812 - 84, width: 375, height: 84))
    let field = UITextField(frame: CGRect(x: 10, y: 8, width: 300, height: 34))
    chat.bar.addSubview(field)
    field.becomeFirstResponder()
    #expect(stage.runtime.keyboardState.frame?.height == 385)
    #expect(chat.bar.superview === board)
  }

  @Test func `a bar that is as high as its constraints ask reaches down to the edge of the screen`()
  {
    let chat = Chat()
    chat.bar.frame = .zero
    chat.bar.autoresizingMask = .flexibleHeight
    let field = constrained("field", in: chat.bar, as: Content(100, 60))
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: chat.bar.topAnchor, constant: 8),
      field.bottomAnchor.constraint(
        equalTo: chat.bar.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: chat.bar.leadingAnchor, constant: 12),
      field.trailingAnchor.constraint(equalTo: chat.bar.trailingAnchor, constant: -12),
    ])
    let stage = TestStage(size: size, root: chat)
    defer { stage.leave() }
    stage.run(frames: 60)
    #expect(
      stage.runtime.keyboardState.frame == CGRect(x: 0, y: 812 - 110, width: 375, height: 110))
    #expect(chat.bar.frame == CGRect(0, 0, 375, 110))
    #expect(field.frame == CGRect(12, 8, 351, 60))
    // Measured again where it stands, it asks for no more.
    chat.reloadInputViews()
    #expect(stage.runtime.keyboardState.frame?.height == 110)
  }

  @Test func `a controller with a bar for input shows it as soon as it is there`() {
    let chat = Chat()
    let stage = TestStage(size: size, root: chat)
    defer { stage.leave() }
    stage.frame()
    #expect(chat.isFirstResponder)
    #expect(stage.runtime.keyboardState.frame?.height == 84)
  }

  @Test func `constraints on the keyboard's guide move with the keyboard`() throws {
    let root = UIViewController()
    let stage = TestStage(size: size, root: root)
    defer { stage.leave() }
    let view: UIView = root.view
    let button = UIView()
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.heightAnchor.constraint(equalToConstant: 50),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    stage.frame()
    #expect(button.frame.maxY == 778)
    let field = field(on: stage)
    view.addSubview(field)
    field.becomeFirstResponder()
    #expect(button.frame.maxY == 477)
    stage.run(frames: 6)
    let seen = button.layer.presentation()?.frame.maxY ?? 0
    #expect(seen > 477 && seen < 812 - 34)
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 477, width: 375, height: 335))
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    field.resignFirstResponder()
    stage.run(frames: 40)
    #expect(button.frame.maxY == 812)
  }

  @Test func `an alert with a field stands above the keyboard`() throws {
    let root = UIViewController()
    let stage = TestStage(size: size, root: root)
    defer { stage.leave() }
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
    stage.run(frames: 60)
    #expect(stage.runtime.keyboardState.frame?.minY == 477)
    #expect(abs(alert.view.frame.midY - 477 / 2) <= 1)
  }

  @Test func `the app does not see the keyboard's window`() throws {
    let stage = TestStage(size: size)
    defer { stage.leave() }
    field(on: stage).becomeFirstResponder()
    #expect(stage.runtime.windows.count == 2)
    #expect(UIApplication.shared.windows == [stage.window])
    #expect(stage.runtime.keyWindow === stage.window)
  }

  @Test func `an animation with the keyboard's curve goes with it`() throws {
    let stage = TestStage(size: size)
    defer { stage.leave() }
    let (field, view) = (field(on: stage), UIView(frame: CGRect(x: 0, y: 812, width: 9, height: 9)))
    stage.window.addSubview(view)
    field.becomeFirstResponder()
    UIView.animate(
      withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
      animations: { view.frame.origin.y = 477 })
    for _ in 0..<20 {
      stage.frame()
      let keyboard = try #require(board?.layer.presentation()).frame
      #expect(abs((view.layer.presentation()?.frame.minY ?? 0) - keyboard.minY) < 1e-6)
    }
  }
}
