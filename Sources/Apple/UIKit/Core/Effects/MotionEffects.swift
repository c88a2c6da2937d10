import func Arithmetic.atan2

/// Gives views what their motion effects add, as the device is tilted.
@MainActor
final class MotionEffects {
  private struct Entry {
    let view: WeakReference<UIView>
    let effect: UIMotionEffect
    /// By which the animations of the entry are known on the layer.
    let number: Int
  }

  private weak var runtime: Runtime?
  private var entries: [Entry] = []
  private var count = 0
  /// How the device was held first.
  private let start: Attitude
  private var shown = UIOffset.zero

  init(on runtime: Runtime) {
    self.runtime = runtime
    start = Attitude(runtime.motion.gravity(0))
  }

  func effects(of view: UIView) -> [UIMotionEffect] {
    entries.filter { $0.view.object === view }.map(\.effect)
  }

  func add(_ effect: UIMotionEffect, to view: UIView) {
    guard !effects(of: view).contains(where: { $0 === effect }) else { return }
    count += 1
    let entry = Entry(view: WeakReference(view), effect: effect, number: count)
    entries.append(entry)
    show(entry)
    runtime?.motion.follow = { [weak self] in self?.follow() }
  }

  func remove(_ effect: UIMotionEffect, from view: UIView) {
    for entry in entries where entry.view.object === view && entry.effect === effect {
      for key in view.layer.animationKeys() ?? [] where key.hasPrefix(Self.key(entry)) {
        view.layer.removeAnimation(forKey: key)
      }
    }
    entries.removeAll { $0.view.object === view && $0.effect === effect }
  }

  /// Gives the views new values where the device is held another way than in the frame before.
  private func follow() {
    guard let runtime else { return }
    let offset = Attitude(runtime.motion.gravity(runtime.time)).offset(from: start)
    guard offset != shown else { return }
    shown = offset
    entries.removeAll { $0.view.object == nil }
    for entry in entries { show(entry) }
  }

  private func show(_ entry: Entry) {
    guard let view = entry.view.object else { return }
    let values = entry.effect.values(at: shown)
    for (index, (path, value)) in values.enumerated() {
      // It stands still and never ends, so that no scene waits for it.
      let animation = CABasicAnimation(keyPath: path.inLayer)
      animation.isAdditive = true
      animation.fromValue = value
      animation.toValue = value
      animation.duration = 1
      animation.speed = 0
      animation.isRemovedOnCompletion = false
      view.layer.add(animation, forKey: "\(Self.key(entry))\(index)")
    }
  }

  private static func key(_ entry: Entry) -> String { "flipbook.motion.\(entry.number)." }
}

extension UIMotionEffect {
  /// Returns what the effect, or each of a group, adds, by key paths in a fixed order.
  fileprivate func values(at offset: UIOffset) -> [(path: String, value: Any)] {
    if let group = self as? UIMotionEffectGroup {
      return (group.motionEffects ?? []).flatMap { $0.values(at: offset) }
    }
    let values = keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:]
    return values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// How a device is held.
private struct Attitude {
  /// The turn about the upright axis of a device that lies flat, and about the level axis.
  ///
  /// *Units*: radians.
  let roll: Double
  let pitch: Double

  /// Finds it from the pull of gravity along the device's axes.
  init(_ gravity: SIMD3<Double>) {
    let down = (gravity.y * gravity.y + gravity.z * gravity.z).squareRoot()
    roll = atan2(gravity.x, down)
    pitch = atan2(gravity.z, -gravity.y)
  }

  /// Returns how far the device is turned away from another attitude, −1...1 along each axis.
  func offset(from start: Attitude) -> UIOffset {
    func share(_ angle: Double) -> CGFloat { CGFloat(min(max(-1, angle / Self.range), 1)) }
    return UIOffset(horizontal: share(roll - start.roll), vertical: share(pitch - start.pitch))
  }

  /// The angle of a whole offset: 30°.
  ///
  /// *Units*: radians.
  ///
  /// Unspecified by Apple: chosen.
  private static let range = Double.pi / 6
}

extension String {
  /// A view's key path as its layer has it.
  fileprivate var inLayer: String {
    for (ofView, ofLayer) in [("layer.", ""), ("center", "position"), ("alpha", "opacity")]
    where hasPrefix(ofView) {
      return ofLayer + dropFirst(ofView.count)
    }
    return self
  }
}
