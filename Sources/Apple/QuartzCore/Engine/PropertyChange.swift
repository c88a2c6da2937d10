import Geometry

/// The change of one property of one layer in a view's animation block.
@MainActor
package final class PropertyChange: LayerAnimation {
  /// The values that the change goes through.
  private enum Course {
    case straight(from: AnimatableValue)
    case frames(KeyframeList)
  }

  let property: AnimatableProperty
  let batch: AnimationBatch
  let span: AnimationSpan
  private(set) var to: AnimatableValue
  private var course: Course
  /// When the change was made, in the stage's time and in the layer's.
  ///
  /// *Units*: seconds.
  private let birth: (stage: TimeInterval, layer: TimeInterval)

  /// Makes a change that begins now.
  init(
    of property: AnimatableProperty, on layer: CALayer, from: AnimatableValue, to: AnimatableValue,
    in collection: AnimationCollection
  ) {
    self.property = property
    batch = collection.batch
    span = collection.span
    self.to = to
    course =
      if let plan = collection.span.keyframes {
        .frames(KeyframeList(from: from, to: to, in: plan))
      } else { .straight(from: from) }
    let time = layer.runtime.time
    birth = (time, layer.localTime(at: time))
    super.init(layer: layer, key: layer.freeKey(for: property.name))
  }

  private var beginning: AnimatableValue {
    switch course {
    case .straight(let from): from
    case .frames(let frames): frames.from
    }
  }

  override var keyPath: String? { property.name }

  override var keepsTouchesAway: Bool { !batch.options.contains(.allowUserInteraction) }

  override var isTouchedWhereSeen: Bool { batch.isTouchedWhereSeen }

  override var described: CAAnimation {
    let animation = CABasicAnimation(keyPath: property.name)
    animation.fromValue = beginning.boxed
    animation.toValue = to.boxed
    animation.duration = batch.duration * span.length
    return animation
  }

  /// How far the layer's time has fallen behind the stage's since the change was made.
  ///
  /// *Units*: seconds.
  var lag: TimeInterval {
    guard let layer, layer.hasOwnTime else { return 0 }
    let time = layer.runtime.time
    return (time - birth.stage) - (layer.localTime(at: time) - birth.layer)
  }

  /// Changes the end to another value, which was set in the same block.
  func extend(to new: AnimatableValue) {
    to = new
    guard case .frames(var frames) = course, let plan = span.keyframes else { return }
    frames.add(new, in: plan)
    course = .frames(frames)
  }

  override func show(on seen: inout LayerPresentation) {
    seen[property] = applied(to: seen[property])
  }

  /// Returns what the property shows when this change is applied to a value.
  ///
  /// Changes in blocks add up, for which the transform at the end is inverted. One without an inverse is
  /// there at once: a view that shrinks to a scale of 0 is gone when its animation begins.
  ///
  /// Source: docs/measurements.md, “View animations”.
  private func applied(to value: AnimatableValue) -> AnimatableValue {
    if property.addsUp, value.isSingular || to.isSingular {
      return to.isSingular && !batch.hasBegun(span, lag: lag) ? beginning : value
    }
    let progress = batch.progress(of: span, lag: lag)
    switch course {
    case .frames(let frames):
      let shown = frames.value(at: progress)
      return property.addsUp ? value.adding(shown, minus: to) : shown
    case .straight(let from):
      if property.hasAxes, let vertical = batch.verticalProgress(of: span, lag: lag) {
        return value.adding(from.towards(to, by: progress, vertical), minus: to)
      }
      return property.addsUp
        ? value.adding(animationFrom: from, to: to, by: progress)
        : from.towards(to, by: progress)
    }
  }

  /// Removes the change from its layer and leaves the value that `end` says.
  func leave(at end: AnimationBatch.End) {
    if let layer {
      switch end {
      case .values: break
      case .beginnings: property.write(layer, beginning)
      case .present: property.write(layer, applied(to: property.read(layer)))
      }
      layer.animations.removeAll { $0 === self }
    }
  }

  override func wasRemoved() {
    batch.remove(self)
    tellTransactions()
  }
}

/// The key frames of one property.
struct KeyframeList: Hashable, Sendable {
  private struct Frame: Hashable, Sendable {
    let start: Double
    let end: Double
    let value: AnimatableValue
  }

  let from: AnimatableValue
  private var frames: [Frame] = []
  private var track: KeyframeTrack

  @MainActor
  init(from: AnimatableValue, to: AnimatableValue, in plan: KeyframePlan) {
    self.from = from
    track = KeyframeTrack(values: [from], times: KeyTimes(keys: [0]), mode: plan.mode)
    add(to, in: plan)
  }

  /// Adds a value that is reached at the end of the frame whose block is being called.
  ///
  /// It is held until the next frame that changes the property begins.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - plan: the key frames that are being collected.
  @MainActor
  mutating func add(_ value: AnimatableValue, in plan: KeyframePlan) {
    let frame = Frame(start: plan.frame.lowerBound, end: plan.frame.upperBound, value: value)
    frames.removeAll { $0.start == frame.start && $0.end == frame.end }
    frames.insert(frame, at: frames.firstIndex { $0.end > frame.end } ?? frames.count)
    var (keys, values) = ([0.0], [from])
    func reach(_ value: AnimatableValue, at time: Double) {
      keys.append(time)
      values.append(value)
    }
    for frame in frames {
      if frame.start > keys[keys.count - 1] { reach(values[values.count - 1], at: frame.start) }
      reach(frame.value, at: frame.end)
    }
    if keys[keys.count - 1] < 1 { reach(values[values.count - 1], at: 1) }
    track.values = values
    track.times = KeyTimes(keys: keys)
  }

  /// Returns the value at a share of the time; beyond 0...1 the first or the last one.
  func value(at progress: Double) -> AnimatableValue {
    track.value(at: min(max(progress, 0), 1)) ?? from
  }
}

/// The key frames of a view's animation block while they are being collected.
@MainActor
package final class KeyframePlan {
  /// How the values between key frames are found.
  package let mode: KeyframeTrack.Mode
  /// The frame whose block is being called; outside of frames the whole time.
  ///
  /// *Units*: 0...1.
  package var frame = 0.0...1.0

  /// Makes a plan without frames: what changes now takes the whole time.
  package init(mode: KeyframeTrack.Mode) { self.mode = mode }
}
