import Testing
import UIKit

/// An item that is not a view: it is written back exactly.
@MainActor
final class Particle: NSObject, UIDynamicItem {
  var center: CGPoint
  let bounds: CGRect
  var transform = CGAffineTransform.identity

  init(x: CGFloat, y: CGFloat, width: CGFloat = 100, height: CGFloat = 100) {
    center = CGPoint(x: x, y: y)
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
  }
}

/// Logs what a delegate is told.
@MainActor
final class Recorder: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  private(set) var lines: [String] = []
  var names: [ObjectIdentifier: String] = [:]
  var whenContactBegins: (() -> Void)?
  var whenPaused: (() -> Void)?

  func note(_ line: String) { lines.append(line) }

  private func name(_ item: any UIDynamicItem) -> String { names[ObjectIdentifier(item)] ?? "item" }

  private func name(_ identifier: (any NSCopying)?) -> String {
    identifier.map { "\($0)" } ?? "bounds"
  }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { note("resume") }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    note("pause")
    whenPaused?()
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    note("began " + [name(item1), name(item2)].sorted().joined(separator: " "))
    whenContactBegins?()
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    note("ended " + [name(item1), name(item2)].sorted().joined(separator: " "))
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    note("began \(name(item)) \(name(identifier))")
    whenContactBegins?()
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    note("ended \(name(item)) \(name(identifier))")
  }
}
