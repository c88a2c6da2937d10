import Testing
import UIKit

/// Numbers and locks of C's that several threads share on a phone.
@MainActor @Suite struct LockTests {
  @Test func `a number is changed, and what it is then is told`() {
    var number: Int32 = 1
    var told = [OSAtomicIncrement32(&number), OSAtomicDecrement32(&number)]
    told += [OSAtomicAdd32(5, &number), OSAtomicIncrement32Barrier(&number)]
    told += [OSAtomicDecrement32Barrier(&number), OSAtomicAdd32Barrier(-6, &number)]
    #expect(told == [2, 1, 6, 7, 6, 0])
    number = .max
    let wrapped = OSAtomicIncrement32(&number)
    #expect(wrapped == .min)
    var long: Int64 = 1 << 40
    let longs = [OSAtomicAdd64(1, &long), OSAtomicDecrement64(&long), OSAtomicIncrement64(&long)]
    #expect(longs.map { $0 - (1 << 40) } == [1, 0, 1])
    var bits: UInt32 = 0b1100
    let masked = [OSAtomicOr32(3, &bits), OSAtomicAnd32(6, &bits), OSAtomicXor32(15, &bits)]
    #expect(masked == [0b1111, 0b0110, 0b1001] && bits == 0b1001)
    OSMemoryBarrier()
  }

  @Test func `a number takes another's place where that stands there`() {
    var (small, long, wide): (Int32, Int, Int64) = (1, 1, 1)
    var told = [OSAtomicCompareAndSwap32(1, 2, &small), OSAtomicCompareAndSwap32(1, 3, &small)]
    told += [OSAtomicCompareAndSwapInt(2, 4, &small), OSAtomicCompareAndSwapLong(1, 2, &long)]
    told += [OSAtomicCompareAndSwapLong(1, 3, &long), OSAtomicCompareAndSwap64(1, 2, &wide)]
    #expect(told == [true, false, true, true, false, true])
    #expect(small == 4 && long == 2 && wide == 2)
    var place: UnsafeMutableRawPointer?
    let other = UnsafeMutableRawPointer(bitPattern: 16)
    let swaps = [
      OSAtomicCompareAndSwapPtr(nil, other, &place), OSAtomicCompareAndSwapPtr(nil, nil, &place),
    ]
    #expect(swaps == [true, false] && place == other)
  }

  @Test func `a lock is held until it is given back`() {
    var spin = OS_SPINLOCK_INIT
    OSSpinLockLock(&spin)
    var told = [OSSpinLockTry(&spin)]
    OSSpinLockUnlock(&spin)
    told.append(OSSpinLockTry(&spin))
    #expect(told == [false, true])

    var lock = os_unfair_lock_s()
    os_unfair_lock_lock(&lock)
    os_unfair_lock_assert_owner(&lock)
    told = [os_unfair_lock_trylock(&lock)]
    os_unfair_lock_unlock(&lock)
    os_unfair_lock_assert_not_owner(&lock)
    told.append(os_unfair_lock_trylock(&lock))
    #expect(told == [false, true])
  }

  @Test func `a lock protects a value`() {
    let count = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      count.withLock {
        $0 += 1; return $0
      } == 2)
    let inner = count.withLock { _ in count.withLockIfAvailable { $0 } }
    #expect(inner == nil && count.withLockIfAvailable { $0 } == 2)
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 3 } == 3)
  }
}
