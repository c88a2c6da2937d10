import Geometry

/// What is called for each element of a path, with what was given beside the path.
///
/// Source: Apple, CGPathApplierFunction.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls `function` for each element in order; the pointer to it is valid during the call only.
  ///
  /// Source: Apple, CGPathApply.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction?) {
    guard let function else { return }
    applyWithBlock { function(info, $0) }
  }
}

/// A closure that goes through a pointer.
private final class PathBody {
  let call: (CGPathElement) -> Void
  init(_ call: @escaping (CGPathElement) -> Void) { self.call = call }
}

/// Makes a pointer of a closure, as one does of a block to hand it to `apply(info:function:)`.
///
/// Blocks of Objective-C are pointers, closures are not: the closure is kept for good.
public func unsafeBitCast(
  _ body: @escaping (CGPathElement) -> Void, to type: UnsafeMutableRawPointer.Type
) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(PathBody(body)).toOpaque()
}

/// Returns the closure of which the pointer was made.
public func unsafeBitCast(
  _ pointer: UnsafeMutableRawPointer, to type: ((CGPathElement) -> Void).Type
) -> (CGPathElement) -> Void {
  Unmanaged<PathBody>.fromOpaque(pointer).takeUnretainedValue().call
}
