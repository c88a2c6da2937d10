/// Sends notifications to their observers, at once and in the order of registration.
///
/// In a file that imports only UIKit, `NotificationCenter` is this class.
///
/// Source: Apple, NotificationCenter.
@preconcurrency @MainActor
open class NotificationCenter: NSObject {
  /// The observations of each name; those of every name under `nil`.
  private var heard: [NSNotification.Name?: Observations] = [:]
  /// The observations of each observer.
  private var wanted: [ObjectIdentifier: Observations] = [:]
  /// The number of observations registered so far.
  private var count = 0
  /// By what it finds the stage that it was made on.
  private let layers = LayerRuntime.current

  /// The centre of the scene that runs now.
  open class var `default`: NotificationCenter { World.current.notifications }

  /// Registers an object, held weakly, by a method that takes the notification or nothing.
  ///
  /// A `nil` name stands for every name, a `nil` object for every sender.
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

  /// Registers a block, until the returned object is given to `removeObserver(_:)`.
  ///
  /// Every queue is the main one, so that `queue` does not matter.
  @discardableResult
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    add(Observation(token, name, obj, keeping: token, call: block))
    return token
  }

  /// Removes all registrations of an object.
  nonisolated open func removeObserver(_ observer: Any) {
    let identity = ObjectIdentifier(observer as AnyObject)
    MainActor.assumeIsolated { remove(of: identity) { _ in true } }
  }

  /// Removes an object's registrations for a name or a sender.
  open func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let identity = ObjectIdentifier(observer as AnyObject)
    let sender = anObject.map { ObjectIdentifier($0 as AnyObject) }
    remove(of: identity) {
      (aName == nil || $0.name == aName) && (sender == nil || $0.sender == sender)
    }
  }

  /// Sends a notification to its observers.
  open func post(_ notification: Notification) {
    let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
    let told = Observations.inOrder(heard[notification.name], heard[nil])
    layers.world.call(.notification, "The notification \(notification.name.rawValue)") {
      // An observer that was removed by an earlier one of this notification is not told any more.
      for observation in told where !observation.isOver && observation.hears(from: sender) {
        observation.call(notification)
      }
    }
  }

  /// Sends a notification to its observers.
  open func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(Notification(name: aName, object: anObject))
  }

  /// Sends a notification to its observers.
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

extension World {
  /// The notification centre.
  package var notifications: NotificationCenter { part { NotificationCenter() } }
}

/// Observations in the order of registration.
@MainActor
private struct Observations {
  /// The observations, of which some may have ended.
  private var list: [Observation] = []
  private var countOfEnded = 0

  var isEmpty: Bool { list.count == countOfEnded }

  mutating func add(_ observation: Observation) { list.append(observation) }

  /// Ends the observations that fit, and returns them.
  mutating func remove(where fits: (Observation) -> Bool) -> [Observation] {
    let gone = list.filter(fits)
    for observation in gone { observation.isOver = true }
    list.removeAll(where: \.isOver)
    return gone
  }

  /// Counts one more that has ended; the list is cleaned when that is true of most.
  mutating func noteEnd() {
    countOfEnded += 1
    guard 2 * countOfEnded > list.count else { return }
    list.removeAll(where: \.isOver)
    countOfEnded = 0
  }

  /// Returns two lists as one, in the order of registration.
  static func inOrder(_ first: Observations?, _ second: Observations?) -> [Observation] {
    guard let first else { return second?.list ?? [] }
    guard let second else { return first.list }
    return (first.list + second.list).sorted { $0.number < $1.number }
  }
}

/// A registration of one observer.
@MainActor
private final class Observation {
  let observer: ObjectIdentifier
  let name: NSNotification.Name?
  let sender: ObjectIdentifier?
  let call: (Notification) -> Void
  /// The number of the registration.
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
