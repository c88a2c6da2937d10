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

  override class var animatableProperties: AnimatableProperties { .ofEmitters }

  override func setOther(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells",
      let cell = emitterCells?.first(where: { $0.name == parts[1] }),
      let number = AnimatableValue.number(value as Any)
    else { return false }
    guard cell.set(number, for: parts[2]) else { return false }
    emit()
    return true
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
    particles.step(by: step, from: self, seen: presentation() ?? self)
    if particles.isEmpty, !isEmitting {
      runtime.removeDisplayLink(self)
      lastTime = nil
    }
  }

  private var isEmitting: Bool {
    birthRate > 0 && (emitterCells ?? []).contains { $0.isEnabled && $0.birthRate > 0 }
  }
}

extension CAEmitterCell {
  /// Sets a property by its name; returns false where the cell has no such number.
  fileprivate func set(_ number: Double, for key: String) -> Bool {
    switch key {
    case "birthRate": birthRate = Float(number)
    case "lifetime": lifetime = Float(number)
    case "velocity": velocity = CGFloat(number)
    case "velocityRange": velocityRange = CGFloat(number)
    case "emissionLongitude": emissionLongitude = CGFloat(number)
    case "emissionRange": emissionRange = CGFloat(number)
    case "xAcceleration": xAcceleration = CGFloat(number)
    case "yAcceleration": yAcceleration = CGFloat(number)
    case "scale": scale = CGFloat(number)
    case "scaleSpeed": scaleSpeed = CGFloat(number)
    case "spin": spin = CGFloat(number)
    case "alphaSpeed": alphaSpeed = Float(number)
    default: return false
    }
    return true
  }
}

/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

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
