import FilmFiles
import Foundation
import Testing
import UIKit

@testable import Filming
@testable import Staging

/// A search for the best quality of a size goes the same way in one process and in many.
@MainActor
@Suite struct SizeSearchTests {
  private final class Counter {
    var plays = 0
  }

  private let counter = Counter()

  private var scene: Scene {
    Scene("square", "", screen: Screen(width: 100, height: 100), limit: 0.2) { [counter] in
      counter.plays += 1
      let controller = UIViewController()
      controller.view.backgroundColor = .orange
      return controller
    }
  }

  private var renderer: FilmRenderer {
    FilmRenderer(
      scene: scene, timing: FilmTiming(), jobs: 1, showsPhysics: false, shard: nil, isForced: true,
      listener: NobodyListens())
  }

  private var medium: FilmMedium {
    FilmMedium(
      place: OutputPlace(path: "/nowhere/film.gif", format: .gif), scale: 1, stride: 2,
      settings: FilmSettings(frame: FrameDuration(ticks: 2, rate: 60)))
  }

  private func search(_ bytes: Int, known: [[Int]] = [], playsOnce: Bool) -> SizeSearch {
    SizeSearch(
      renderer: renderer, limit: ByteSize(bytes: bytes, description: "\(bytes) B"), known: known,
      playsOnce: playsOnce)
  }

  private func foundInOneProcess(_ bytes: Int) async throws -> [FilmMedium] {
    var search = search(bytes, playsOnce: false)
    guard case .found(let media) = try await search.outcome(for: [medium]) else { return [] }
    return media
  }

  @Test(arguments: [1_000_000, 300, 240, 200])
  func `a search that plays once a process finds what one process finds`(bytes: Int) async throws {
    let expected = await tried { try await self.foundInOneProcess(bytes) }
    var known: [[Int]] = []
    var plays = 0
    while true {
      plays += 1
      counter.plays = 0
      let outcome = await tried { [known] in
        var search = self.search(bytes, known: known, playsOnce: true)
        return try await search.outcome(for: [self.medium])
      }
      #expect(counter.plays <= 1)
      if case .success(.playAgain(let sizes)) = outcome {
        // One more is known after each play.
        #expect(sizes.count == known.count + 1 && Array(sizes.prefix(known.count)) == known)
        known = sizes
        continue
      }
      switch (outcome, expected) {
      case (.success(.found(let media)), .success(let others)): #expect(media == others)
      case (.failure(let error), .failure(let other)): #expect("\(error)" == "\(other)")
      default: Issue.record("one search found something, the other not: \(outcome), \(expected)")
      }
      break
    }
    #expect(plays > 1, "\(expected)")
  }

  private func tried<Success: Sendable>(
    _ body: @MainActor () async throws -> Success
  ) async -> Result<Success, any Error> {
    do {
      return .success(try await body())
    } catch {
      return .failure(error)
    }
  }
}
