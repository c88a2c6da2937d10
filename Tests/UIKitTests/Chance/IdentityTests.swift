import Foundation
import Synchronization
import Testing
import UIKit

/// Objects are told apart by where they stand, which is the same on every stage.
@MainActor
struct IdentityTests {
  final class Plain {}
  final class Own: NSObject, @unchecked Sendable { let payload = (0, 1, 2) }

  /// Returns the places of objects of many kinds, made on a stage of their own and let go in an order of
  /// their own.
  private func places() throws -> [UInt] {
    var places: [UInt] = []
    try onStage { stage in
      stage.runtime.world.onStage {
        var kept: [AnyObject] = []
        for number in 0..<2000 {
          let object: AnyObject =
            switch number % 7 {
            case 0: UIView()
            case 1: CALayer()
            case 2: UITapGestureRecognizer()
            case 3: UIGravityBehavior(items: [])
            case 4: UIViewController()
            case 5: Own()
            default: Plain()
            }
          places.append(UInt(bitPattern: ObjectIdentifier(object).hashValue))
          if number % 3 == 0 { kept.append(object) }
        }
      }
    }
    return places
  }

  @Test func `every stage numbers its objects alike, and none twice`() throws {
    let first = try places()
    #expect(Set(first).count == first.count)
    #expect(try places() == first)
  }

  @Test func `the first object of a process stands where those of phones do`() throws {
    try onStage { stage in
      stage.runtime.world.onStage {
        let place = UInt(bitPattern: Unmanaged.passUnretained(Own()).toOpaque())
        // Where no system maps anything by itself, however far it spreads what it maps.
        #expect((0x6600_0000_0000..<0x6f00_0000_0000).contains(place))
      }
    }
  }

  /// A set that outlives its stage finds what it holds, and the memory goes with the last object.
  @Test func `objects outlive their stage`() throws {
    var kept: Set<Own> = []
    for _ in 0..<50 {
      try onStage { stage in
        stage.runtime.world.onStage {
          var short: [Own] = []
          for _ in 0..<500 { short.append(Own()) }
          kept.insert(short[250])
        }
      }
    }
    #expect(kept.count == 50)
    #expect(kept.allSatisfy { kept.contains($0) && $0.payload == (0, 1, 2) })
  }

  @Test func `threads let objects of a stage go while it makes others`() throws {
    let batches = Mutex<[[Own]]>([])
    let isDone = Atomic(false)
    let end = DispatchSemaphore(value: 0)
    for _ in 0..<2 {
      Thread.detachNewThread {
        while !isDone.load(ordering: .relaxed) { _ = batches.withLock { $0.popLast() } }
        end.signal()
      }
    }
    try onStage { stage in
      stage.runtime.world.onStage {
        for _ in 0..<400 {
          batches.withLock { $0.append((0..<300).map { _ in Own() }) }
          let more = (0..<100).map { _ in Own() }
          #expect(more.allSatisfy { $0.payload == (0, 1, 2) })
        }
      }
    }
    isDone.store(true, ordering: .relaxed)
    for _ in 0..<2 { end.wait() }
  }
}
