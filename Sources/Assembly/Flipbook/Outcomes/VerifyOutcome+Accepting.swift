import References

extension VerifyOutcome {
  /// Returns the command that accepts scenes as they are now, to be typed into a shell; `nil` for none.
  ///
  /// Scenes of several programs have one each, joined by `&&`.
  ///
  /// - Parameter scenes: the scenes; those that differ by default.
  /// - Returns: the command.
  func accept(_ scenes: [VerifiedScene]? = nil) -> String? {
    let lines = names(of: scenes ?? differing).map { record, names in
      ShellCommand(record.arguments, scenes: names, ofFiles: record.files).text(of: record.program)
    }
    return lines.isEmpty ? nil : lines.joined(separator: " && ")
  }
}
