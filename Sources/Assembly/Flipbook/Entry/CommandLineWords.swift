import ArgumentParser
import Files
import Streams
import Wording

/// The arguments after the name of the program.
struct CommandLineWords {
  let words: [String]

  init(_ words: [String]) { self.words = words }

  /// Refuses arguments that are not UTF-8.
  ///
  /// They would be changed, and a film would not stand where it was asked for.
  ///
  /// - Throws: `ValidationError`.
  static func checkEncoding() throws(ValidationError) {
    for pointer in CommandWords.all where String(validatingCString: pointer) == nil {
      throw ValidationError(
        "“\(String(cString: pointer))” is not in UTF-8. Give another name, or rename the file.")
    }
  }

  /// Refuses a command that does not exist, and help about one.
  ///
  /// - Throws: `ValidationError` with the nearest names.
  func checkVerb() throws(ValidationError) {
    guard let verb = words.first, !verb.hasPrefix("-") else { return }
    try Self.check(verb)
    guard verb == Self.help else { return }
    let topics = words.dropFirst().filter { !$0.hasPrefix("-") }
    if topics.count > 1 { throw ValidationError("Ask for help about one command at a time.") }
    if let topic = topics.first { try Self.check(topic) }
  }

  /// The words, with `--from -1` as `--from=-1`.
  ///
  /// What begins like a negative number is the value of the option before it, so that the option
  /// can say which values it takes.
  var withNegativeNumbersAsValues: [String] {
    var joined: [String] = []
    for (place, word) in words.enumerated() {
      if word == "--" { return joined + words[place...] }
      if let option = joined.last, Self.takesValue(option), Self.isLikeNegativeNumber(word) {
        joined[joined.count - 1] = option + "=" + word
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  private static func check(_ verb: String) throws(ValidationError) {
    let commands = RootCommand.configuration.subcommands.map { $0.configuration }
    let own = [validate, help]
    guard !own.contains(verb), !commands.contains(where: { $0.commandName == verb }) else { return }
    let shown = commands.filter { $0.shouldDisplay }.map { $0.commandName ?? "" }
    let advice = nearestNamesAsked(
      for: verb, among: shown + own,
      otherwise: "`\(ShellWords.line([Program.name, "help"]))` shows all.")
    throw ValidationError("There is no command “\(verb)”. \(advice)")
  }

  private static func takesValue(_ option: String) -> Bool {
    option.hasPrefix("-") && !option.contains("=") && !isLikeNegativeNumber(option)
  }

  private static func isLikeNegativeNumber(_ word: String) -> Bool {
    let rest = word.dropFirst()
    guard word.first == "-", let first = rest.first else { return false }
    return "0123456789.".contains(first) || ["inf", "infinity", "nan"].contains(rest.lowercased())
  }

  /// The words with `validate` as `render --dry-run`.
  var withoutAliases: CommandLineWords {
    switch words.first {
    case Self.validate: CommandLineWords(["render", "--dry-run"] + words.dropFirst())
    case Self.help where words.dropFirst().first == Self.validate:
      CommandLineWords([Self.help, "render"])
    default: self
    }
  }

  private static let help = "help"
  private static let validate = "validate"
}
