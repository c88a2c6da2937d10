/// The keyboard of a stage: comes and goes with the first responder.
///
/// Source: Apple, UIResponder, `inputView` and `inputAccessoryView`.
@MainActor
final class Keyboard {
  private weak var runtime: Runtime?
  /// Shows the keyboard in front of the app's windows.
  private lazy var window = UIRemoteKeyboardWindow(frame: runtime?.screen.bounds ?? .zero)
  /// The height of what is shown; 0 for nothing.
  ///
  /// *Units*: points.
  private var height: CGFloat = 0
  /// The number of the last change, by which the end of an older one is known.
  private var changes = 0
  /// Whether one first responder gives way to the next, so that the keyboard stays.
  private var isHeld = false

  init(of runtime: Runtime) { self.runtime = runtime }

  /// Runs code in which one first responder gives way to the next; the keyboard stays meanwhile.
  func hold<Result>(_ body: () -> Result) -> Result {
    let wasHeld = isHeld
    isHeld = true
    defer { isHeld = wasHeld }
    return body()
  }

  /// Lights the key of a letter that is typed, where keys are shown.
  func light(_ letter: Character) {
    if height > 0 { window.board.keys.light(letter) }
  }

  /// Shows what the first responder asks for, or nothing without one.
  func update() {
    guard !isHeld, let runtime else { return }
    let input = runtime.firstResponder.flatMap { KeyboardInput(of: $0) }
    guard input != nil || height > 0 else { return }
    let screen = runtime.screen.bounds.size
    let newHeight = input.map { $0.height(on: runtime.screen) } ?? 0
    // What comes has its own height below the screen already, and what goes keeps it.
    let begin = CGRect(
      x: 0, y: screen.height - height, width: screen.width,
      height: height > 0 ? height : newHeight)
    let end = CGRect(
      x: 0, y: screen.height - newHeight, width: screen.width,
      height: newHeight > 0 ? newHeight : height)
    let isComing = height == 0
    height = newHeight
    if let input {
      window.overrideUserInterfaceStyle = input.style(besides: runtime.world.userInterfaceStyle)
      window.board.show(input)
    }
    guard begin != end else { return window.board.stand(in: end) }
    changes += 1
    let change = KeyboardChange(
      begin: begin, end: end, isComing: isComing, isGoing: newHeight == 0,
      duration: UIView.areAnimationsEnabled ? Self.toldDuration : 0)
    change.tellBefore(on: runtime)
    move(change, runtime)
  }

  private func move(_ change: KeyboardChange, _ runtime: Runtime) {
    let number = changes
    if change.isComing {
      window.isHidden = false
      runtime.bringToFront(window)
      window.board.stand(in: change.begin)
    }
    // What else waits for layout is not animated with the keyboard.
    if runtime.keyboardState.hasGuides { for window in runtime.windows { window.layoutIfNeeded() } }
    runtime.keyboardState.frame = change.isGoing ? nil : change.end
    UIView.run(
      UIView.keyboardDuration, 0, .system,
      [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve],
      {
        window.board.stand(in: change.end)
        makeRoom(runtime)
      },
      { [weak self, weak runtime] _ in
        guard let self, let runtime, changes == number else { return }
        if change.isGoing {
          window.isHidden = true
          window.board.clear()
        }
        change.tellAfter(on: runtime)
      })
  }

  /// Lays out what stands where the keyboard leaves room: views at its guides, and alerts.
  private func makeRoom(_ runtime: Runtime) {
    for window in runtime.windows {
      for case let container as UITransitionView in window.subviews {
        container.setNeedsLayout()
        container.layoutIfNeeded()
      }
      if runtime.keyboardState.hasGuides { window.layoutIfNeeded() }
    }
  }

  /// The duration that notifications tell; the keyboard moves by a spring, which rests later.
  ///
  /// *Units*: seconds.
  ///
  /// Source: docs/measurements.md, “The keyboard”.
  private static let toldDuration: TimeInterval = 0.25
}

extension Runtime {
  /// The keyboard.
  var keyboard: Keyboard { part { Keyboard(of: self) } }
}

/// The window in front of all others, which lets touches beside the keyboard through.
final class UIRemoteKeyboardWindow: UIWindow, KnownByName {
  let board = KeyboardBoard()

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = Self.level
    addSubview(board)
  }

  /// Source: seen on iOS 13 to 18.
  private static let level = Level(10_000_000)

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
