import Geometry

/// A layer that makes particles, which move by themselves.
///
/// Particles are made while the layer is shown in a window. Their differences come from `seed` and
/// from the number of emitters on the stage before, so that they are the same in every run.
///
/// Source: Apple, CAEmitterLayer.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? { didSet { emit() } }

  /// A factor of the cells' rates.
  open var birthRate: Float = 1 { didSet { emit() } }

  /// A factor of the cells' lifetimes.
  open var lifetime: Float = 1

  /// The middle of the emitter.
  ///
  /// *Space*: the layer's own.
  open var emitterPosition = CGPoint.zero {
    didSet { changed("emitterPosition", from: .point(oldValue)) }
  }

  /// How far the emitter lies in front of the layer; recorded only, for particles stay in the plane.
  ///
  /// *Units*: points.
  open var emitterZPosition: CGFloat = 0

  /// How deep the emitter is; recorded only, for particles stay in the plane.
  ///
  /// *Units*: points.
  open var emitterDepth: CGFloat = 0

  /// The size of the emitter; of a circle, the width is the radius.
  ///
  /// *Units*: points.
  open var emitterSize = CGSize.zero {
    didSet { changed("emitterSize", from: .size(oldValue)) }
  }

  /// The shape of the emitter.
  open var emitterShape = CAEmitterLayerEmitterShape.point

  /// Where in the shape particles are made.
  open var emitterMode = CAEmitterLayerEmitterMode.volume

  /// Whether particles lie in space; here they lie in the layer's plane either way.
  open var preservesDepth = false

  /// The order in which particles are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered

  /// A factor of the cells' velocities.
  open var velocity: Float = 1

  /// A factor of the cells' scales.
  open var scale: Float = 1

  /// A factor of the cells' spins.
  open var spin: Float = 1

  /// What the differences between particles are drawn from.
  open var seed: UInt32 = 0 { didSet { particles.begin(with: seed, number: number) } }

  /// The particles that live.
  private(set) lazy var particles = Particles(seed: seed, number: number)

  /// The number of emitters on the stage before this one.
  private lazy var number = runtime.nextEmitter()

  /// The layer's time of the last step; `nil` before the first.
  private var lastTime: CFTimeInterval?

  /// The layer's time from which its cells count, unless it has a `beginTime`; `nil` before the
  /// first step.
  private var firstTime: CFTimeInterval?

  /// Asks for frames, unless the layer presents another one.
  func emit() {
    if modelLayer == nil { runtime.addDisplayLink(self) }
  }

  /// Whether the layer is in a window.
  var isInWindow: Bool {
    sequence(first: self as CALayer, next: \.superlayer).contains(where: \.isWindow)
  }

  override func takeAppearance(to copy: CALayer) {
    super.takeAppearance(to: copy)
    guard let copy = copy as? CAEmitterLayer else { return }
    copy.renderMode = renderMode
    copy.preservesDepth = preservesDepth
    copy.particles = particles
  }

  override class var keyedRows: KeyedRows { .ofCAEmitterLayer }

  override class var animatableProperties: AnimatableProperties { .ofEmitters }

  override func setOther(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    guard take(value, forKeyPath: keyPath) else { return false }
    emit()
    return true
  }

  /// Gives a property of a cell a value; returns false where no cell has such a property.
  func take(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    guard let (cell, key) = cell(of: keyPath) else { return false }
    return cell.take(value, for: key)
  }

  override func other(forKeyPath keyPath: String) -> Any? {
    cell(of: keyPath).flatMap { $0.cell.value(of: $0.key) }
  }

  /// Finds the cell that a key path such as `emitterCells.name.birthRate` names, and its property.
  private func cell(of keyPath: String) -> (cell: CAEmitterCell, key: String)? {
    var parts = keyPath.split(separator: ".").map(String.init)[...]
    var (cells, found): ([CAEmitterCell]?, CAEmitterCell?) = (emitterCells, nil)
    while parts.count > 2, parts.removeFirst() == "emitterCells" {
      guard let cell = cells?.first(where: { $0.name == parts.first }) else { return nil }
      parts.removeFirst()
      (cells, found) = (cell.emitterCells, cell)
    }
    guard parts.count == 1, let found, let key = parts.first else { return nil }
    return (found, key)
  }
}

extension CAEmitterLayer: DisplayLinkObserver {
  /// Moves the particles on by a frame, and makes new ones.
  package func displayLinkDidFire(after seconds: TimeInterval) {
    guard isInWindow else {
      runtime.wait(for: self)
      lastTime = nil
      return
    }
    let time = localTime(at: runtime.time)
    let step = max(0, time - (lastTime ?? time - seconds))
    lastTime = time
    if firstTime == nil, ownTime.beginTime != 0 { fillWithPast(until: time - step) }
    let first = firstTime ?? time - step
    firstTime = first
    let passed = ownTime.beginTime != 0 ? time : time - first
    withAnimatedCells {
      particles.step(by: step, to: passed, from: self, seen: presentation() ?? self)
    }
    if particles.isEmpty, !hasCellAnimations, !isEmitting(after: passed) {
      runtime.removeDisplayLink(self)
      lastTime = nil
    }
  }

  /// Makes the particles that live since before the layer was seen first, as its `beginTime` says.
  private func fillWithPast(until end: Double) {
    var time = max(0, end - min(longestLife(of: emitterCells), Self.longestPast))
    while time < end {
      let step = min(1.0 / 60, end - time)
      time += step
      particles.step(by: step, to: time, from: self, seen: self)
    }
  }

  /// Returns how long a particle and those that it makes may live, in seconds.
  private func longestLife(of cells: [CAEmitterCell]?) -> Double {
    (cells ?? []).map { cell in
      Double(cell.lifetime + cell.lifetimeRange / 2) * Double(lifetime)
        + longestLife(of: cell.emitterCells)
    }
    .max() ?? 0
  }

  /// *Units*: seconds.
  private static let longestPast: Double = 60

  /// Whether an animation that was added says how many particles there are to be.
  private var isAnimatingBirths: Bool { addedAnimations.contains { $0.keyPath == "birthRate" } }

  private func isEmitting(after passed: Double) -> Bool {
    (birthRate > 0 || isAnimatingBirths)
      && (emitterCells ?? []).contains {
        $0.isEnabled && $0.birthRate > 0 && $0.share(from: passed, to: .infinity).length > 0
      }
  }
}

/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// At `emitterPosition`, or about it in a shape of `emitterSize`.
  public static let point = Self(rawValue: "point")
  public static let line = Self(rawValue: "line")
  public static let rectangle = Self(rawValue: "rectangle")
  public static let circle = Self(rawValue: "circle")
  /// As a rectangle, for particles stay in the plane.
  public static let cuboid = Self(rawValue: "cuboid")
  /// As a circle, for particles stay in the plane.
  public static let sphere = Self(rawValue: "sphere")
}

/// Where in its shape an emitter makes particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its corners, or at the ends of a line.
  public static let points = Self(rawValue: "points")
  /// On its edge.
  public static let outline = Self(rawValue: "outline")
  /// On its edge, for particles stay in the plane.
  public static let surface = Self(rawValue: "surface")
  /// Anywhere in it.
  public static let volume = Self(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the order of their making.
  public static let unordered = Self(rawValue: "unordered")
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// In the order of their making, for particles stay in the plane.
  public static let backToFront = Self(rawValue: "backToFront")
  /// In the order of their making, one over the other: light is not added up here.
  public static let additive = Self(rawValue: "additive")
}
