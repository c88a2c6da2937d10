import Drawing
import Foundation
import Staging
import Testing
import UIKit

@testable import Filming

@MainActor @Suite struct StillsTests {
  @Test func `a scene is played once, however many moments are shown`() async throws {
    var plays = 0
    let scene = Scene("once", "A view fades for half a second.") {
      plays += 1
      let controller = UIViewController()
      controller.view.backgroundColor = .orange
      UIView.animate(withDuration: 0.5) { controller.view.alpha = 0.5 }
      return controller
    }
    let stills = try await Stills(of: scene, evenlySpread: 4)
    #expect(plays == 1)
    #expect(stills.pictures.count == 4)
    #expect(stills.seconds.first == 0)
    #expect(stills.seconds == stills.seconds.sorted())
    let sameMoments = try await Stills(of: scene, at: stills.seconds)
    #expect(sameMoments.pictures == stills.pictures)
  }

  /// A white view with a ball that is hidden, or that falls out of sight in two seconds, while an
  /// animator goes on to the limit.
  private func lonely(isHidden: Bool) -> Scene {
    Scene("lonely", "A ball falls out of sight.", limit: 12) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let ball = UIView(frame: CGRect(x: 140, y: 20, width: 40, height: 40))
      (ball.backgroundColor, ball.isHidden) = (.orange, isHidden)
      controller.view.addSubview(ball)
      guard !isHidden else { return controller }
      UIView.animate(withDuration: 2) { ball.center.y = 900 }
      UIView.animate(withDuration: 20, delay: 2) { ball.center.y = 9000 }
      return controller
    }
  }

  @Test func `a strip and a still say that nothing is seen, and of which view`() async throws {
    let empty = "nothing is seen but its background: `UIView` in the view of `UIViewController`"
    let strip = try await Stills(of: lonely(isHidden: true), evenlySpread: 6)
    #expect(strip.ending == "\(empty) is hidden")
    let still = try await Stills(of: lonely(isHidden: true), at: [0, 0.1])
    #expect(still.ending == "\(empty) is hidden")
    let seen = try await Stills(of: lonely(isHidden: false), at: [0, 8])
    #expect(seen.ending == nil)
    let gone = try await Stills(of: lonely(isHidden: false), at: [8])
    #expect(gone.ending?.hasPrefix("\(empty) stands outside of the screen, at 140, ") == true)
  }

  @Test func `a strip says from when on nothing is seen to change`() async throws {
    let strip = try await Stills(of: lonely(isHidden: false), evenlySpread: 6)
    let ending = try #require(strip.ending)
    #expect(ending.hasPrefix("nothing that is seen changed after 1."))
    #expect(ending.contains(", and at its limit of 12 s "))
  }

  @Test(arguments: [([1, 2, 3], 2), ([1, 2, 2, 2], 1), ([5, 5, 5], 0), ([1, 2, 1, 1], 2)])
  func `the last change is the first picture that stays`(numbers: [Int], step: Int) {
    #expect(kept(numbers).lastChange(within: CGRect(x: 0, y: 0, width: 9, height: 9)) == step)
  }

  /// Keeps pictures of a bar, one a step, as long as the numbers say.
  private func kept(_ numbers: [Int]) -> EvenMoments {
    func picture(_ number: Int) -> DisplayList {
      DisplayList([
        .fill(
          .rectangle(CGRect(x: 0, y: 0, width: 1 + number, height: 1)),
          Color(red: 0, green: 0, blue: 0), transform: .identity)
      ])
    }
    var kept = EvenMoments()
    for (step, number) in numbers.enumerated() where kept.wants(step) {
      kept.add(picture(number), at: step)
    }
    let last = numbers.count - 1
    if !kept.wants(last) { kept.add(picture(numbers[last]), at: last) }
    return kept
  }

  private func steps(
    _ count: Int, of numbers: [Int], caption: (Int) -> String? = { _ in nil }
  ) -> [Int] {
    kept(numbers).differing(count, to: numbers.count - 1, caption: caption).map(\.step)
  }

  @Test(arguments: [8, 1024, 1025, 5000])
  func `moments are spread evenly over any number of pictures`(count: Int) {
    let numbers = Array(0..<count)
    let last = count - 1
    let steps = steps(8, of: numbers)
    #expect(steps.count == 8)
    #expect(steps.first == 0 && steps.last == last)
    for (number, step) in steps.enumerated() {
      #expect(abs(step - number * last / 7) <= max(0, count / 512))
    }
    #expect(self.steps(1, of: numbers) == [last])
  }

  /// It moves for a fifth of its time and rests: four of eight moments were the same picture.
  @Test func `no picture is as the one before, and moments come where something moves`() {
    let numbers = (0..<100).map { min($0, 20) }
    let steps = steps(8, of: numbers)
    #expect(steps.count == 8)
    #expect(steps.first == 0 && steps.last == 99)
    let shown = steps.map { numbers[$0] }
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 != $1 })
    // Between the first and the last, those that differ are the steps that move.
    #expect(steps.dropFirst().dropLast().allSatisfy { (1...19).contains($0) })
  }

  @Test func `there are as many pictures as differ`() {
    #expect(steps(8, of: [0, 0, 0, 1, 1, 1]) == [0, 5])
    #expect(steps(8, of: [0, 0, 1, 1, 0, 0]) == [0, 2, 5])
    #expect(steps(8, of: [7, 7, 7]) == [0])
    #expect(steps(8, of: [7]) == [0])
  }

  @Test func `a caption makes a picture another one`() {
    #expect(steps(8, of: [7, 7, 7, 7], caption: { $0 < 2 ? nil : "Now" }) == [0, 3])
  }
}
