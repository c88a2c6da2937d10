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
