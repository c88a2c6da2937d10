import Rewriter

/// What was typed behind the command's name.
struct Arguments: Hashable {
  /// Files and folders, in their order.
  var paths: [String] = []
  var outputFolder: String?
  var wantsJSON = false
  /// Whether the files become a program of scenes.
  var wantsProgram = false
  /// The file whose globals say how scenes are played.
  var settingsFile: String?
  /// Modules whose files are among these.
  var modules: Set<String> = []
  /// How many of the Swift files are the app's own; those of libraries follow.
  var ownCount: Int?
  /// Whether the files are older than Swift 4.2.
  var areOld = false
  /// The version of iOS of which apps are told.
  var system = standardSystem
  /// Swift files that are not compiled.
  var leftOut: [String] = []
  /// The file that says what is left of a program, and what the compiler says of it.
  var remainsFile: String?
  var wantsHelp = false

  /// Reads what was typed.
  ///
  /// - Throws: `CommandError.unknownOption`, `.missingValue`, `.noFiles`.
  init(_ words: [String]) throws(CommandError) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "-h", "--help": wantsHelp = true
      case "--json": wantsJSON = true
      case "--program": wantsProgram = true
      case "--settings":
        guard let file = words.popFirst() else { throw .missingValue(option: word) }
        settingsFile = file
      case "--module":
        guard let module = words.popFirst() else { throw .missingValue(option: word) }
        modules.insert(module)
      case "--own":
        guard let number = words.popFirst().flatMap(Int.init) else {
          throw .missingValue(option: word)
        }
        ownCount = number
      case "--old": areOld = true
      case "--os":
        guard let version = words.popFirst().flatMap(Int.init) else {
          throw .missingValue(option: word)
        }
        system = version
      case "--without":
        guard let file = words.popFirst() else { throw .missingValue(option: word) }
        leftOut.append(file)
      case "--leave-out":
        guard let file = words.popFirst() else { throw .missingValue(option: word) }
        remainsFile = file
      case "-o", "--output":
        guard let folder = words.popFirst() else { throw .missingValue(option: word) }
        outputFolder = folder
      case "--":
        paths += words
        words = []
      default:
        guard !word.hasPrefix("-") else { throw .unknownOption(word) }
        paths.append(word)
      }
    }
    if paths.isEmpty, !wantsHelp, remainsFile == nil { throw .noFiles }
  }

  static let help = """
    Rewrites Swift files with Objective-C's words so that they compile against Flipbook.

    flipbook-rewrite [--json] [-o FOLDER] FILE|FOLDER…
    flipbook-rewrite --program [--settings FILE] FILE…
    flipbook-rewrite --leave-out FILE

    All files are those of one module. Every line keeps its number. What cannot be
    rewritten is said on standard error, a line each, as compilers do.

      -o, --output FOLDER  Write the files there; without it one file is printed.
      --json               Print texts, edits, findings and previews as JSON.
      --program            Print as JSON the texts without an entry of their own, what
                           of them can be filmed, and a file more that begins it.
      --settings FILE      One of the files; its globals fingers, limit, screen, typing
                           and tilts are those of the scenes.
      --module NAME        A module whose files are among these; its imports go silently.
      --own NUMBER         How many files are the app's; of members that it and the libraries
                           behind it both declare, the libraries' go.
      --old                The files are older than Swift 4.2, whatever their names tell.
      --os VERSION         The version of iOS that apps are told: 17, 18 or 26.
      --without FILE       A file that is not compiled; what it declares is not here.
      --leave-out FILE     Leave out what the compiler says is not here: FILE holds the texts
                           of a program and its messages as JSON; prints them as they are then.
      -h, --help           Print this.

    Exit codes: 0 where all was rewritten, 1 where something was not, 2 where nothing was done.
    """
}
