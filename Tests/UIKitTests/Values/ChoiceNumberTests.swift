import Foundation
import Testing
import UIKit

@testable import UIKitGround

/// Choices of Foundation, Dispatch and Core Foundation, by the numbers and names that code stores.
@MainActor @Suite struct ChoiceNumberTests {
  @Test func `choices of Foundation have Apple's numbers`() {
    #expect(DateFormatter.Behavior.behavior10_4.rawValue == 1040)
    let options: MeasurementFormatter.UnitOptions = [.naturalScale, .temperatureWithoutUnit]
    #expect(options.rawValue == 6)
    #expect(RelativeDateTimeFormatter.DateTimeStyle.named.rawValue == 1)
    let joins: [NSCompoundPredicate.LogicalType] = [.not, .and, .or]
    #expect(joins.map(\.rawValue) == [0, 1, 2])
    #expect(NSComparisonPredicate.Modifier.any.rawValue == 2)
    #expect(NSComparisonPredicate.Operator.between.rawValue == 100)
    #expect(NSComparisonPredicate.Operator.in.rawValue == 10)
    #expect(NSPointerFunctions.Options.weakMemory.rawValue == 5)
    #expect(NSPointerFunctions.Options.copyIn.rawValue == 65_536)
    let observing: NSKeyValueObservingOptions = [.new, .old, .initial]
    #expect(observing.rawValue == 7)
    let policies: [URLRequest.CachePolicy] = [
      .useProtocolCachePolicy, .reloadIgnoringCacheData, .returnCacheDataElseLoad,
      .reloadIgnoringLocalAndRemoteCacheData,
    ]
    #expect(policies.map(\.rawValue) == [0, 1, 2, 4])
    #expect(URLSession.ResponseDisposition.becomeDownload.rawValue == 2)
  }

  @Test func `a policy of association has the runtime's number`() {
    let policies: [objc_AssociationPolicy] = [
      .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
      .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
    ]
    #expect(policies.map(\.rawValue) == [0, 1, 3, 0o1401, 0o1403])
  }

  @Test func `choices of Dispatch and Core Foundation have Apple's numbers and names`() {
    #expect(DispatchQueue.Attributes.concurrent.rawValue == 2)
    #expect(DispatchSource.TimerFlags.strict.rawValue == 1)
    #expect(CFRunLoopMode.commonModes.rawValue == "kCFRunLoopCommonModes")
    #expect(CFRunLoopMode.defaultMode == CFRunLoopMode("kCFRunLoopDefaultMode"))
    #expect(CFRange(location: 2, length: 3) == CFRangeMake(2, 3) && CFRange().length == 0)
  }

  @Test func `a queue runs its blocks in their order, whatever it is told`() throws {
    try onStage { stage in
      var order: [Int] = []
      let queue = DispatchQueue(
        label: "own", attributes: DispatchQueue.Attributes.concurrent,
        autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency.workItem)
      for number in 0..<4 {
        queue.async { MainActor.assumeIsolated { order.append(number) } }
      }
      stage.run(frames: 2)
      #expect(order == [0, 1, 2, 3])
    }
  }

  @Test func `a source of timers is resumed and cancelled under its protocol`() throws {
    try onStage { stage in
      var calls = 0
      let timer = DispatchSource.makeTimerSource(flags: DispatchSource.TimerFlags.strict)
      timer.schedule(deadline: .now() + 0.1, repeating: 0.1)
      timer.setEventHandler { MainActor.assumeIsolated { calls += 1 } }
      let source: any DispatchSourceProtocol = timer
      source.resume()
      stage.run(frames: 20)
      #expect(calls >= 2)
      source.cancel()
      let before = calls
      stage.run(frames: 20)
      #expect(calls == before)
    }
  }

  @Test func `an exception is made before it is raised`() {
    let exception = NSException(
      name: .invalidArgumentException, reason: "too few", userInfo: ["a": 1])
    #expect(exception.name == .invalidArgumentException && exception.reason == "too few")
    #expect(exception.userInfo?["a"] as? Int == 1)
  }

  @Test func `a corner is one of four, and all are more than any`() {
    let upper: UIRectCorner = [.topLeft, .topRight]
    #expect(upper.rawValue == 3 && UIRectCorner.allCorners.isSuperset(of: upper))
    #expect(UIRectCorner.allCorners.rawValue == .max && upper.corners.count == 2)
  }
}
