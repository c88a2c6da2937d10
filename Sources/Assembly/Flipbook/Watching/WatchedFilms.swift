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
  /// Wakes those who wait for a new state.
  private let news = NSCondition()
  private let secret: PageSecret
  /// The path of the page, which nobody can guess.
  var path: String { secret.path }

  /// Begins without films.
  ///
  /// - Throws: `FileError` where the system gives no random numbers.
  init() throws(FileError) { secret = try PageSecret() }

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
    tellNews()
  }

  /// Shows what went wrong beside the films before.
  func show(error: String, _ seconds: Double) {
    state.withLock { state in
      state.0.error = error
      state.0.seconds = seconds
      state.0.version += 1
    }
    tellNews()
  }

  private func tellNews() {
    news.lock()
    news.broadcast()
    news.unlock()
  }

  /// Answers a request of the page.
  func answer(_ request: PageRequest) -> PageAnswer? {
    guard let rest = secret.rest(of: request.path) else { return nil }
    switch rest {
    case "": return .page(Array(watchPage.utf8), PagePolicy.watch)
    case "state": return states(after: request.value(inQuery: "after").flatMap { Int($0) } ?? -1)
    default: return rest.hasPrefix(Self.films) ? film(rest.dropFirst(Self.films.count)) : nil
    }
  }

  /// Waits until there is something new, but not for longer than browsers wait.
  private func states(after version: Int) -> PageAnswer? {
    let end = Date(timeIntervalSinceNow: ServingLimits.longestWait)
    news.lock()
    while state.withLock({ $0.0.version }) == version, news.wait(until: end) {}
    news.unlock()
    do {
      return PageAnswer(
        type: "application/json", bytes: Array(try JSONEncoder().encode(state.withLock { $0.0 })))
    } catch {
      return nil
    }
  }

  private func film(_ name: Substring) -> PageAnswer? {
    let path: String? = state.withLock { state in
      guard let name = name.removingPercentEncoding,
        state.0.films.contains(where: { $0.name == name })
      else { return nil }
      return "\(state.folder)/\(name)\(Self.ending)"
    }
    guard let path else { return nil }
    do {
      return .page(try SourceFile.bytes(of: path), PagePolicy.film)
    } catch {
      return nil
    }
  }

  /// What the names of the films end with.
  static let ending = ".html"
  /// What the paths of films begin with.
  private static let films = "films/"
}
