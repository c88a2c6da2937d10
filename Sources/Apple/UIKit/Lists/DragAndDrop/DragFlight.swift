import Foundation

/// A drag from the lift to its end, as both sides see it.
@MainActor
final class DragFlight: NSObject, UIDragSession, UIDropSession {
  /// What is dragged.
  var items: [UIDragItem] = []
  var localContext: Any?
  let progress = Progress(totalUnitCount: 1)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  private weak var source: UIDragInteraction?
  private let window: UIWindow
  private let overlay = DragOverlay()
  /// Where the finger is.
  ///
  /// *Space*: the window's.
  private(set) var point: CGPoint
  private let start: CGPoint
  private var hasBegun = false
  private weak var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// Every interaction over which the finger has been.
  private var visited: [UIDropInteraction] = []
  /// Where items go that the side that takes them has given a place.
  var landings: [ObjectIdentifier: DragLanding] = [:]
  private var allowsMove = true
  private var isRestricted = false

  init(of source: UIDragInteraction, in window: UIWindow, at point: CGPoint) {
    self.source = source
    self.window = window
    self.point = point
    start = point
    super.init()
  }

  func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }
  var allowsMoveOperation: Bool { allowsMove }
  var isRestrictedToDraggingApplication: Bool { isRestricted }
  var localDragSession: (any UIDragSession)? { self }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    var found: [(any NSItemProviderReading)?] = Array(repeating: nil, count: providers.count)
    var left = providers.count
    if left == 0 { DispatchQueue.main.async { completion([]) } }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        found[index] = object
        left -= 1
        if left == 0 { completion(found.compactMap { $0 }) }
      }
    }
    return progress
  }

  // MARK: The way

  /// Lifts the items off their views.
  func lift(_ previews: [UITargetedDragPreview]) {
    overlay.show(in: window, previews, under: point)
    let animator = DragAnimator()
    if let source {
      source.delegate?.dragInteraction(source, willAnimateLiftWith: animator, session: self)
    }
    UIView.run(
      Self.liftDuration, 0, .easeInOut, .allowUserInteraction,
      { [overlay] in
        overlay.rise()
        animator.animate()
      }, { _ in animator.complete() })
  }

  /// Follows the finger.
  func move(to newPoint: CGPoint) {
    let way = hypot(newPoint.x - start.x, newPoint.y - start.y)
    point = newPoint
    guard let source else { return }
    if !hasBegun {
      guard way > Self.slack else { return overlay.follow(point) }
      hasBegun = true
      allowsMove =
        source.delegate?.dragInteraction(source, sessionAllowsMoveOperation: self) ?? true
      isRestricted =
        source.delegate?.dragInteraction(
          source, sessionIsRestrictedToDraggingApplication: self) ?? false
      source.delegate?.dragInteraction(source, sessionWillBegin: self)
      overlay.replace(with: items.map { $0.previewProvider?() })
    }
    overlay.follow(point)
    source.delegate?.dragInteraction(source, sessionDidMove: self)
    aim()
  }

  /// Finds what is under the finger, and asks it what a drop would do.
  private func aim() {
    let found = interactionUnderFinger
    if found !== target {
      if let old = target { old.delegate?.dropInteraction(old, sessionDidExit: self) }
      target = found
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: self)
      }
    }
    proposal = target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: self) }
    overlay.showBadge(of: operation, count: items.count)
  }

  private var interactionUnderFinger: UIDropInteraction? {
    var view = window.hitTest(point, with: nil)
    while let known = view {
      for case let drop as UIDropInteraction in known.interactions
      where drop.delegate?.dropInteraction(drop, canHandle: self) == true {
        return drop
      }
      view = known.superview
    }
    return nil
  }

  /// What a drop would do now.
  private var operation: UIDropOperation {
    guard let proposal, target != nil else { return .cancel }
    return proposal.operation == .move && !allowsMove ? .forbidden : proposal.operation
  }

  // MARK: The end

  /// Lets go of the items.
  func release() {
    let operation = operation
    guard hasBegun, let target, operation == .copy || operation == .move else { return cancel() }
    if let source {
      source.delegate?.dragInteraction(source, session: self, willEndWith: operation)
    }
    overlay.showBadge(of: .cancel, count: 1)
    target.delegate?.dropInteraction(target, performDrop: self)
    let animator = DragAnimator()
    let places = items.enumerated().map { index, item -> DragLanding? in
      if let landing = landings[ObjectIdentifier(item)] { return landing }
      let own = overlay.preview(index, at: point)
      let wanted = own.flatMap {
        target.delegate?.dropInteraction(target, previewForDropping: item, withDefault: $0)
      }
      target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animator)
      return wanted.map { DragLanding($0) }
    }
    UIView.run(
      Self.endDuration, 0, .system, .allowUserInteraction,
      { [overlay] in
        overlay.land(places)
        animator.animate()
        for place in places { place?.animator.animate() }
      },
      { [self] _ in
        overlay.removeFromSuperview()
        animator.complete()
        for place in places { place?.animator.complete() }
        target.delegate?.dropInteraction(target, concludeDrop: self)
        end(with: operation)
        if let source {
          source.delegate?.dragInteraction(source, sessionDidTransferItems: self)
        }
      })
  }

  /// Lets the items go back to where they were lifted.
  func cancel() {
    if hasBegun, let source {
      source.delegate?.dragInteraction(source, session: self, willEndWith: .cancel)
    }
    if let target { target.delegate?.dropInteraction(target, sessionDidExit: self) }
    target = nil
    overlay.showBadge(of: .cancel, count: 1)
    let animator = DragAnimator()
    let places = items.enumerated().map { index, item -> DragLanding? in
      guard let source, let delegate = source.delegate, let home = overlay.home(index) else {
        return nil
      }
      delegate.dragInteraction(source, item: item, willAnimateCancelWith: animator)
      return delegate.dragInteraction(source, previewForCancelling: item, withDefault: home)
        .map { DragLanding($0) }
    }
    UIView.run(
      Self.endDuration, 0, .system, .allowUserInteraction,
      { [overlay] in
        overlay.land(places)
        animator.animate()
      },
      { [self] _ in
        overlay.removeFromSuperview()
        animator.complete()
        if hasBegun { end(with: .cancel) }
      })
  }

  private func end(with operation: UIDropOperation) {
    for drop in visited { drop.delegate?.dropInteraction(drop, sessionDidEnd: self) }
    if let source {
      source.delegate?.dragInteraction(source, session: self, didEndWith: operation)
    }
  }

  /// How long items take to be lifted, and to go to their places.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  private static let liftDuration: TimeInterval = 0.25
  private static let endDuration: TimeInterval = 0.4
  /// How far a finger moves before the drag begins.
  ///
  /// *Units*: points.
  private static let slack: CGFloat = 10
}

/// Where an item goes at the end.
@MainActor
struct DragLanding {
  /// *Space*: the window's.
  let center: CGPoint
  /// The size that it has there; `nil` for its own.
  let size: CGSize?
  let transform: CGAffineTransform
  let animator = DragAnimator()

  /// Makes the place of a preview.
  init(_ preview: UITargetedPreview) {
    center = preview.target.container.convert(preview.target.center, to: nil)
    size = preview.size
    transform = preview.target.transform
  }

  /// Makes a place that a rectangle of a view fills.
  init(_ rect: CGRect, in view: UIView) {
    let frame = view.convert(rect, to: nil)
    center = CGPoint(x: frame.midX, y: frame.midY)
    size = frame.size
    transform = .identity
  }

  /// Hides the view whose place it is until the item has come.
  func hide(_ view: UIView?) {
    guard let view else { return }
    LayerRuntime.current.withoutAnimation { view.alpha = 0 }
    animator.addCompletion { _ in view.alpha = 1 }
  }
}

/// Lifts items for a finger that rests, and drags them.
@MainActor
final class DragPress: UILongPressGestureRecognizer {
  /// Lifts what is at a point of the view; `nil` where there is nothing.
  var makeFlight: (CGPoint) -> DragFlight? = { _ in nil }
  private var flight: DragFlight?

  /// Makes a recognizer.
  convenience init() {
    self.init(target: nil, action: nil)
    addTarget(self, action: Selector(DragPress.pressed))
  }

  private func pressed() {
    switch state {
    case .began: flight = view.flatMap { makeFlight(location(in: $0)) }
    case .changed: flight?.move(to: location(in: nil))
    case .ended:
      flight?.release()
      flight = nil
    case .cancelled, .failed:
      flight?.cancel()
      flight = nil
    case .possible: break
    }
  }
}
