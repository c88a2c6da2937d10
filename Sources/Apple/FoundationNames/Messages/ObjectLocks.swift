/// Locks an object for the code up to `objc_sync_exit`; a scene has one thread, which nothing keeps
/// waiting.
///
/// Source: Apple, objc_sync_enter.
///
/// - Returns: 0, for success.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }

/// Unlocks an object.
///
/// Source: Apple, objc_sync_exit.
///
/// - Returns: 0, for success.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }

/// Calls a closure; what it makes is released as soon as nobody holds it, as everywhere here.
///
/// Source: Apple, autoreleasepool(invoking:).
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
