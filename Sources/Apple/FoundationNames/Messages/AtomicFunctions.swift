// A scene has one thread: what reads and writes a number is never between another's reading and writing.

/// Adds to a number.
///
/// Source: Apple, libkern/OSAtomic.h, as all functions of this file.
///
/// - Returns: the sum, which wraps around.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  value.pointee &+= amount
  return value.pointee
}

/// Adds to a number; see `OSAtomicAdd32`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  OSAtomicAdd32(amount, value)
}

/// Adds 1 to a number, and returns the sum.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  OSAtomicAdd32(1, value)
}

/// Adds 1 to a number, and returns the sum.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  OSAtomicAdd32(1, value)
}

/// Takes 1 from a number, and returns the difference.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  OSAtomicAdd32(-1, value)
}

/// Takes 1 from a number, and returns the difference.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  OSAtomicAdd32(-1, value)
}

/// Adds to a number, and returns the sum, which wraps around.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  value.pointee &+= amount
  return value.pointee
}

/// Adds to a number, and returns the sum, which wraps around.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  OSAtomicAdd64(amount, value)
}

/// Adds 1 to a number, and returns the sum.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  OSAtomicAdd64(1, value)
}

/// Adds 1 to a number, and returns the sum.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  OSAtomicAdd64(1, value)
}

/// Takes 1 from a number, and returns the difference.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  OSAtomicAdd64(-1, value)
}

/// Takes 1 from a number, and returns the difference.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  OSAtomicAdd64(-1, value)
}

/// Sets the bits of a mask, and returns the result.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicOr32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 {
  value.pointee |= mask
  return Int32(bitPattern: value.pointee)
}

/// Sets the bits of a mask, and returns the result.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicOr32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 {
  OSAtomicOr32(mask, value)
}

/// Keeps the bits of a mask, and returns the result.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicAnd32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 {
  value.pointee &= mask
  return Int32(bitPattern: value.pointee)
}

/// Keeps the bits of a mask, and returns the result.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicAnd32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 {
  OSAtomicAnd32(mask, value)
}

/// Turns the bits of a mask, and returns the result.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicXor32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 {
  value.pointee ^= mask
  return Int32(bitPattern: value.pointee)
}

/// Turns the bits of a mask, and returns the result.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicXor32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 {
  OSAtomicXor32(mask, value)
}

/// Puts a value in the place of another one; returns false where that does not stand there.
private func swap<Value: Equatable>(
  _ old: Value, _ new: Value, _ value: UnsafeMutablePointer<Value>
) -> Bool {
  guard value.pointee == old else { return false }
  value.pointee = new
  return true
}

/// Puts a number in the place of another one; returns false where that does not stand there.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicCompareAndSwapInt(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>!
) -> Bool { swap(old, new, value) }

/// Puts a number in the place of another one; returns false where that does not stand there.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicCompareAndSwapIntBarrier(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>!
) -> Bool { swap(old, new, value) }

/// Puts a number in the place of another one; returns false where that does not stand there.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicCompareAndSwapLong(
  _ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>!
) -> Bool { swap(old, new, value) }

/// Puts a number in the place of another one; returns false where that does not stand there.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicCompareAndSwapLongBarrier(
  _ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>!
) -> Bool { swap(old, new, value) }

/// Puts a number in the place of another one; returns false where that does not stand there.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicCompareAndSwap32(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>!
) -> Bool { swap(old, new, value) }

/// Puts a number in the place of another one; returns false where that does not stand there.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>!
) -> Bool { swap(old, new, value) }

/// Puts a number in the place of another one; returns false where that does not stand there.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicCompareAndSwap64(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>!
) -> Bool { swap(old, new, value) }

/// Puts a number in the place of another one; returns false where that does not stand there.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicCompareAndSwap64Barrier(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>!
) -> Bool { swap(old, new, value) }

/// Puts a pointer in the place of another one; returns false where that does not stand there.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicCompareAndSwapPtr(
  _ old: UnsafeMutableRawPointer?, _ new: UnsafeMutableRawPointer?,
  _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Bool { swap(old, new, value) }

/// Puts a pointer in the place of another one; returns false where that does not stand there.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func OSAtomicCompareAndSwapPtrBarrier(
  _ old: UnsafeMutableRawPointer?, _ new: UnsafeMutableRawPointer?,
  _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Bool { swap(old, new, value) }

/// Keeps what is written before from what is written after, as is always so here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func OSMemoryBarrier() {}
