/// Passes on what one object says to all that asked to hear it, at once and in the order of asking.
///
/// A file that imports UIKit alone means this class by `NotificationCenter`. Source: Apple,
/// NotificationCenter.
@MainActor
open class NotificationCenter: NSObject {
  /// Who wants to hear each name; nothing for every name.
  private var heard: [NSNotification.Name?: Observations] = [:]
  /// What each observer wants to hear.
  private var wanted: [ObjectIdentifier: Observations] = [:]
  /// How many observations came so far.
  private var count = 0
  /// By what it finds the stage that it was made on.
  private let layers = LayerRuntime.current

  /// The centre of the scene that runs now.
  open class var `default`: NotificationCenter { Runtime.current.notifications }

  /// Tells an object, which is not kept alive, by a method that takes the notification or nothing.
  ///
  /// No name stands for every name, no object for every object.
  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = WeakReference(observer as AnyObject)
    add(
      Observation(observer as AnyObject, aName, anObject) { notification in
        guard let target = target.object else { return }
        aSelector.perform(on: target, sender: notification)
      })
  }

  /// Calls a block until the object that is answered is given to `removeObserver(_:)`.
  ///
  /// There is one queue, the main one, so that it does not matter which is given.
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    add(Observation(token, name, obj, keeping: token, call: block))
    return token
  }

  /// Tells an object no more.
  nonisolated open func removeObserver(_ observer: Any) {
    let identity = ObjectIdentifier(observer as AnyObject)
    MainActor.assumeIsolated { remove(of: identity) { _ in true } }
  }

  /// Tells an object no more of one name, or of one sender.
  open func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let identity = ObjectIdentifier(observer as AnyObject)
    let sender = anObject.map { ObjectIdentifier($0 as AnyObject) }
    remove(of: identity) {
      (aName == nil || $0.name == aName) && (sender == nil || $0.sender == sender)
    }
  }

  /// Tells all who want to hear it.
  open func post(_ notification: Notification) {
    let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
    let told = Observations.inOrder(heard[notification.name], heard[nil])
    layers.stage.call(.notification, "The notification \(notification.name.rawValue)") {
      // Whoever was taken out by one that was told before is not told any more.
      for observation in told where !observation.isOver && observation.hears(from: sender) {
        observation.call(notification)
      }
    }
  }

  /// Tells all who want to hear it.
  open func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(Notification(name: aName, object: anObject))
  }

  /// Tells all who want to hear it.
  open func post(
    name aName: NSNotification.Name, object anObject: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: userInfo))
  }

  private func add(_ observation: Observation) {
    count += 1
    observation.number = count
    heard[observation.name, default: Observations()].add(observation)
    wanted[observation.observer, default: Observations()].add(observation)
  }

  private func remove(of observer: ObjectIdentifier, where isUnwanted: (Observation) -> Bool) {
    guard var all = wanted.removeValue(forKey: observer) else { return }
    for observation in all.remove(where: isUnwanted) {
      heard[observation.name]?.noteEnd()
      if heard[observation.name]?.isEmpty == true { heard[observation.name] = nil }
    }
    if !all.isEmpty { wanted[observer] = all }
  }
}

/// Observations in the order in which they came.
@MainActor
private struct Observations {
  /// Some may be over.
  private var list: [Observation] = []
  private var countOfEnded = 0

  var isEmpty: Bool { list.count == countOfEnded }

  mutating func add(_ observation: Observation) { list.append(observation) }

  /// Ends those that fit.
  mutating func remove(where fits: (Observation) -> Bool) -> [Observation] {
    let gone = list.filter(fits)
    for observation in gone { observation.isOver = true }
    list.removeAll(where: \.isOver)
    return gone
  }

  /// One of them is over; they are looked through when most are.
  mutating func noteEnd() {
    countOfEnded += 1
    guard 2 * countOfEnded > list.count else { return }
    list.removeAll(where: \.isOver)
    countOfEnded = 0
  }

  /// Both together in the order in which they came.
  static func inOrder(_ first: Observations?, _ second: Observations?) -> [Observation] {
    guard let first else { return second?.list ?? [] }
    guard let second else { return first.list }
    return (first.list + second.list).sorted { $0.number < $1.number }
  }
}

/// What one object wants to hear.
@MainActor
private final class Observation {
  let observer: ObjectIdentifier
  let name: NSNotification.Name?
  let sender: ObjectIdentifier?
  let call: (Notification) -> Void
  /// Which one it is in the order of coming.
  var number = 0
  var isOver = false
  private let kept: AnyObject?

  init(
    _ observer: AnyObject, _ name: NSNotification.Name?, _ sender: Any?,
    keeping kept: AnyObject? = nil, call: @escaping (Notification) -> Void
  ) {
    self.observer = ObjectIdentifier(observer)
    self.name = name
    self.sender = sender.map { ObjectIdentifier($0 as AnyObject) }
    self.call = call
    self.kept = kept
  }

  func hears(from sender: ObjectIdentifier?) -> Bool {
    self.sender == nil || self.sender == sender
  }
}
