import Foundation
import Staging
import Testing
import UIKit

/// Every random source that a scene can ask repeats itself.
@MainActor
@Suite struct ChanceTests {
  nonisolated private static let sources: [String: @MainActor () -> String] = [
    "Swift.SystemRandomNumberGenerator": {
      var numbers = Swift.SystemRandomNumberGenerator()
      return "\(numbers.next())"
    },
    "random(in:using:)": {
      var numbers = Swift.SystemRandomNumberGenerator()
      return "\(Int.random(in: 0...1_000_000, using: &numbers))"
    },
    "UIKit.SystemRandomNumberGenerator": {
      var numbers = UIKit.SystemRandomNumberGenerator()
      return "\(numbers.next())"
    },
    "Int.random": { "\(Int.random(in: 0...1_000_000))" },
    "UUID": { "\(UUID())" },
    "NSUUID": { NSUUID().uuidString },
    "arc4random": { "\(Glibc.arc4random())" },
    "arc4random_uniform": { "\(Glibc.arc4random_uniform(1_000_000))" },
    "arc4random_buf": { bytes { arc4random_buf($0, $1) } },
    "getentropy": { bytes { _ = getentropy($0, $1) } },
    "rand": { "\(Glibc.rand())" },
    "random": { "\(Glibc.random())" },
    "drand48": { "\(Glibc.drand48())" },
  ]

  private static func bytes(_ fill: (UnsafeMutableRawPointer, Int) -> Void) -> String {
    var bytes = Array(repeating: UInt8(0), count: 11)
    bytes.withUnsafeMutableBytes { buffer in
      if let start = buffer.baseAddress { fill(start, buffer.count) }
    }
    return "\(bytes)"
  }

  @Test(arguments: sources.keys.sorted())
  func `a random source repeats itself on every stage, but not on one`(name: String) throws {
    let draw = try #require(Self.sources[name])
    let runs = try (0..<2).map { _ in
      var drawn: [String] = []
      let stage = try stage { _ in
        drawn.append(draw())
        UIKit.DispatchQueue.main.async { MainActor.assumeIsolated { drawn.append(draw()) } }
      }
      try stage.advance()
      return drawn
    }
    #expect(runs[0].count == 2 && runs[0][0] != runs[0][1])
    #expect(runs[1] == runs[0])
  }

  /// Elements in this order would come by chance once in five thousand runs.
  @Test func `a set has the same order in every process`() {
    #expect(Array(Set(1...7)) == [4, 2, 3, 6, 5, 1, 7])
  }
}
