import Foundation
import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class GlassView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
}

private final class EmitterView: UIView {
  override class var layerClass: AnyClass { CAEmitterLayer.self }
}

private final class ReplicatorView: UIView {
  override class var layerClass: AnyClass { CAReplicatorLayer.self }
}

/// A row of the table of animatable properties, and the class of layer on which it is tested.
struct AnimatedRow: CustomTestStringConvertible, Sendable {
  enum Kind: Sendable, CaseIterable {
    case plain, shape, gradient, backdrop, emitter, replicator
  }

  let kind: Kind
  let name: String

  var testDescription: String { "\(name) of a \(kind) layer" }

  /// All rows; those that every layer has are listed once.
  @MainActor static var all: [AnimatedRow] {
    Kind.allCases.flatMap { kind in
      let rows = AnimatedRow(kind: kind, name: "").layerClass.animatableProperties.rows
      return rows.dropFirst(kind == .plain ? 0 : AnimatableProperties.ofLayers.rows.count)
        .map { AnimatedRow(kind: kind, name: $0.name) }
    }
  }

  /// The rows of properties that the animation blocks of views animate.
  @MainActor static var inBlocks: [AnimatedRow] { all.filter(\.isForBlocks) }

  /// Whether animation blocks animate the property.
  ///
  /// This and the next two repeat what Apple says, to check the table against it.
  var isForBlocks: Bool { !["hidden", "contents", "birthRate", "path"].contains(name) }
  var hasAction: Bool { isForBlocks && !["shadowPath", "imageTint"].contains(name) }
  var addsUp: Bool { isForBlocks && name != "shadowPath" }

  @MainActor var layerClass: CALayer.Type {
    switch kind {
    case .plain: CALayer.self
    case .shape: CAShapeLayer.self
    case .gradient: CAGradientLayer.self
    case .backdrop: BackdropLayer.self
    case .emitter: CAEmitterLayer.self
    case .replicator: CAReplicatorLayer.self
    }
  }

  @MainActor fileprivate func makeView(_ frame: CGRect) -> UIView {
    switch kind {
    case .plain: UIView(frame: frame)
    case .shape: ShapeView(frame: frame)
    case .gradient: GradientView(frame: frame)
    case .backdrop: GlassView(frame: frame)
    case .emitter: EmitterView(frame: frame)
    case .replicator: ReplicatorView(frame: frame)
    }
  }
}

extension AnimatableValue {
  /// Two values of this one's kind that any property may have.
  fileprivate var samples: (from: AnimatableValue, to: AnimatableValue) {
    switch self {
    case .scalar: (.scalar(0.25), .scalar(0.75))
    case .point: (.point(CGPoint(0.25, 0.5)), .point(CGPoint(0.75, 0.125)))
    case .size: (.size(CGSize(width: 1, height: 2)), .size(CGSize(width: 3, height: 9)))
    case .rect: (.rect(CGRect(0, 1, 2, 3)), .rect(CGRect(4, 3, 12, 11)))
    case .color: (.color(SIMD4(0, 0.25, 0.5, 1)), .color(SIMD4(1, 0.75, 0.25, 0.5)))
    case .space:
      (
        .space(CATransform3DMakeTranslation(10, 20, 0)),
        .space(
          CATransform3DConcat(
            CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeTranslation(50, 0, 0)))
      )
    case .path: (.path(Self.line(to: CGPoint(4, 8))), .path(Self.line(to: CGPoint(8, 0))))
    case .colors:
      (.colors([SIMD4(0, 0, 0, 1), .one]), .colors([SIMD4(1, 0.5, 0, 1), SIMD4(0, 1, 0, 1)]))
    case .numbers: (.numbers([0, 0.5]), .numbers([0.5, 1]))
    case .object: (.object(Contents(nil)), .object(Contents(Self.picture)))
    }
  }

  private static func line(to end: CGPoint) -> [PathElement] { [.move(.zero), .line(end)] }

  private static let picture = MainActor.assumeIsolated {
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage
  }

  /// All numbers in the value.
  fileprivate var numbers: [Double] {
    switch self {
    case .scalar(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .color(let color): [color.x, color.y, color.z, color.w]
    case .space(let map): map.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] }
    case .path(let elements):
      elements.flatMap { element -> [Double] in
        if case .line(let end) = element { [end.x, end.y] } else { [] }
      }
    case .colors(let colors): colors.flatMap { [$0.x, $0.y, $0.z, $0.w] }
    case .numbers(let numbers): numbers
    case .object(let contents): [contents.image == nil ? 0 : 1]
    }
  }

  /// Returns true when the numbers differ by no more than sums of frame times and 32-bit floats do.
  fileprivate func isNear(_ other: AnimatableValue) -> Bool {
    numbers.count == other.numbers.count
      && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}

/// Checks each promise for every property that can be animated, over all rows of the table.
@MainActor @Suite struct AnimatablePropertyTests {
  /// A layer, its row, and the two values between which it is animated.
  @MainActor
  private struct Subject {
    let stage: TestStage
    let layer: CALayer
    let row: AnimatableProperty
    let from: AnimatableValue
    let to: AnimatableValue

    var seen: AnimatableValue { row.read(layer.presentation() ?? layer) }
    var model: AnimatableValue { row.read(layer) }

    func between(_ share: Double) -> AnimatableValue { from.towards(to, by: share) }
    func set() { row.write(layer, to) }
    func setBack() { row.write(layer, from) }
  }

  private func subject(_ row: AnimatedRow, isView: Bool = true) throws -> Subject {
    let stage = TestStage()
    let layer: CALayer
    if isView {
      let view = row.makeView(CGRect(0, 0, 40, 40))
      stage.window.addSubview(view)
      layer = view.layer
    } else {
      layer = row.layerClass.init(presenting: nil)
      stage.window.layer.addSublayer(layer)
    }
    let property = try #require(layer.animatableProperty(row.name))
    var samples = property.read(layer).samples
    if property.reach == .keyPaths, case .scalar = samples.from {
      samples = (.scalar(0), .scalar(1))
    }
    property.write(layer, samples.from)
    stage.run(frames: 1)
    return Subject(
      stage: stage, layer: layer, row: property, from: samples.from, to: samples.to)
  }

  @Test func `the table holds what Core Animation can animate`() {
    #expect(
      AnimatedRow.all.map(\.name) == [
        "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius",
        "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowRadius",
        "shadowOffset", "shadowPath", "zPosition", "anchorPoint", "anchorPointZ",
        "sublayerTransform", "contentsRect", "contentsCenter", "imageTint", "hidden", "contents",
        "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
        "lineDashPhase", "colors", "locations", "startPoint", "endPoint", "blurRadius",
        "saturation", "emitterPosition", "emitterSize", "birthRate", "instanceTransform",
        "instanceColor",
      ])
  }

  @Test(arguments: await AnimatedRow.inBlocks)
  func `it waits for its delay, goes on its way and ends where the model is`(
    row: AnimatedRow
  ) throws {
    let subject = try subject(row)
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { subject.set() }
    #expect(subject.model.isNear(subject.to))
    #expect(subject.layer.animationKeys() == [row.name])
    subject.stage.run(frames: 15)
    #expect(subject.seen.isNear(subject.from))
    subject.stage.run(frames: 30)
    #expect(subject.seen.isNear(subject.between(0.25)))
    subject.stage.run(frames: 45)
    #expect(subject.seen.isNear(subject.to))
    #expect(subject.layer.animations.isEmpty)
  }

  @Test(arguments: await AnimatedRow.inBlocks)
  func `it moves by the spring of its block`(row: AnimatedRow) throws {
    let subject = try subject(row)
    let other = subject.stage.view(CGRect(0, 0, 0, 0))
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 1,
      animations: {
        subject.set()
        other.center.x = 1
      })
    subject.stage.run(frames: 9)
    let progress = try #require(other.layer.presentation()).position.x
    #expect(progress > 0.1 && progress != 0.15)
    // Values beyond the range are limited to it.
    let layer = subject.layer
    UIView.performWithoutAnimation { subject.row.write(layer, subject.between(progress)) }
    let expected = subject.model
    UIView.performWithoutAnimation { subject.set() }
    #expect(subject.seen.isNear(expected))
  }

  @Test(arguments: await AnimatedRow.inBlocks)
  func `it is repeated and turned round as its block says`(row: AnimatedRow) throws {
    let again = try subject(row)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) { again.set() }
    again.stage.run(frames: 75)
    #expect(again.seen.isNear(again.between(0.25)))
    #expect(again.stage.runtime.isAnimatingEndlessly && !again.stage.runtime.isAnimating)

    let back = try subject(row)
    var isOver = false
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse],
      animations: { back.set() }, completion: { _ in isOver = true })
    back.stage.run(frames: 75)
    #expect(back.seen.isNear(back.between(0.75)))
    back.stage.run(frames: 44)
    #expect(!isOver && back.seen.isNear(back.between(1.0 / 60)))
    back.stage.run(frames: 1)
    #expect(isOver && back.seen.isNear(back.to))

    let rounds = try subject(row)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
      rounds.set()
    }
    rounds.stage.run(frames: 165)
    #expect(rounds.seen.isNear(rounds.between(0.75)))
  }

  @Test(arguments: await AnimatedRow.inBlocks)
  func `it is held, moved by hand, turned round and taken back`(row: AnimatedRow) throws {
    let subject = try subject(row)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { subject.set() }
    animator.fractionComplete = 0.25
    subject.stage.run(frames: 30)
    #expect(subject.seen.isNear(subject.between(0.25)))
    animator.fractionComplete = 0.75
    #expect(subject.seen.isNear(subject.between(0.75)))
    animator.isReversed = true
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
    subject.stage.run(frames: 40)
    #expect(subject.seen.isNear(subject.between(0.25)))
    subject.stage.run(frames: 20)
    #expect(subject.seen.isNear(subject.from) && subject.model.isNear(subject.from))
    #expect(subject.layer.animations.isEmpty)
  }

  @Test(arguments: await AnimatedRow.inBlocks)
  func `it goes through key frames`(row: AnimatedRow) throws {
    let subject = try subject(row)
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { subject.set() }
      UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
        subject.setBack()
      }
    }
    subject.stage.run(frames: 15)
    #expect(subject.seen.isNear(subject.from))
    subject.stage.run(frames: 6)
    #expect(subject.seen.isNear(subject.between(0.4)))
    subject.stage.run(frames: 18)
    #expect(subject.seen.isNear(subject.to))
    subject.stage.run(frames: 9)
    #expect(subject.seen.isNear(subject.between(0.8)))
    subject.stage.run(frames: 12)
    #expect(subject.seen.isNear(subject.from) && subject.layer.animations.isEmpty)
  }

  @Test(arguments: await AnimatedRow.inBlocks)
  func `two that run add up, or the second goes on from where the first is seen`(
    row: AnimatedRow
  ) throws {
    let subject = try subject(row)
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { subject.set() },
      completion: { ends.append($0) })
    subject.stage.run(frames: 30)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
      animations: { subject.setBack() })
    #expect(subject.seen.isNear(subject.between(0.5)))
    subject.stage.run(frames: 15)
    #expect(subject.seen.isNear(subject.between(row.addsUp ? 0.5 : 0.375)))
    #expect(row.addsUp ? ends.isEmpty : ends == [false])
    subject.stage.run(frames: 30)
    #expect(subject.seen.isNear(subject.between(row.addsUp ? 0.25 : 0.125)))
  }

  @Test(arguments: await AnimatedRow.all)
  func `its key path is read, set and animated`(row: AnimatedRow) throws {
    let subject = try subject(row)
    let path = row.name
    subject.layer.setValue(subject.to.boxed, forKeyPath: path)
    #expect(subject.model.isNear(subject.to))
    #expect(subject.model.matching(subject.layer.value(forKeyPath: path)) == subject.model)
    subject.layer.setValue(subject.from.boxed, forKeyPath: path)
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = subject.from.boxed
    animation.toValue = subject.to.boxed
    animation.duration = 1
    guard row.isForBlocks else {
      // A value without values in between is shown all the time; an absent picture is no value.
      animation.fromValue = subject.to.boxed
      subject.layer.add(animation, forKey: nil)
      #expect(subject.seen.isNear(subject.to))
      return
    }
    subject.layer.add(animation, forKey: nil)
    subject.stage.run(frames: 15)
    #expect(subject.seen.isNear(subject.between(0.25)))
  }

  @Test(arguments: await AnimatedRow.all)
  func `a layer of its own animates it by itself where it has an action`(row: AnimatedRow) throws {
    let subject = try subject(row, isView: false)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    subject.set()
    CATransaction.commit()
    #expect(subject.layer.animationKeys() == (row.hasAction ? [row.name] : nil))
    subject.stage.run(frames: 15)
    #expect(subject.seen.isNear(row.hasAction ? subject.between(0.25) : subject.model))
  }
}
