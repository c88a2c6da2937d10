/// A class whose looks can be set for all of its objects at once.
///
/// Source: Apple, UIAppearance.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns an object that stands for all of the class.
  ///
  /// What is set on it is set on each one that comes into a window afterwards, unless that has a
  /// value of its own: one that is not the default.
  static func appearance() -> Self

  /// Returns an object that stands for all of the class that are inside of objects of others.
  ///
  /// - Parameter containerTypes: classes of views or controllers, the innermost first.
  /// - Returns: the object.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// What holds views whose looks are set for all of them.
///
/// Source: Apple, UIAppearanceContainer.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the object that stands for all views of the class, wherever they are.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the object that stands for views of the class inside of others, the innermost first.
  ///
  /// It raises for a class whose `init(coder:)` makes no object.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Runtime.current.hasAppearances = true
    return Runtime.current.appearances.proxy(of: self, inside: containerTypes)
  }
}

extension UIView {
  /// Returns an object that stands for all of the class, whatever the traits.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

  /// Returns an object that stands for all of the class that are inside of objects of others,
  /// whatever the traits.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

extension UIViewController: UIAppearanceContainer {}

extension Runtime {
  /// The looks that are set for whole classes.
  fileprivate var appearances: Appearances { part { Appearances() } }

  /// Gives the views that came into a window while the app was launched the looks that were set
  /// behind their arrival: on a phone they take them with their first layout.
  func dressWindows() {
    guard hasAppearances else { return }
    for window in windows { appearances.dressAll(window) }
  }
}

/// The looks that are set for whole classes on one stage.
@MainActor
private final class Appearances {
  private struct Entry {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    /// The object on which the author sets looks, and one with the defaults.
    let proxy: UIView
    let pristine: UIView
    /// What the author set on the proxy of a class of one's own, in the order of setting.
    var own: [OwnLook] = []

    /// Returns true for a view of the class, or of one derived from it.
    @MainActor
    func isOf(_ view: UIView) -> Bool {
      isObject(view, of: type)
    }

    /// Returns true when a view is inside of objects of all containers, the innermost first.
    @MainActor
    func isAround(_ view: UIView) -> Bool {
      var responder = view.next
      for container in containers {
        while let next = responder, !isObject(next, of: container) { responder = next.next }
        guard let found = responder else { return false }
        responder = found.next
      }
      return true
    }
  }

  private var entries: [Entry] = []

  func proxy<View: UIView>(
    of type: View.Type, inside containers: [any UIAppearanceContainer.Type]
  ) -> View {
    let known = entries.first { entry in
      entry.type == type && entry.containers.count == containers.count
        && zip(entry.containers, containers).allSatisfy { $0 == $1 }
    }
    if let proxy = known?.proxy as? View { return proxy }
    guard let proxy = View(coder: NSCoder()), let pristine = View(coder: NSCoder()) else {
      raise(
        .invalidArgument,
        "\(type) has no appearance() here: its init(coder:) makes no object that could stand for "
          + "all. Set the looks of the class in its initializer")
    }
    entries.append(Entry(type: type, containers: containers, proxy: proxy, pristine: pristine))
    return proxy
  }

  /// Gives a view the looks of its class, those of inner containers and derived classes last.
  func dress(_ view: UIView) {
    let fitting = entries.filter { $0.isOf(view) && $0.isAround(view) }
    guard !fitting.isEmpty else { return }
    isDressing = true
    defer { isDressing = false }
    let rows = AppearanceRow.ofAllViews + ((view as? any Dressed).map { type(of: $0).looks } ?? [])
    // Of several that set the same, the one of the derived class with most containers wins.
    let order = fitting.sorted {
      ($0.containers.count, $0.type.depth) > ($1.containers.count, $1.type.depth)
    }
    for row in rows {
      for entry in order where row.apply(entry.proxy, entry.pristine, view) { break }
    }
    var taken = view.accessibility.ownLooks
    for look in order.flatMap(\.own) where taken.insert(look.path).inserted { look.apply(view) }
  }

  /// Gives a view and all below it the looks of their classes.
  func dressAll(_ view: UIView) {
    dress(view)
    for subview in view.subviews { dressAll(subview) }
  }

  /// Whether a view takes looks just now, which are none of its own then.
  private var isDressing = false

  /// Keeps what was set on a view: for all of its class, or as its own.
  func keep(_ look: OwnLook, of view: UIView) {
    guard !isDressing else { return }
    guard let index = entries.firstIndex(where: { $0.proxy === view }) else {
      view.accessibility.ownLooks.insert(look.path)
      return
    }
    entries[index].own.removeAll { $0.path == look.path }
    entries[index].own.append(look)
  }
}

/// What was set on a property of a class of one's own.
struct OwnLook {
  let path: AnyKeyPath
  /// Sets it on a view of the class.
  let apply: @MainActor (UIView) -> Void
}

/// Keeps what a property of a view was set to, so that `appearance()` can set it on others.
///
/// Rewritten files call it when a `dynamic` property changes; by itself a property tells nobody
/// without Objective-C. Call it in a `didSet` of your own.
///
/// - Parameters:
///   - object: the view; others are left out.
///   - path: the property.
@preconcurrency @MainActor
public func keepLook<Object: NSObject, Value>(
  of object: Object, _ path: ReferenceWritableKeyPath<Object, Value>
) {
  guard Runtime.current.hasAppearances, let view = object as? UIView else { return }
  let value = object[keyPath: path]
  let look = OwnLook(path: path) { ($0 as? Object)?[keyPath: path] = value }
  Runtime.current.appearances.keep(look, of: view)
}

/// Returns true for an object of the class, or of one derived from it.
///
/// It compares classes one by one: `object is Self` would ask for the class that the compiler knows,
/// which is `UIView` for all, once it optimizes.
private func isObject(_ object: AnyObject, of type: Any.Type) -> Bool {
  let wanted = ObjectIdentifier(type)
  return sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) })
    .contains { ObjectIdentifier($0) == wanted }
}

extension UIView {
  /// The number of classes from which this one is derived, itself included.
  fileprivate static var depth: Int {
    sequence(first: self as AnyClass, next: { _getSuperclass($0) }).reduce(0) { count, _ in
      count + 1
    }
  }

  /// Takes the looks that are set for the view's class.
  func takeAppearance() { runtime.appearances.dress(self) }
}
