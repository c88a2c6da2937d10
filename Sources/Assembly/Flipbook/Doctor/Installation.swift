import Files
import Wording

/// How this Flipbook came here, and so what mends it and gets a newer one.
enum Installation: Hashable, Sendable {
  /// By `install.sh` from the files of a release, below `prefix`; `films` is the smaller one, that
  /// films no Swift files.
  case release(prefix: String, films: Bool)
  /// By a build in a clone.
  case clone(folder: String)
  /// By a package of apt, by `make install`, or with a package of scenes.
  case other

  /// Finds how a program came here.
  ///
  /// - Parameter program: the path of the program, links followed.
  init(of program: String) {
    let prefix = parentFolder(of: parentFolder(of: program))
    if Standing(at: Self.installer(below: prefix)) == .file {
      let compiler = "\(prefix)/lib/flipbook/compiler"
      self = .release(prefix: prefix, films: Standing(at: compiler) == .nothing)
    } else if let folder = FlipbookClone.folder(above: program) {
      self = .clone(folder: folder)
    } else {
      self = .other
    }
  }

  /// Returns the command that gets what is missing.
  ///
  /// - Throws: `InstallationError.isMendedByHand`.
  func mending() throws(InstallationError) -> [String] {
    switch self {
    case .release(let prefix, let films):
      Self.installing(below: prefix, films) + ["--mend", "--packages"]
    case .clone(let folder): ["make", "-C", folder, "setup"]
    case .other: throw .isMendedByHand
    }
  }

  /// Finds the command that installs the newest release.
  ///
  /// - Parameter place: the folder or the address of the release's files; `nil` for those of which
  ///   this one came.
  /// - Returns: the program and its arguments.
  /// - Throws: `InstallationError.isClone`, `.isNoRelease`.
  func updating(from place: String?) throws(InstallationError) -> [String] {
    switch self {
    case .release(let prefix, let films):
      Self.installing(below: prefix, films) + (place.map { ["--from", $0] } ?? [])
    case .clone(let folder): throw .isClone(folder: folder)
    case .other: throw .isNoRelease
    }
  }

  private static func installing(below prefix: String, _ films: Bool) -> [String] {
    ["sh", installer(below: prefix), "--prefix", prefix] + (films ? ["--films"] : [])
  }

  private static func installer(below prefix: String) -> String {
    "\(prefix)/share/flipbook/install.sh"
  }
}

/// Why nothing was installed.
enum InstallationError: Error, Hashable, CustomStringConvertible {
  case isClone(folder: String)
  case isNoRelease
  case isMendedByHand
  /// The environment names other folders for letters than those that are mended.
  case hasNamedLetters(variable: String, folder: String)
  /// A program that the command is done by does not start.
  case doesNotStart(program: String, reason: String)

  var description: String {
    switch self {
    case .isClone(let folder):
      "This Flipbook was built in a clone. Get and build what is new there:"
        + " \(ShellWords.line(["git", "-C", folder, "pull"]))"
        + " && \(ShellWords.line(["make", "-C", folder, "build"]))"
    case .isNoRelease:
      "This Flipbook was not installed from the files of a release. Install the new one as you"
        + " installed it, or by the `install.sh` of a release."
    case .isMendedByHand:
      "This Flipbook came neither from the files of a release nor from a clone: `doctor` cannot mend"
        + " it. Type the commands that it shows."
    case .hasNamedLetters(let variable, let folder):
      "\(variable) names the folder of letters, which `doctor --fix` does not mend: unset it, or get"
        + " the letters by \(Words.code(ShellWords.line(["Packaging/letters", folder]))) in a clone of"
        + " Flipbook."
    case .doesNotStart(let program, let reason):
      "`\(program)` does not start: \(reason)."
    }
  }
}
