/// The log of an app; each line is written once a stage.
@MainActor
enum Log {
  static func once(_ line: String, on runtime: Runtime = .current) {
    guard runtime.loggedLines.insert(line).inserted else { return }
    writeToStandardError(line)
  }
}
