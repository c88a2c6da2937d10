import Foundation

/// What a program that was compiled from a user's files learns from the one that started it.
package struct SourceRunEnvironment: Sendable {
  /// The file of the logbook.
  package let logbook: String
  /// The scenes that ended a run before this one, in their order.
  package let crashed: [String]
  /// The scene after which this run goes on; `nil` where it begins with the first.
  package let after: String?

  /// That of this process; `nil` for a program that a user started.
  package static let ofThisProcess: SourceRunEnvironment? = {
    let environment = ProcessInfo.processInfo.environment
    guard let logbook = environment[logbookName] else { return nil }
    return SourceRunEnvironment(
      logbook: logbook,
      crashed: (environment[crashedName] ?? "").split(separator: "\n").map(String.init),
      after: environment[afterName])
  }()

  /// Ends the process so that the one that started it learns where it was; returns in a program that
  /// a user started.
  static func endByTrap() {
    guard ofThisProcess != nil else { return }
    fflush(nil)
    raise(SIGTRAP)
  }

  /// The variables of the environment.
  package static let logbookName = "FLIPBOOK_LOGBOOK"
  package static let crashedName = "FLIPBOOK_CRASHED"
  package static let afterName = "FLIPBOOK_AFTER"
}
