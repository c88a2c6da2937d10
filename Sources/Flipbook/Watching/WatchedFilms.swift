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

  /// The film of a scene: a page that plays it.
  struct Film: Encodable {
    let name: String
  }

  private let state = Mutex((State(), folder: ""))

  /// Returns the names of the scenes whose films stand in a folder.
  static func names(in folder: String) -> [String] {
    FolderEntry.all(in: folder)
      .filter { !$0.isFolder && !$0.name.hasPrefix(".") && $0.name.hasSuffix(ending) }
      .map { String($0.name.dropLast(ending.count)) }
  }

  /// Shows the films of a folder in place of those before.
  func show(filmsIn folder: String, _ seconds: Double) {
    let films = Self.names(in: folder).map(Film.init)
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
    case "films" where parts.count == 2: return film(parts[1])
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

  private func film(_ name: String) -> (type: String, bytes: [UInt8])? {
    let path: String? = state.withLock { state in
      guard let name = name.removingPercentEncoding,
        state.0.films.contains(where: { $0.name == name })
      else { return nil }
      return "\(state.folder)/\(name)\(Self.ending)"
    }
    guard let path else { return nil }
    do {
      return ("text/html; charset=utf-8", try SourceFile.bytes(of: path))
    } catch {
      return nil
    }
  }

  /// What the names of the films end with.
  static let ending = ".html"
  /// *Units*: microseconds.
  private static let pause: UInt32 = 20_000
  private static let mostPauses = 1000
}
