import Geometry

/// Changes of layers that belong together.
///
/// What is changed outside of any transaction belongs to one that ends with the frame. Source: Apple,
/// CATransaction.
@MainActor
public final class CATransaction: NSObject {
  /// Begins a transaction inside the present one.
  public class func begin() {
    let runtime = LayerRuntime.current
    runtime.transactions.append(TransactionState(in: runtime.transactions.last))
  }

  /// Ends the transaction that was begun last.
  public class func commit() {
    let runtime = LayerRuntime.current
    guard runtime.transactions.count > 1, let last = runtime.transactions.popLast() else {
      return flush()
    }
    last.close()
  }

  /// Ends the transaction that ends with the frame otherwise.
  public class func flush() { LayerRuntime.current.closeFrameTransaction() }

  /// How long animations take that do not say it. Units: seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { current.ownDuration = dur }

  /// How long animations take that do not say it. Units: seconds.
  public class func animationDuration() -> CFTimeInterval {
    current.duration ?? TransactionState.standardDuration
  }

  /// The pace of animations that have none of their own.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.ownTimingFunction = function
  }

  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    current.timingFunction
  }

  /// Whether changed properties are seen at once.
  public class func setDisableActions(_ flag: Bool) { current.ownDisablesActions = flag }

  public class func disableActions() -> Bool { current.disablesActions }

  /// What is called when all animations that are added from now on in this transaction are over.
  public class func setCompletionBlock(_ block: (() -> Void)?) { current.setCompletion(block) }

  public class func completionBlock() -> (() -> Void)? { current.completion?.block }

  private class var current: TransactionState { LayerRuntime.current.transaction }
}

/// What one transaction says.
@MainActor
final class TransactionState {
  /// How long animations take where nothing is said. Units: seconds.
  static let standardDuration: CFTimeInterval = 0.25

  /// What is called when some animations are over.
  final class Completion {
    let block: () -> Void
    var waiting = 0
    var isClosed = false

    init(_ block: @escaping () -> Void) { self.block = block }
  }

  var ownDuration: CFTimeInterval?
  var ownTimingFunction: CAMediaTimingFunction?
  var ownDisablesActions: Bool?
  private(set) var completion: Completion?
  private let outer: TransactionState?

  /// One inside another; the one that ends with the frame is in none.
  init(in outer: TransactionState?) { self.outer = outer }

  var duration: CFTimeInterval? { ownDuration ?? outer?.duration }
  var timingFunction: CAMediaTimingFunction? { ownTimingFunction ?? outer?.timingFunction }
  var disablesActions: Bool { ownDisablesActions ?? outer?.disablesActions ?? false }

  func setCompletion(_ block: (() -> Void)?) {
    completion.map(Self.closeCompletion)
    completion = block.map { Completion($0) }
  }

  /// Those that wait for an animation that is added now.
  var completions: [Completion] {
    (completion.map { [$0] } ?? []) + (outer?.completions ?? [])
  }

  /// Nothing more is added.
  func close() {
    completion.map(Self.closeCompletion)
    completion = nil
  }

  private static func closeCompletion(_ completion: Completion) {
    completion.isClosed = true
    if completion.waiting == 0 { completion.block() }
  }

  /// An animation that was waited for is over.
  static func ended(_ completion: Completion) {
    completion.waiting -= 1
    if completion.isClosed, completion.waiting == 0 { completion.block() }
  }
}

extension LayerRuntime {
  /// What holds for changes now.
  var transaction: TransactionState {
    if let last = transactions.last { return last }
    let frame = TransactionState(in: nil)
    transactions.append(frame)
    return frame
  }

  /// Ends the transaction that nobody began.
  func closeFrameTransaction() {
    guard transactions.count == 1, let frame = transactions.popLast() else { return }
    frame.close()
  }
}
