import Files
import Foundation
import Synchronization

/// What the page shows: the films of the last run that worked, and what the last run said.
final class WatchedFilms: Sendable {
  /// What browsers are told.
  struct State: Encodable {
    /// Changes with each run.
    var version = 0
    var films: [Film] = []
    /// What kept the last run from making films; empty where nothing did.
    var error = ""
    /// How long the last run took, in seconds.
    var seconds = 0.0
  }

  /// Frames of a scene.
  struct Film: Encodable {
    let name: String
    let frames: Int
  }

  private let state = Mutex((State(), folder: ""))

  /// Shows the films of a folder, one a folder in it, in place of those before.
  func show(filmsIn folder: String, _ seconds: Double) {
    let films = FolderEntry.all(in: folder).filter { $0.isFolder && !$0.name.hasPrefix(".") }
      .map { entry in
        Film(
          name: entry.name,
          frames: FolderEntry.all(in: "\(folder)/\(entry.name)")
            .count { $0.name.hasSuffix(".png") })
      }
    state.withLock { state in
      state.folder = folder
      state.0.films = films.sorted { $0.name < $1.name }
      state.0.error = ""
      state.0.seconds = seconds
      state.0.version += 1
    }
  }

  /// Shows what went wrong beside the films before.
  func show(error: String, _ seconds: Double) {
    state.withLock { state in
      state.0.error = error
      state.0.seconds = seconds
      state.0.version += 1
    }
  }

  /// Answers a request of the page.
  func answer(_ path: String) -> (type: String, bytes: [UInt8])? {
    let parts = path.split(separator: "?")[0].split(separator: "/").map(String.init)
    switch parts.first {
    case nil: return ("text/html; charset=utf-8", Array(watchPage.utf8))
    case "state": return states(after: path.split(separator: "=").last.flatMap { Int($0) } ?? -1)
    case "frames" where parts.count == 3: return frame(Int(parts[2]) ?? -1, of: parts[1])
    default: return nil
    }
  }

  /// Waits until there is something new, but not for longer than browsers wait.
  private func states(after version: Int) -> (type: String, bytes: [UInt8])? {
    for _ in 0..<Self.mostPauses where state.withLock({ $0.0.version }) == version {
      usleep(Self.pause)
    }
    do {
      return ("application/json", Array(try JSONEncoder().encode(state.withLock { $0.0 })))
    } catch {
      return nil
    }
  }

  private func frame(_ number: Int, of name: String) -> (type: String, bytes: [UInt8])? {
    let path: String? = state.withLock { state in
      guard let name = name.removingPercentEncoding,
        let film = state.0.films.first(where: { $0.name == name }),
        (0..<film.frames).contains(number)
      else { return nil }
      let digits = "\(number)"
      let zeros = String(repeating: "0", count: max(0, 5 - digits.count))
      return "\(state.folder)/\(name)/frame-\(zeros)\(digits).png"
    }
    guard let path else { return nil }
    do {
      return ("image/png", try SourceFile.bytes(of: path))
    } catch {
      return nil
    }
  }

  /// *Units*: microseconds.
  private static let pause: UInt32 = 20_000
  private static let mostPauses = 1000
}
