import Geometry

import func Arithmetic.cos
import func Arithmetic.sin
import struct Arithmetic.SplitMix64

/// The particles of an emitter.
///
/// Each moves by its own formula: its place follows from what it was born with and from its age.
@MainActor
struct Particles {
  /// The particles in the order of their birth.
  private(set) var all: [Particle] = []
  private var chance: SplitMix64
  /// The share of the next particle that has been earned, by cell.
  private var earned: [ObjectIdentifier: Double] = [:]

  var isEmpty: Bool { all.isEmpty }

  /// Makes the particles of an emitter, none of which lives yet.
  ///
  /// - Parameters:
  ///   - seed: the seed of the layer.
  ///   - number: the number of emitters on the stage before.
  init(seed: UInt32, number: Int) { chance = Self.chance(seed, number) }

  /// Begins the random numbers anew.
  mutating func begin(with seed: UInt32, number: Int) { chance = Self.chance(seed, number) }

  private static func chance(_ seed: UInt32, _ number: Int) -> SplitMix64 {
    SplitMix64(seed: UInt64(seed) &* 1_000_003 &+ UInt64(number) &+ SplitMix64.seedOfScenes)
  }

  /// Ages the particles, ends those whose time is over and makes new ones.
  ///
  /// - Parameters:
  ///   - seconds: the time since the last step.
  ///   - passed: the time since the layer began.
  ///   - layer: the emitter.
  ///   - seen: the emitter as it is seen.
  mutating func step(
    by seconds: Double, to passed: Double, from layer: CAEmitterLayer, seen: CAEmitterLayer
  ) {
    guard seconds > 0 else { return }
    let rate = Double(seen.birthRate)
    for index in all.indices { all[index].age += seconds }
    var born: [Particle] = []
    for index in all.indices {
      for cell in all[index].cell.emitterCells ?? [] {
        let age = all[index].age
        let count = share(of: cell, rate: rate, &all[index].earned, in: seconds, to: age)
        for age in count {
          let place = all[index].place(atAge: all[index].age - age)
          born.append(make(cell, from: layer, at: place, heading: 0, age: age))
        }
      }
    }
    all.removeAll { $0.age >= $0.lifetime }
    for cell in layer.emitterCells ?? [] {
      for age in share(of: cell, rate: rate, &earned, in: seconds, to: passed) {
        let (place, heading) = birthplace(in: layer, seen)
        born.append(make(cell, from: layer, at: place, heading: heading, age: age))
      }
    }
    all += born.filter { $0.age < $0.lifetime }
    guard all.count <= Limit.particles else {
      stop(
        .tooMany(
          items: "living particles of an emitter", limit: Limit.particles,
          advice: "Give its cells a lower birthRate or a shorter lifetime."))
    }
  }

  /// Returns the ages of the particles that a cell makes in a step, the oldest first.
  private func share(
    of cell: CAEmitterCell, rate: Double, _ earned: inout [ObjectIdentifier: Double],
    in seconds: Double, to passed: Double
  ) -> [Double] {
    let rate = cell.isEnabled ? Double(cell.birthRate) * rate : 0
    guard rate > 0, rate.isFinite else { return [] }
    let (length, behind) = cell.share(from: passed - seconds, to: passed)
    guard length > 0 else { return [] }
    let sum = (earned[ObjectIdentifier(cell)] ?? 0) + rate * length
    let count = min(sum.rounded(.down), Double(Limit.particles + 1))
    earned[ObjectIdentifier(cell)] = sum - count
    return (0..<Int(count)).map { behind + (sum - 1 - Double($0)) / rate }
  }

  private mutating func make(
    _ cell: CAEmitterCell, from layer: CAEmitterLayer, at place: CGPoint, heading: Double,
    age: Double
  ) -> Particle {
    let angle =
      heading + Double(cell.emissionLongitude) + chance.around(0, by: Double(cell.emissionRange))
    let speed =
      chance.around(Double(cell.velocity), by: Double(cell.velocityRange))
      * Double(layer.velocity) * cos(Double(cell.emissionLatitude))
    let rgb = cell.color?.rgb ?? (red: 1, green: 1, blue: 1)
    return Particle(
      cell: cell, age: age,
      lifetime: chance.around(Double(cell.lifetime), by: Double(cell.lifetimeRange))
        * Double(layer.lifetime),
      start: place, velocity: CGVector(dx: speed * cos(angle), dy: speed * sin(angle)),
      scale: chance.around(Double(cell.scale), by: Double(cell.scaleRange)) * Double(layer.scale),
      spin: chance.around(Double(cell.spin), by: Double(cell.spinRange)) * Double(layer.spin),
      color: SIMD4(
        chance.around(Double(rgb.red), by: Double(cell.redRange)),
        chance.around(Double(rgb.green), by: Double(cell.greenRange)),
        chance.around(Double(rgb.blue), by: Double(cell.blueRange)),
        chance.around(Double(cell.color?.alpha ?? 1), by: Double(cell.alphaRange))))
  }

  /// Returns where a particle is made, and the direction that its longitude is measured from.
  private mutating func birthplace(
    in layer: CAEmitterLayer, _ seen: CAEmitterLayer
  ) -> (CGPoint, heading: Double) {
    let (middle, size) = (seen.emitterPosition, seen.emitterSize)
    func place(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: middle.x + CGFloat(x) * size.width, y: middle.y + CGFloat(y) * size.height)
    }
    let isEdge = layer.emitterMode == .outline || layer.emitterMode == .surface
    switch layer.emitterShape {
    case .line:
      let x = chance.fraction() - 0.5
      return (place(layer.emitterMode == .points ? (x < 0 ? -0.5 : 0.5) : x, 0), -Double.pi / 2)
    case .rectangle, .cuboid:
      let (x, y) = (chance.fraction() - 0.5, chance.fraction() - 0.5)
      if layer.emitterMode == .points { return (place(x < 0 ? -0.5 : 0.5, y < 0 ? -0.5 : 0.5), 0) }
      guard isEdge else { return (place(x, y), 0) }
      let side = chance.fraction() * Double(size.width + size.height)
      return side < Double(size.width)
        ? (place(x, y < 0 ? -0.5 : 0.5), 0) : (place(x < 0 ? -0.5 : 0.5, y), 0)
    case .circle, .sphere:
      let angle = 2 * Double.pi * chance.fraction()
      let share = isEdge ? 1 : layer.emitterMode == .points ? 0 : chance.fraction().squareRoot()
      let radius = Double(size.width) * share
      return (
        CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle)),
        isEdge ? angle : 0
      )
    default: return (middle, 0)
    }
  }
}

/// A particle with what it was born with.
@MainActor
struct Particle {
  let cell: CAEmitterCell
  /// *Units*: seconds.
  var age: Double
  let lifetime: Double
  let start: CGPoint
  /// *Units*: points a second.
  let velocity: CGVector
  let scale: Double
  /// *Units*: radians a second.
  let spin: Double
  /// Red, green, blue and alpha at birth.
  let color: SIMD4<Double>
  /// The share of the next particle of its own cells.
  var earned: [ObjectIdentifier: Double] = [:]

  /// Returns the particle's place at an age, in seconds.
  func place(atAge age: Double) -> CGPoint {
    let age = CGFloat(age)
    let x: CGFloat = start.x + velocity.dx * age + cell.xAcceleration * age * age / 2
    let y: CGFloat = start.y + velocity.dy * age + cell.yAcceleration * age * age / 2
    return CGPoint(x: x, y: y)
  }

  /// The colour now: red, green, blue and alpha, 0...1.
  var colorNow: SIMD4<Double> {
    let speed = SIMD4(
      Double(cell.redSpeed), Double(cell.greenSpeed), Double(cell.blueSpeed),
      Double(cell.alphaSpeed))
    return (color + age * speed).clamped(lowerBound: .zero, upperBound: .one)
  }

  /// The scale now.
  var scaleNow: Double { max(0, scale + age * Double(cell.scaleSpeed)) }
}

/// Draws fractions and values in a range, as particles need them.
extension SplitMix64 {
  /// Returns the next number, 0..<1.
  fileprivate mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns a number that differs from a mean by up to half of a range.
  fileprivate mutating func around(_ mean: Double, by range: Double) -> Double {
    range == 0 ? mean : mean + (fraction() - 0.5) * range
  }
}

extension LayerRuntime {
  /// Counts one more emitter.
  ///
  /// - Returns: how many there were before.
  func nextEmitter() -> Int {
    defer { emitterCount += 1 }
    return emitterCount
  }
}

extension Limit {
  /// The number of living particles of an emitter.
  static let particles = 20_000
}
