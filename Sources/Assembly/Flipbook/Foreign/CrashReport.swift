import Files
import Foundation
import Staging
import Streams
import Wording

/// What is said of a run that a scene's code has ended.
struct CrashReport {
  let page: LogbookPage
  /// The signal that ended the process.
  let signal: Int32
  /// The first line of the user's files among the calls; `nil` where it is not known.
  var place: CodePlace?
  /// The limit that the run was ended for; `nil` for another reason.
  var exceeded: MemoryLimit?
  /// Whether the code of a scene has ended the process, and no signal.
  var isExit = false
  /// Names of properties that Interface Builder sets.
  var outlets: [String] = []

  /// Writes the report, with the user's own line first as compilers have it.
  func tell(_ console: Console) {
    if let place {
      let line = place.line.map { ":\($0)" } ?? ""
      console.say("\(place.path)\(line): error: \(sentence)")
    } else {
      console.report(sentence)
    }
  }

  /// The scene, its virtual time, the pass and the function.
  var sentence: String {
    if isExit { return Self.sentence(ofExitIn: page.scene) }
    let function = place?.function.map { ", in \($0)" } ?? ""
    guard let scene = culprit else {
      return "\(Program.name) crashed while no scene was played: \(reason)."
        + " No line of your files is known to be among the calls."
    }
    let moment = page.moment + function
    if let exceeded { return exceeded.sentence(about: scene, page.moment) }
    if page.isHanging {
      return "\(scene) does not go on: it stopped \(moment). A loop there may never end;"
        + " --patience gives it more time."
    }
    if let exception = page.exception {
      return "\(scene) stopped \(moment). \(exception)"
    }
    return "\(scene) crashed \(moment): \(reason).\(advice)"
  }

  /// Says that the code of a scene has ended the process.
  ///
  /// - Parameter scene: its name; `nil` where no scene had begun.
  /// - Returns: the sentence.
  static func sentence(ofExitIn scene: String?) -> String {
    let culprit = scene.map { "The scene “\($0)”" } ?? "The code of a scene"
    return "\(culprit) ended the process itself. Take the call of exit() out of its code; nothing"
      + " was made of it."
  }

  /// Whose code ran when it ended; `nil` where it was no scene's, as far as is known.
  private var culprit: String? {
    switch (page.scene, page.state) {
    case (let scene?, let state) where state != .none: "The scene “\(scene)”"
    case _ where place != nil || page.exception != nil: "The code of the scenes"
    default: nil
    }
  }

  /// What may be done about a nil that a storyboard would have set.
  private var advice: String {
    guard [SIGILL, SIGTRAP].contains(signal), let named = place?.words else { return "" }
    let unset = outlets.filter(named.contains)
    guard !unset.isEmpty else { return "" }
    return " Outlets are nil where the controller does not come from its storyboard or xib:"
      + " \(Words.list(unset.map { "`\($0)`" })). Give the folder with these files, or let a Scene set"
      + " them before it gives the controller."
  }

  private var reason: String {
    switch signal {
    case SIGILL, SIGTRAP:
      "Swift stopped it, most often for a nil that was unwrapped or an index out of range"
    case SIGSEGV, SIGBUS: "it read or wrote memory that is not its own"
    case SIGFPE: "it divided by zero"
    case SIGABRT: "it was aborted"
    case SIGKILL: "it was killed, as the system does when memory runs out"
    default: "signal \(signal) ended it"
    }
  }
}

/// A line of a user's file in a backtrace.
struct CodePlace: Hashable {
  /// The path as the user gave it.
  let path: String
  /// `nil` for what the compiler added, such as the check of an optional.
  let line: Int?
  let function: String?

  /// Finds the first call in a file of the user's whose line is known, else the first.
  ///
  /// - Parameters:
  ///   - backtrace: what Swift's backtracer wrote.
  ///   - paths: the user's files.
  init?(in backtrace: String, among paths: [String]) {
    let folder = FileManager.default.currentDirectoryPath
    var names: [String: String] = [:]
    for path in paths {
      let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
      names[URL(filePath: whole).standardized.path] = path
    }
    var first: CodePlace?
    for line in backtrace.split(separator: "\n") {
      guard
        let match = line.firstMatch(
          of: /0x[0-9a-f]+ (.+?) (?:\+ \d+ )?in \S+ at (.+?)(?::(\d+)(?::\d+)?)?$/)
      else { continue }
      let file = String(match.2)
      let whole = file.hasPrefix("/") ? file : "\(folder)/\(file)"
      guard let path = names[URL(filePath: whole).standardized.path] else { continue }
      let number = match.3.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
      let place = CodePlace(path: path, line: number, function: String(match.1))
      guard number == nil else {
        self = place
        return
      }
      first = first ?? place
    }
    guard let first else { return nil }
    self = first
  }

  private init(path: String, line: Int?, function: String) {
    (self.path, self.line, self.function) = (path, line, function)
  }

  /// The words of the line; those of the whole file where the line is not known.
  var words: Set<String> {
    let text: String
    do {
      text = String(decoding: try SourceFile.bytes(of: path), as: UTF8.self)
    } catch {
      return []
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let seen = line.map { lines.dropFirst($0 - 1).prefix(1) } ?? lines[...]
    return Set(
      seen.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
  }
}
