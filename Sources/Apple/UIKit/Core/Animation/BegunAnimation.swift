/// The animations of a stage that were begun and not yet committed, the innermost last.
@MainActor
final class BegunAnimations {
  var plans: [BegunAnimation] = []

  /// Changes the settings of the innermost animation; nothing outside of one.
  func change(_ setting: (inout BegunAnimation.Settings) -> Void) {
    guard let plan = plans.last else { return }
    setting(&plan.settings)
  }
}

/// An animation between `beginAnimations` and `commitAnimations`.
///
/// Each change takes the settings of its moment, so that a setting begins another batch.
@MainActor
final class BegunAnimation {
  /// How the animation runs; times in seconds.
  struct Settings {
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    var autoreverses = false
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
  }

  var settings = Settings() {
    didSet { collect() }
  }

  private let identifier: String?
  private let layers = LayerRuntime.current
  /// The place of the collection among those of all blocks that are being called.
  private let place: Int
  private var batches: [AnimationBatch] = []
  /// The views that change their content, with their transitions.
  var turns: [(view: UIView, animation: CATransition)] = []

  init(identifier: String?) {
    self.identifier = identifier
    place = layers.timeline.collecting.count
    collect()
  }

  /// Takes the changes that follow into a batch of the present settings.
  private func collect() {
    if layers.timeline.collecting.count > place {
      layers.timeline.collecting.removeSubrange(place...)
    }
    if batches.last?.animations.isEmpty == true { batches.removeLast() }
    let batch = AnimationBatch(
      duration: settings.duration, delay: settings.delay, curve: settings.curve.curve,
      runtime: layers
    ) { [self] finished in ended(finished) }
    let span = AnimationSpan(
      rounds: settings.repeatCount > 0 ? Double(settings.repeatCount) : 1,
      autoreverses: settings.autoreverses)
    batch.add(span)
    batches.append(batch)
    layers.timeline.collecting.append(AnimationCollection(batch: batch, span: span))
  }

  /// Starts what was collected.
  func commit() {
    if layers.timeline.collecting.count > place {
      layers.timeline.collecting.removeSubrange(place...)
    }
    if let delegate = settings.delegate {
      settings.willStart?.perform(on: delegate, sender: identifier as Any)
    }
    addTurns()
    for batch in batches { layers.timeline.add(batch) }
  }

  private func ended(_ finished: Bool) {
    batches.removeFirst()
    guard batches.isEmpty, let delegate = settings.delegate else { return }
    settings.didStop?.perform(on: delegate, sender: identifier as Any)
  }
}
