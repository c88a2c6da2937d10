import Testing
import UIKit

/// Programmer errors stop with Apple's sentences.
@Suite struct ExceptionTests {
  @Test func `an item without size is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let animator = UIDynamicAnimator()
      let item = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
      animator.addBehavior(UIGravityBehavior(items: [item]))
    }
    #expect(said(result).contains("NSInternalInconsistencyException"))
    #expect(said(result).contains("Invalid size {0, 20} for item <UIView"))
    #expect(said(result).contains(" in Dynamics"))
  }

  @Test func `an item whose size is not a number is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let animator = UIDynamicAnimator()
      let item = Particle(x: 0, y: 0, width: .nan, height: 20)
      animator.addBehavior(UIDynamicItemBehavior(items: [item]))
    }
    #expect(said(result).contains("Invalid size {nan, 20} for item"))
  }

  @Test func `an item whose place is not a number is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let animator = UIDynamicAnimator()
      animator.addBehavior(UIDynamicItemBehavior(items: [Particle(x: .nan, y: 0)]))
    }
    #expect(said(result).contains("The position's x is nan. Give a finite number."))
  }

  @Test func `a view outside the reference view is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let reference = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let stranger = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let animator = UIDynamicAnimator(referenceView: reference)
      animator.addBehavior(UIGravityBehavior(items: [stranger]))
    }
    #expect(said(result).contains("NSInvalidArgumentException"))
    #expect(said(result).contains(" should be a descendant of reference view in <UIView"))
  }

  @Test func `a child added to the animator again is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let animator = UIDynamicAnimator()
      let parent = UIDynamicBehavior()
      let child = UIGravityBehavior(items: [])
      parent.addChildBehavior(child)
      animator.addBehavior(parent)
      animator.addBehavior(child)
    }
    #expect(
      said(result).contains(
        "Adding the same behavior twice to the same animator is not supported"))
  }

  @Test func `a behaviour in two animators is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let behavior = UIGravityBehavior(items: [])
      let first = UIDynamicAnimator()
      first.addBehavior(behavior)
      UIDynamicAnimator().addBehavior(behavior)
    }
    #expect(said(result).contains("is in another animator. Remove it there"))
  }

  @Test func `a boundary of a path that draws nothing is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UICollisionBehavior(items: []).addBoundary(
        withIdentifier: "nothing" as NSCopying, for: UIBezierPath())
    }
    #expect(said(result).contains("NSInternalInconsistencyException"))
    #expect(said(result).contains("invalid path for collision boundary"))
  }

  @Test func `a negative density is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let animator = UIDynamicAnimator()
      let behavior = UIDynamicItemBehavior(items: [Particle(x: 0, y: 0)])
      behavior.density = -1
      animator.addBehavior(behavior)
    }
    #expect(said(result).contains("The density is -1.0. Give zero or a positive number."))
  }

  @Test func `thirty-two fields are the most that an animator takes`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let animator = UIDynamicAnimator()
      for _ in 1...32 { animator.addBehavior(UIFieldBehavior.dragField()) }
      FileHandle.standardError.write(Data("thirty-two".utf8))
      animator.addBehavior(UIFieldBehavior.dragField())
    }
    #expect(said(result).contains("thirty-two"))
    #expect(said(result).contains("Invalid Association"))
    #expect(
      said(result).contains("UIDynamicAnimator supports a maximum of 32 distinct fields"))
  }

  @Test func `a second gravity is told of in the log once a stage`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      for _ in 1...2 {
        Runtime.current = Runtime()
        for _ in 1...2 {
          let animator = UIDynamicAnimator()
          animator.addBehavior(UIGravityBehavior(items: []))
          animator.addBehavior(UIGravityBehavior(items: []))
        }
      }
    }
    let line = "Multiple gravity behavior per animator is undefined and may assert in the future"
    #expect(said(result).components(separatedBy: line).count == 3)
  }
}

/// Returns what an observed process wrote before it ended.
func said(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
