import SwiftSyntax

/// Functions of Objective-C's runtime that a program declares where its files call them: they find
/// methods, change nothing, and the log says so.
///
/// Without an entry here, a function of the runtime is an error.
struct RuntimeFunctions {
  /// The declarations, for the program's entry; empty where none is called.
  let text: String

  /// - Parameters:
  ///   - drafts: the files.
  ///   - declarations: what they declare: functions of those names are theirs.
  init(calledBy drafts: [Draft], _ declarations: Declarations) {
    let search = UsedNames(
      of: .words(Set(functions.map(\.name))), besides: declarations.globalNames, in: declarations)
    for draft in drafts { search.walk(draft.tree) }
    let called = functions.filter { search.all.contains($0.name) }
    guard !called.isEmpty else {
      text = ""
      return
    }
    let types = ["IMP", "Ivar", "Method", "objc_property_t"]
      .filter { !declarations.globalNames.contains($0) }
      .map { "typealias \($0) = OpaquePointer\n" }
    let needsTypes = called.contains { $0.text.contains("OpaquePointer") }
    text =
      (needsTypes ? types : []).joined()
      + called.map {
        "@discardableResult \($0.isFree ? "" : "@MainActor ")func \($0.name)\($0.text)\n"
      }.joined()
  }

  /// Returns whether a name is that of one of these functions.
  static func has(_ name: String) -> Bool { functions.contains { $0.name == name } }
}

/// The functions by name, each with what follows it, and whether it is of no actor.
///
/// Source: Apple, Objective-C Runtime.
private let functions: [(name: String, text: String, isFree: Bool)] =
  linesOfFunctions.split(separator: "\n").map {
    let isFree = $0.hasPrefix(free)
    let line = isFree ? $0.dropFirst(free.count) : $0
    let name = line.prefix { $0 != "(" }
    return (String(name), String(line.dropFirst(name.count)), isFree)
  }

private let free = "nonisolated "

private let linesOfFunctions = """
  NSClassFromString(_ name: String) -> AnyClass? { Flipbook.ObjectiveCRuntime.classNamed(name, beside: FlipbookEntry.self) }
  nonisolated NSStringFromClass(_ c: AnyClass) -> String { Flipbook.ObjectiveCRuntime.nameOfClass(c) }
  class_addMethod(_ c: AnyClass?, _ n: Selector?, _ i: OpaquePointer?, _ t: UnsafePointer<CChar>?) -> Bool { Flipbook.ObjectiveCRuntime.changesNothing("class_addMethod") }
  class_addProtocol(_ c: AnyClass?, _ p: Any?) -> Bool { Flipbook.ObjectiveCRuntime.changesNothing("class_addProtocol") }
  class_copyIvarList(_ c: AnyClass?, _ n: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<OpaquePointer>? { Flipbook.ObjectiveCRuntime.lists(n, "class_copyIvarList") }
  class_copyMethodList(_ c: AnyClass?, _ n: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<OpaquePointer>? { Flipbook.ObjectiveCRuntime.lists(n, "class_copyMethodList") }
  class_copyPropertyList(_ c: AnyClass?, _ n: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<OpaquePointer>? { Flipbook.ObjectiveCRuntime.lists(n, "class_copyPropertyList") }
  class_getClassMethod(_ c: AnyClass?, _ n: Selector?) -> OpaquePointer? { Flipbook.ObjectiveCRuntime.method(n, of: c) }
  class_getInstanceMethod(_ c: AnyClass?, _ n: Selector?) -> OpaquePointer? { Flipbook.ObjectiveCRuntime.method(n, of: c) }
  class_getInstanceVariable(_ c: AnyClass?, _ n: String) -> OpaquePointer? { Flipbook.ObjectiveCRuntime.findsNothing("class_getInstanceVariable") }
  class_getMethodImplementation(_ c: AnyClass?, _ n: Selector?) -> OpaquePointer? { Flipbook.ObjectiveCRuntime.method(n, of: c) }
  class_getName(_ c: AnyClass?) -> UnsafePointer<CChar> { Flipbook.ObjectiveCRuntime.name(of: c) }
  class_getProperty(_ c: AnyClass?, _ n: String) -> OpaquePointer? { Flipbook.ObjectiveCRuntime.findsNothing("class_getProperty") }
  class_getSuperclass(_ c: AnyClass?) -> AnyClass? { c.flatMap { _getSuperclass($0) } }
  class_replaceMethod(_ c: AnyClass?, _ n: Selector?, _ i: OpaquePointer?, _ t: UnsafePointer<CChar>?) -> OpaquePointer? { Flipbook.ObjectiveCRuntime.findsNothing("class_replaceMethod") }
  ivar_getName(_ i: OpaquePointer) -> UnsafePointer<CChar>? { Flipbook.ObjectiveCRuntime.findsNothing("ivar_getName") }
  method_exchangeImplementations(_ a: OpaquePointer, _ b: OpaquePointer) -> Void { _ = Flipbook.ObjectiveCRuntime.changesNothing("method_exchangeImplementations") }
  method_getImplementation(_ m: OpaquePointer) -> OpaquePointer { m }
  method_getTypeEncoding(_ m: OpaquePointer) -> UnsafePointer<CChar>? { nil }
  method_setImplementation(_ m: OpaquePointer, _ i: OpaquePointer) -> OpaquePointer { _ = Flipbook.ObjectiveCRuntime.changesNothing("method_setImplementation"); return m }
  objc_getClass(_ name: String) -> Any? { Flipbook.ObjectiveCRuntime.classNamed(name, beside: FlipbookEntry.self) }
  object_getClass(_ o: Any?) -> AnyClass? { o.map { type(of: $0 as AnyObject) } }
  object_getClassName(_ o: Any?) -> UnsafePointer<CChar> { Flipbook.ObjectiveCRuntime.name(of: o.map { type(of: $0 as AnyObject) }) }
  object_getIvar(_ o: Any?, _ i: OpaquePointer) -> Any? { Flipbook.ObjectiveCRuntime.findsNothing("object_getIvar") }
  object_setIvar(_ o: Any?, _ i: OpaquePointer, _ v: Any?) -> Void { _ = Flipbook.ObjectiveCRuntime.changesNothing("object_setIvar") }
  property_getName(_ p: OpaquePointer) -> UnsafePointer<CChar> { Flipbook.ObjectiveCRuntime.name(of: nil) }
  """
