import Streams
import Wording

/// Why two sides of a change cannot be set beside each other.
enum ProofError: Error, Hashable {
  case noGit
  /// `said` is what git wrote.
  case noRepository(said: String)
  /// The working directory is in no repository, and a file that was named is in one.
  case elsewhere(path: String, top: String)
  /// A repository of another user, which git does not read.
  case foreign(folder: String)
  /// A bare repository, or the folder of git's own files.
  case noFiles
  case noCommit(String, isShallow: Bool)
  /// Git could not give the files of a commit; `said` is what it wrote.
  case unreadable(commit: String, said: String)
  /// A commit of a submodule that its clone here does not have.
  case submodule(path: String, commit: String)
  /// Files that are kept outside of the repository and are not here.
  case largeFiles([String], commit: String)
  /// A tree that no git writes.
  case oddTree(path: String)
  case outside(path: String, top: String)
  case nowhere(path: String, base: String)
  /// The files of one side do not become films; what was said of it stands before.
  case side(String)
  /// The program is none of the package here.
  case noProgram(name: String, base: String)
  case noPackage(base: String, folder: String)
  case noSwift
  /// The build of a package has no place; the sentence says why programs are not kept.
  case noRoom(String)
  /// The package does not build; `said` is the end of what the package manager wrote.
  case doesNotBuild(base: String, said: String)
  /// The program of a commit knows nothing of this command.
  case olderProgram(base: String)
  /// Something that was not written by this command stands where it would write.
  case inTheWay(folder: String, file: String)
  case someFailed([String])
}

extension ProofError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noGit:
      "There is no `git` in PATH, which has both sides of a change. Install it: apt install git."
    case .noRepository(let said):
      said.contains("not a git repository") || said.isEmpty
        ? "There is no git repository here. Go into one, and name a commit of it."
        : "git does not read the repository here: \(said)"
    case .elsewhere(let path, let top):
      "There is no git repository here. \(path) stands in that of \(top). Go there, and name it from"
        + " there: \(ShellWords.line(["cd", top]))"
    case .foreign(let folder):
      "The repository here is another user's, and git does not read those. Where you trust it:"
        + " \(ShellWords.line(["git", "config", "--global", "--add", "safe.directory", folder]))"
    case .noFiles:
      "This is a bare repository, or git's own folder: there are no files here to compare with."
        + " Go to where they are checked out."
    case .noCommit(let name, let isShallow):
      "There is no commit “\(name)” in this repository."
        + (isShallow
          ? " This clone is shallow: `git fetch --unshallow` gets what is left out."
          : " Name a commit, a branch or a tag, as in:"
            + " \(ShellWords.line([Program.name, "proof", "HEAD~1"])).")
    case .unreadable(let commit, let said): "git does not give the files of \(commit): \(said)"
    case .submodule(let path, let commit):
      "The submodule \(path) has no commit \(commit.prefix(12)) here. To get it:"
        + " \(ShellWords.line(["git", "-C", path, "fetch", "--all"]))"
    case .largeFiles(let paths, let commit):
      "\(Words.list(paths)) \(paths.count == 1 ? "is" : "are") kept by Git LFS, and not here as"
        + " \(commit) has \(paths.count == 1 ? "it" : "them"). To get what is missing:"
        + " \(ShellWords.line(["git", "lfs", "fetch", "origin", commit]))"
    case .oddTree(let path): "The commit has “\(path)”, which no folder can hold."
    case .outside(let path, let top): "\(path) does not stand in the repository \(top)."
    case .nowhere(let path, let base): "There is no \(path) here, and there was none at \(base)."
    case .side(let words): words
    case .noProgram(let name, let base):
      "\(name) is no program of the package here. Give Swift files or a folder of them, as in:"
        + " \(ShellWords.line([Program.words.first ?? name, "proof", base, "."]))"
    case .noPackage(let base, let folder):
      "There was no package in \(folder.isEmpty ? "this folder" : folder) at \(base)."
    case .noRoom(let fault): "There is no place to build the package as it was: \(fault)"
    case .noSwift: "There is no `swift` in PATH, which builds the package."
    case .doesNotBuild(let base, let said):
      "The package does not build as it was at \(base):\n\(said)"
    case .olderProgram(let base):
      "The program at \(base) is of an older Flipbook, which does not know `proof`. Give Swift files or"
        + " a folder of them, which this one compiles:"
        + " \(ShellWords.line(["flipbook", "proof", base, "."]))"
    case .inTheWay(let folder, let file):
      "\(folder) holds \(file), which `proof` did not write. Move it away, or give another folder with"
        + " -o."
    case .someFailed(let names):
      "\(Words.list(names, most: names.count)) could not be compared."
    }
  }
}
