/// The log of an app; each line is written once a stage.
@MainActor
package enum Log {
  /// Writes a line to the log unless the stage has written it already.
  package static func once(_ line: String, on world: World = .current) {
    guard world.loggedLines.insert(line).inserted else { return }
    writeToStandardError(line)
  }

  /// Writes a line about something to the log unless the stage has written one about it already.
  package static func once(about subject: String, on world: World = .current, _ line: () -> String)
  {
    guard world.loggedLines.insert(subject).inserted else { return }
    once(line(), on: world)
  }
}
