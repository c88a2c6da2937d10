/// A weak reference to an object.
@MainActor
package struct WeakReference<Object: AnyObject> {
  package weak var object: Object?

  package init(_ object: Object) { self.object = object }
}
