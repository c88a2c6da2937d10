import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// The closed forms of springs, against values read off Apple's own and against one another.
///
/// Source: docs/measurements.md, “Springs”.
@Suite struct DampedSpringTests {
  /// Stiffnesses read off UIKit's own animations, with a mass of 1.
  @Test(arguments: [
    (0.35, 1.0, 0.0, 286.40942818911714), (0.5, 1, 0, 161.7195025042016),
    (1, 1, 0, 85.25592900599884), (0.5, 1, 1, 152.86841381792456),
  ])
  func `a spring by duration pulls as hard as UIKit's own`(
    ratio: Double, duration: Double, velocity: Double, stiffness: Double
  ) {
    let spring = DampedSpring(restingAfter: duration, dampingRatio: ratio, velocity: velocity)
    // UIKit searches for the frequency, and stops this near to it.
    #expect(abs(spring.frequency * spring.frequency / stiffness - 1) < 1e-7)
  }

  /// Frequencies found by trying all of them in steps of half a thousandth.
  @Test(arguments: [
    (0.5, -3.0, 1.0, 13.454430999), (0.2, 2, 0.7, 35.638554067), (0.9, 30, 0.4, 20.056268616),
    (1, 3, 1, 8.828922125), (1, -2, 0.5, 18.671427017), (1, 10, 1, 7.386290713),
    (0.7, 20, 1, 10.594919761), (0.5, 1, 2, 5.948659378),
  ])
  func `of the springs that rest in time the quickest is taken`(
    ratio: Double, velocity: Double, duration: Double, frequency: Double
  ) {
    let spring = DampedSpring(restingAfter: duration, dampingRatio: ratio, velocity: velocity)
    #expect(abs(spring.frequency / frequency - 1) < 1e-8)
  }

  @Test func `a spring by duration is the same in units of its duration`() {
    for duration in [1e-3, 0.2, 1, 3600] {
      let spring = DampedSpring(restingAfter: duration, dampingRatio: 0.4, velocity: 3 / duration)
      let unit = DampedSpring(restingAfter: 1, dampingRatio: 0.4, velocity: 3)
      #expect(abs(spring.frequency * duration / unit.frequency - 1) < 1e-9)
    }
  }

  @Test func `what no spring can have is taken for the nearest that one can`() {
    for number in [-1, 0, 1e-300, 1e300, .infinity, -.infinity, .nan] {
      for spring in [
        DampedSpring(restingAfter: 1, dampingRatio: number, velocity: 0),
        DampedSpring(restingAfter: 1, dampingRatio: 0.5, velocity: number),
        DampedSpring(mass: number, stiffness: number, damping: number),
        DampedSpring(perceptualDuration: number, bounce: number),
      ] {
        #expect(spring.frequency > 0 && spring.frequency.isFinite)
        #expect(spring.dampingRatio >= 0 && spring.dampingRatio.isFinite)
        #expect(spring.remainder(after: 0.1, velocity: number).isFinite)
      }
    }
  }

  /// The motion by Heun's method in steps of 10 µs, whose error is less than 1e-6 of the way.
  @Test(arguments: [0, 0.05, 0.5, 0.999, 1, 1.0000000001, 1.001, 1.5, 12])
  func `a mass moves as its equation says`(ratio: Double) {
    let spring = DampedSpring(frequency: 12, dampingRatio: ratio)
    var (place, speed) = (1.0, 5.0)
    func pull(_ place: Double, _ speed: Double) -> Double {
      -2 * ratio * 12 * speed - 144 * place
    }
    let step = 1e-5
    for index in 1...100_000 {
      let first = pull(place, speed)
      let second = pull(place + step * speed, speed + step * first)
      place += step * (speed + step * first / 2)
      speed += step * (first + second) / 2
      guard index % 20_000 == 0 else { continue }
      let seconds = Double(index) * step
      #expect(abs(spring.displacement(after: seconds, from: 1, velocity: 5) - place) < 2e-6)
      #expect(abs(spring.remainder(after: seconds, velocity: -5) - place) < 2e-6)
    }
  }

  @Test func `the system's spring is critical and rests after 0.506 seconds`() {
    let spring = DampedSpring.system
    #expect(spring.dampingRatio == 1)
    #expect(abs(spring.frequency - (1000.0 / 3).squareRoot()) < 1e-12)
    #expect(abs(spring.restTime(from: 1, velocity: 0, within: 1e-3) - 0.5057) < 1e-4)
  }

  /// The time after which less than a thousandth of the way is left, found by trying all times.
  @Test(arguments: [
    (1.0, 0.0, 1.0), (1, 5, 0.9), (1, 20, 0.9), (1, 50, 1.1), (1, -30, 1.1), (1.5, 0, 1.9),
    (1.5, 5, 1.8), (1.5, 20, 1.5), (1.5, 50, 1.9), (1.5, -30, 2.1),
    // It passes its place after 0.0996 s and comes back.
    (1.2514055651478437, 24.3368940067411, 1.2),
  ])
  func `what does not swing rests at a tenth of a second`(
    ratio: Double, velocity: Double, duration: Double
  ) {
    let spring = DampedSpring(frequency: 10, dampingRatio: ratio)
    #expect(spring.settlingDuration(velocity: velocity) == duration)
  }

  @Test(arguments: [
    (0.0, 1.4727003347), (5, 1.3815510558), (20, 1.5825615636), (-30, 1.7050898834),
  ])
  func `what swings rests with its envelope`(velocity: Double, duration: Double) {
    let spring = DampedSpring(frequency: 10, dampingRatio: 0.5)
    #expect(abs(spring.settlingDuration(velocity: velocity) - duration) < 1e-8)
  }

  @Test func `a mass and a stiffness set frequency and damping`() {
    let spring = DampedSpring(mass: 4, stiffness: 100, damping: 20)
    #expect(spring.frequency == 5 && spring.dampingRatio == 0.5)
    let creeping = DampedSpring(mass: 1, stiffness: 100, damping: 30, allowsOverdamping: true)
    #expect(creeping.frequency == 10 && creeping.dampingRatio == 1.5)
  }

  @Test(arguments: [(0.3, 0.8737109, 0.8629553), (0, 0.7154157, 0.8), (-0.5, 0.4506047, 2.1)])
  func `a bounce sets the damping`(bounce: Double, progress: Double, duration: Double) {
    let spring = DampedSpring(perceptualDuration: 0.5, bounce: bounce)
    #expect(abs(1 - spring.remainder(after: 0.2, velocity: 0) - progress) < 1e-7)
    #expect(abs(spring.settlingDuration(velocity: 0) - duration) < 1e-7)
  }
}
