/// A weak reference to an object.
@MainActor
package struct WeakReference<Object: AnyObject> {
  /// The object; `nil` when nobody else keeps it.
  package weak var object: Object?

  /// Refers to an object without keeping it.
  package init(_ object: Object) { self.object = object }
}
