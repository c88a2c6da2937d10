import Geometry

/// The difference between a layer's time and the time around it.
///
/// The layer's time is `(outer - beginTime) * speed + timeOffset`. A layer with a `duration` begins
/// anew as often as it says, and is seen only until its last round is over, unless its `fillMode`
/// holds it at the end. So is one whose `beginTime` is still to come, unless its `fillMode` shows
/// it before.
///
/// Source: Apple, CAMediaTiming.
struct LayerTime: Hashable {
  var beginTime: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  /// How long the layer's time runs once; infinite for a layer of which nobody says it.
  ///
  /// *Units*: seconds.
  var duration: CFTimeInterval = .infinity
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Whether the time has an end; a duration of 0 says nothing, as one that is infinite.
  private var isFinite: Bool { duration > 0 && duration < .infinity }

  private var round: CFTimeInterval { autoreverses ? 2 * duration : duration }

  private var whole: CFTimeInterval {
    repeatDuration > 0 ? repeatDuration : round * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  private func active(at outer: CFTimeInterval) -> CFTimeInterval {
    (outer - beginTime) * Double(speed) + timeOffset
  }

  /// Returns the layer's time at a time of the layer around it, both in seconds.
  func local(at outer: CFTimeInterval) -> CFTimeInterval {
    let active = active(at: outer)
    guard isFinite else { return active }
    let passed = min(max(active, 0), whole)
    var number = (passed / round).rounded(.down)
    // The end of the last round is not the beginning of the next.
    if passed >= whole - MediaTime.tolerance, passed - number * round < MediaTime.tolerance {
      number = max(0, number - 1)
    }
    let phase = passed - number * round
    return phase > duration ? round - phase : phase
  }

  /// Returns true when the layer is not seen at a time of the layer around it, in seconds.
  func isOutside(at outer: CFTimeInterval) -> Bool {
    let active = active(at: outer)
    if active < -MediaTime.tolerance { return fillMode != .backwards && fillMode != .both }
    guard isFinite, active >= whole - MediaTime.tolerance else { return false }
    return fillMode != .forwards && fillMode != .both
  }
}

extension CALayer {
  /// The difference between the layer's time and that of its superlayer, or of the stage.
  var ownTime: LayerTime {
    get { media ?? LayerTime() }
    set { media = newValue == LayerTime() ? nil : newValue }
  }

  /// Whether the layer's time has not begun, or is over, and its fill mode does not show it.
  var isOutsideItsTime: Bool {
    guard let media else { return false }
    let layer = modelLayer ?? self
    let time = layer.runtime.time
    return media.isOutside(at: layer.superlayer?.localTime(at: time) ?? time)
  }
}
