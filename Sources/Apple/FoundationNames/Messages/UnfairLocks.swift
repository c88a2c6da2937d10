/// A lock: 0 while nobody holds it.
///
/// Source: Apple, libkern/OSSpinLockDeprecated.h.
public typealias OSSpinLock = Int32

/// A lock that nobody holds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let OS_SPINLOCK_INIT: OSSpinLock = 0

/// Takes a lock. A scene has one thread, which would wait for itself: a lock that is held stops it with a sentence.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>!) {
  guard OSSpinLockTry(lock) else {
    end("Trying to lock an OSSpinLock that is held, for which its holder would wait")
  }
}

/// Takes a lock that nobody holds; returns false where it is held.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>!) -> Bool {
  guard lock.pointee == 0 else { return false }
  lock.pointee = 1
  return true
}

/// Gives a lock back.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>!) { lock.pointee = 0 }

/// A lock that is given to whoever asks first.
///
/// Source: Apple, os/lock.h.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct os_unfair_lock_s {
  fileprivate var isHeld = false

  /// Makes a lock that nobody holds.
  public init() {}
}

/// A lock that is given to whoever asks first.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock = os_unfair_lock_s

/// The place of such a lock.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock; one that is held stops the scene, as on a phone, for its one thread would wait for itself.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  guard os_unfair_lock_trylock(lock) else {
    end("Trying to recursively lock an os_unfair_lock")
  }
}

/// Takes a lock that nobody holds; returns false where it is held.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  guard !lock.pointee.isHeld else { return false }
  lock.pointee.isHeld = true
  return true
}

/// Gives a lock back.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.isHeld = false }

/// Stops where nobody holds a lock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  guard lock.pointee.isHeld else {
    end("Assertion failed: Lock unexpectedly not owned")
  }
}

/// Stops where a lock is held.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  guard !lock.pointee.isHeld else {
    end("Assertion failed: Lock unexpectedly owned")
  }
}

/// A lock with a value that it protects.
///
/// Source: Apple, OSAllocatedUnfairLock.
public final class OSAllocatedUnfairLock<State> {
  private var state: State
  private var isHeld = false

  /// Makes a lock with a value.
  public init(initialState: State) { state = initialState }

  /// Makes a lock with a value that others may hold, too.
  public init(uncheckedState initialState: State) { state = initialState }

  /// Calls a closure with the value while the lock is held.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    take()
    defer { isHeld = false }
    return try body(&state)
  }

  /// Calls a closure with the value while the lock is held.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    try withLock(body)
  }

  /// Calls a closure with the value where nobody holds the lock; returns `nil` where it is held.
  public func withLockIfAvailable<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? {
    isHeld ? nil : try withLock(body)
  }

  private func take() {
    guard !isHeld else {
      end("Trying to recursively lock an os_unfair_lock")
    }
    isHeld = true
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock.
  public convenience init() { self.init(initialState: ()) }

  /// Takes the lock; one that is held stops the scene.
  public func lock() { take() }

  /// Takes the lock where nobody holds it; returns false where it is held.
  public func lockIfAvailable() -> Bool {
    if isHeld { return false }
    isHeld = true
    return true
  }

  /// Gives the lock back.
  public func unlock() { isHeld = false }

  /// Calls a closure while the lock is held.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    take()
    defer { isHeld = false }
    return try body()
  }
}

/// Stops with what a phone says of a lock that is used so.
private func end(_ reason: String) -> Never {
  raiseOnAnyThread(name: "BUG IN CLIENT OF LIBPLATFORM", reason)
}
