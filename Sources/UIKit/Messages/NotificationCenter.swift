/// Passes on what one object says to all that asked to hear it, at once and in the order of asking.
///
/// A file that imports UIKit alone means this class by `NotificationCenter`. Source: Apple,
/// NotificationCenter.
@MainActor
open class NotificationCenter: NSObject {
  private var observations: [Observation] = []

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
    MainActor.assumeIsolated { observations.removeAll { $0.observer == identity } }
  }

  /// Tells an object no more of one name, or of one sender.
  open func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let identity = ObjectIdentifier(observer as AnyObject)
    let sender = anObject.map { ObjectIdentifier($0 as AnyObject) }
    observations.removeAll {
      $0.observer == identity && (aName == nil || $0.name == aName)
        && (sender == nil || $0.sender == sender)
    }
  }

  /// Tells all who want to hear it.
  open func post(_ notification: Notification) {
    let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
    for observation in observations where observation.hears(notification.name, from: sender) {
      // Whoever was taken out by one that was told before is not told any more.
      guard observations.contains(where: { $0 === observation }) else { continue }
      observation.call(notification)
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
    observations.append(observation)
  }
}

/// What one object wants to hear.
@MainActor
private final class Observation {
  let observer: ObjectIdentifier
  let name: NSNotification.Name?
  let sender: ObjectIdentifier?
  let call: (Notification) -> Void
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

  func hears(_ name: NSNotification.Name, from sender: ObjectIdentifier?) -> Bool {
    (self.name == nil || self.name == name) && (self.sender == nil || self.sender == sender)
  }
}
