/// Changes that can be taken back, and done again.
///
/// What is registered within one moment of the stage is one group, as what is registered within one
/// event is on a phone, unless `groupsByEvent` is false.
///
/// Source: Apple, UndoManager.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// One registered change.
  private struct Change {
    weak var target: AnyObject?
    let isOf: ObjectIdentifier
    let call: () -> Void
  }

  /// Changes that are taken back together.
  private final class Group {
    var changes: [Change] = []
    var name = ""
    let time: TimeInterval
    init(time: TimeInterval) { self.time = time }
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The groups that are open, the innermost last.
  private var open: [Group] = []
  /// Whether the outermost open group was opened by a change, to end with the moment.
  private var isOpenByEvent = false
  private var disabled = 0

  /// Whether changes of one moment are one group without being asked to.
  open var groupsByEvent = true
  /// The most groups that are kept; 0 for all.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// Whether changes are being taken back.
  open private(set) var isUndoing = false
  /// Whether changes are being done again.
  open private(set) var isRedoing = false

  public override init() { super.init() }

  // MARK: Registering

  /// Registers what takes a change back.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    add(
      Change(target: target, isOf: ObjectIdentifier(target)) { [weak target] in
        if let target { handler(target) }
      })
  }

  /// Registers a method that takes a change back, called with an object.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    add(
      Change(target: target, isOf: ObjectIdentifier(target)) { [weak target] in
        if let target { selector.perform(on: target, sender: anObject as Any) }
      })
  }

  private func add(_ change: Change) {
    guard disabled == 0 else { return }
    closeGroupOfEvent()
    if open.isEmpty {
      guard groupsByEvent || isUndoing || isRedoing else {
        raise(.internalInconsistency, "must begin a group before registering undo")
      }
      open.append(Group(time: LayerRuntime.current.time))
      isOpenByEvent = true
    }
    open.last?.changes.append(change)
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Begins a group of changes that are taken back together.
  open func beginUndoGrouping() {
    closeGroupOfEvent()
    if open.isEmpty, groupsByEvent {
      open.append(Group(time: LayerRuntime.current.time))
      isOpenByEvent = true
    }
    open.append(Group(time: LayerRuntime.current.time))
  }

  /// Ends the innermost group.
  open func endUndoGrouping() {
    guard let group = open.popLast() else {
      raise(.internalInconsistency, "endUndoGrouping called with no matching begin")
    }
    if let outer = open.last {
      outer.changes += group.changes
      if outer.name.isEmpty { outer.name = group.name }
    } else {
      keep(group)
    }
  }

  /// How many groups are open.
  open var groupingLevel: Int { open.count }

  private func closeGroupOfEvent() {
    guard isOpenByEvent, open.count == 1, let group = open.first,
      group.time != LayerRuntime.current.time
    else { return }
    closeAll()
  }

  private func closeAll() {
    while !open.isEmpty { endUndoGrouping() }
    isOpenByEvent = false
  }

  private func keep(_ group: Group) {
    guard !group.changes.isEmpty else { return }
    if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack = undoStack.suffix(levelsOfUndo)
    redoStack = redoStack.suffix(levelsOfUndo)
  }

  // MARK: Taking back

  /// Whether there is something to take back.
  open var canUndo: Bool { open.contains { !$0.changes.isEmpty } || !undoStack.isEmpty }

  /// Whether there is something to do again.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Takes the last group of changes back.
  open func undo() {
    if isOpenByEvent, open.count == 1 { closeAll() }
    guard open.isEmpty else {
      raise(.internalInconsistency, "undo was called with too many nested undo groups")
    }
    undoNestedGroup()
  }

  /// Takes the last group of changes back, also where a group is open.
  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Does again what was taken back last.
  open func redo() {
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  private func run(_ group: Group) {
    post(isUndoing ? .NSUndoManagerWillUndoChange : .NSUndoManagerWillRedoChange)
    let outer = open
    let wasByEvent = isOpenByEvent
    open = [Group(time: LayerRuntime.current.time)]
    isOpenByEvent = false
    open[0].name = group.name
    for change in group.changes.reversed() { change.call() }
    closeAll()
    open = outer
    isOpenByEvent = wasByEvent
    post(isUndoing ? .NSUndoManagerDidUndoChange : .NSUndoManagerDidRedoChange)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Forgets all changes.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
    isOpenByEvent = false
  }

  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let identity = ObjectIdentifier(target as AnyObject)
    for group in undoStack + redoStack + open { group.changes.removeAll { $0.isOf == identity } }
    undoStack.removeAll { $0.changes.isEmpty }
    redoStack.removeAll { $0.changes.isEmpty }
  }

  /// Registers nothing until `enableUndoRegistration`.
  open func disableUndoRegistration() { disabled += 1 }

  /// Undoes one call of `disableUndoRegistration`.
  open func enableUndoRegistration() {
    guard disabled > 0 else {
      raise(
        .internalInconsistency, "enableUndoRegistration may only be called after a matching disable"
      )
    }
    disabled -= 1
  }

  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  // MARK: Names

  /// Names the group of changes that is open, or the last one.
  open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }

  /// The name of what `undo` takes back.
  open var undoActionName: String { (open.last ?? undoStack.last)?.name ?? "" }

  /// The name of what `redo` does again.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title of an entry of a menu that takes back.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of an entry of a menu that does again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of an entry that takes something back.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of an entry that does something again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension NSNotification.Name {
  /// Posted by an undo manager before it takes a group back.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted by an undo manager when it has taken a group back.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted by an undo manager before it does a group again.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted by an undo manager when it has done a group again.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
