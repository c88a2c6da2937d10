/// A message about a file in the words of GitHub's workflow commands.
///
/// Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
package enum WorkflowCommand {
  /// Returns a line that marks a place as an error.
  ///
  /// - Parameters:
  ///   - message: what is wrong; may have several lines.
  ///   - place: where that stands; `nil` for what stands in no file.
  ///   - title: its heading; `nil` for none.
  /// - Returns: the command, with a line break at its end.
  package static func error(
    _ message: String, at place: RecordPlace? = nil, title: String? = nil
  ) -> String {
    let properties = [
      place.map { "file=\(property($0.path)),line=\($0.line)" },
      title.map { "title=\(property($0))" },
    ].compactMap { $0 }
    let told = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    return "::error\(told)::\(data(message))\n"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
