import Foundation

/// Something that is dragged.
///
/// Source: Apple, UIDragItem.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What is handed over.
  public let itemProvider: NSItemProvider
  /// An object that only this app sees.
  open var localObject: Any?
  /// Makes what is shown while the item is dragged; `nil` for what was lifted.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What is known of a drag on both of its sides.
///
/// Source: Apple, UIDragDropSession.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Returns where the finger is.
  ///
  /// *Space*: the view's.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved, instead of copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items may not leave the app, which nothing can here.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns true when an item has one of the forms.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns true when an object of a class can be had of an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns true when a value such as a `String` or a `URL` can be had of an item.
  public func canLoadObjects<Value: ItemValue>(ofClass aClass: Value.Type) -> Bool {
    canLoadObjects(ofClass: aClass.itemClass)
  }
}

/// A drag, for those whose items are dragged.
///
/// Source: Apple, UIDragSession.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the app keeps with the drag.
  var localContext: Any? { get set }
}

/// A drag, for those on whom the items are dropped.
///
/// Source: Apple, UIDropSession.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag that began in this app, as all do here.
  var localDragSession: (any UIDragSession)? { get }
  /// How far the handing over has come.
  var progress: Progress { get }
  /// How the system shows that; no handing over takes long enough here.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Calls a handler with the objects of a class that the items have.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Calls a handler with the values, such as of `String` or `URL`, that the items have.
  @discardableResult
  public func loadObjects<Value: ItemValue>(
    ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress {
    loadObjects(ofClass: aClass.itemClass) { completion($0.compactMap { Value(item: $0) }) }
  }
}

/// How the system shows how far a drop has come.
///
/// Source: Apple, UIDropSessionProgressIndicatorStyle.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none
  case `default`
}

/// What a drop does.
///
/// Source: Apple, UIDropOperation.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing; the items go back.
  case cancel
  /// Nothing, though something is usually done there: a sign says so.
  case forbidden
  case copy, move
}

/// What a drop would do where the finger is.
///
/// Source: Apple, UIDropProposal.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What the drop would do.
  public let operation: UIDropOperation
  /// Whether the finger points at something small; recorded only.
  open var isPrecise = false
  /// Whether previews keep their size; they always do here.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// An animation of a lift, a drop or a return that other changes can join.
///
/// Source: Apple, UIDragAnimating.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated along with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that is called at its end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects what goes along with an animation.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes.
  func animate() { for animation in animations { animation() } }

  /// Calls the completions.
  func complete() {
    let calls = completions
    completions = []
    for call in calls { call(.end) }
  }
}
