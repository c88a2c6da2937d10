// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Geometry

/// A group of changes to layers.
///
/// Changes outside of any transaction belong to one that ends with the frame.
///
/// Source: Apple, CATransaction.
@preconcurrency @MainActor
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

  /// Ends the implicit transaction, which would end with the frame.
  public class func flush() { LayerRuntime.current.closeFrameTransaction() }

  /// Sets the duration of animations that have none of their own.
  ///
  /// - Parameter dur: seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { current.ownDuration = dur }

  /// Returns the duration of animations that have none of their own, in seconds.
  public class func animationDuration() -> CFTimeInterval {
    current.duration ?? TransactionState.standardDuration
  }

  /// Sets the pace of animations that have none of their own.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.ownTimingFunction = function
  }

  /// Returns the pace of animations that have none of their own; `nil` for their default.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    current.timingFunction
  }

  /// Sets whether changed properties are seen at once, without an implicit animation.
  public class func setDisableActions(_ flag: Bool) { current.ownDisablesActions = flag }

  /// Returns true when changed properties are seen at once, without an implicit animation.
  public class func disableActions() -> Bool { current.disablesActions }

  /// Sets a block that is called when all animations added from now on in this transaction are
  /// over.
  public class func setCompletionBlock(_ block: (() -> Void)?) { current.setCompletion(block) }

  /// Returns the block that is called when the transaction's animations are over.
  public class func completionBlock() -> (() -> Void)? { current.completion?.block }

  /// Sets what a key names: `kCATransactionAnimationDuration` and its like.
  ///
  /// - Parameters:
  ///   - anObject: a number of seconds, a flag, a timing function or a block, as the key wants.
  ///   - key: one of `kCATransaction…`; others are not supported.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      current.ownDuration = anObject.flatMap(AnimatableValue.number)
    case kCATransactionDisableActions:
      current.ownDisablesActions = anObject.flatMap(AnimatableValue.number).map { $0 != 0 }
    case kCATransactionAnimationTimingFunction:
      current.ownTimingFunction = anObject as? CAMediaTimingFunction
    case kCATransactionCompletionBlock: current.setCompletion(anObject as? () -> Void)
    default:
      raise(.invalidArgument, "A transaction keeps no value under the key '\(key)' here")
    }
  }

  /// Returns what a key names; `nil` for an unknown key.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }

  private class var current: TransactionState { LayerRuntime.current.transaction }
}

/// The key of a transaction's duration, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the flag that a transaction has no implicit animations.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's pace.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the block that is called when a transaction is over.
public let kCATransactionCompletionBlock = "completionBlock"

/// The settings of one transaction.
@MainActor
final class TransactionState {
  /// The duration of animations for which neither they nor a transaction say one.
  ///
  /// *Units*: seconds.
  static let standardDuration: CFTimeInterval = 0.25

  /// A completion block and the number of animations that it waits for.
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

  /// Makes a transaction inside another; `nil` for the one that ends with the frame.
  init(in outer: TransactionState?) { self.outer = outer }

  var duration: CFTimeInterval? { ownDuration ?? outer?.duration }
  var timingFunction: CAMediaTimingFunction? { ownTimingFunction ?? outer?.timingFunction }
  var disablesActions: Bool { ownDisablesActions ?? outer?.disablesActions ?? false }

  /// Sets the completion block; the one set before waits for no further animations.
  func setCompletion(_ block: (() -> Void)?) {
    completion.map(Self.closeCompletion)
    completion = block.map { Completion($0) }
  }

  /// The completion blocks that an animation added now has to be counted in.
  var completions: [Completion] {
    (completion.map { [$0] } ?? []) + (outer?.completions ?? [])
  }

  /// Ends the transaction; its completion block waits for no further animations.
  func close() {
    completion.map(Self.closeCompletion)
    completion = nil
  }

  private static func closeCompletion(_ completion: Completion) {
    completion.isClosed = true
    if completion.waiting == 0 { completion.block() }
  }

  /// Counts an animation as ended, and calls the block when it was the last.
  static func ended(_ completion: Completion) {
    completion.waiting -= 1
    if completion.isClosed, completion.waiting == 0 { completion.block() }
  }
}

extension LayerRuntime {
  /// The present transaction, made where there is none.
  var transaction: TransactionState {
    if let last = transactions.last { return last }
    let frame = TransactionState(in: nil)
    transactions.append(frame)
    return frame
  }

  /// Ends the implicit transaction of the frame.
  func closeFrameTransaction() {
    guard transactions.count == 1, let frame = transactions.popLast() else { return }
    frame.close()
  }
}
