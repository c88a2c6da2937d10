import Foundation
import Testing

/// `proof` by the program of a package, which is built as it was.
///
/// `Tests/Programs/proof` tries it on Swift files.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"),
    "git is not installed: apt-get install git"))
struct ProofProgramTests {
  /// Makes a package in a repository, whose program is `OddNames`.
  ///
  /// - Parameter build: what the package manager does when it builds to `$folder`, as a script.
  /// - Returns: the folder of both, and the path of the program.
  /// - Throws: when it cannot be made.
  private func package(_ build: String) throws -> (folder: TemporaryFolder, program: String) {
    let folder = try TemporaryFolder()
    let program = try RunningProgram.buildFolder.appending(path: "OddNames").path
    try folder.putTool(
      """
      #!/bin/sh
      for word; do
        [ "$last" = --scratch-path ] && folder="$word/debug"
        [ "$last" = --package-path ] && package="$word"
        last="$word"
      done
      [ "$1" = package ] && { echo '{"dependencies": [{"fileSystem": [{"path": "'"$package/../Other"'"}]}]}'; exit 0; }
      echo "$package" > '\(folder.logs.path)/package'
      [ -d "$package/../Other" ] || exit 1
      mkdir -p "$folder"
      \(build.replacing("PROGRAM", with: program))
      """, named: "swift")
    let script = """
      mkdir -p App/.build/debug Other cache && cd App && git init --quiet --initial-branch main &&
      git config user.name n && git config user.email n@example.org &&
      echo '// old' > Package.swift && printf '.build/\\n' > .gitignore && git add . &&
      git commit --quiet --message one && echo '// new' > Package.swift && cp '\(program)' .build/debug/OddNames
      """
    let made = try RunningProgram.run("/bin/sh", ["-c", script], in: folder)
    #expect(made.exitCode == 0, "\(made.errors)")
    return (folder, folder.url.appending(path: "App/.build/debug/OddNames").path)
  }

  private func proof(
    _ words: [String], _ folder: TemporaryFolder, _ program: String
  ) throws -> RunningProgram.Outcome {
    try RunningProgram.run(
      "/usr/bin/env",
      [
        "--chdir=App", "PATH=\(folder.tools.path):/usr/bin:/bin",
        "XDG_CACHE_HOME=\(folder.url.path)/cache", program, "proof",
      ] + words, in: folder)
  }

  /// A program that shows another text.
  private let other = """
    printf '#!/bin/sh\\nODD_TEXT=other exec PROGRAM "$@"\\n' > "$folder/OddNames"; chmod +x "$folder/OddNames"
    """

  @Test func `what the program of a commit shows stands beside what this one does`() throws {
    let (folder, program) = try package(other)
    let first = try proof(["main"], folder, program)
    #expect(first.exitCode == 1, "\(first.errors)")
    #expect(first.output.contains("Of 1 scene, 1 differs."))
    #expect(first.errors.contains("that takes minutes"))
    #expect(try folder.files(in: "App/output/proof") == ["odd.gif", "proof.json", "proof.md"])
    let built = try String(contentsOf: folder.logs.appending(path: "package"), encoding: .utf8)
    #expect(built.contains("/cache/flipbook/proofs/"))

    let again = try proof(["main", "odd"], folder, program)
    #expect(again.output == first.output)
    #expect(!again.errors.contains("that takes minutes"))
    // What was not moved is not built anew.
    #expect(
      try String(contentsOf: folder.logs.appending(path: "package"), encoding: .utf8) == built)
    #expect(try !folder.everything().contains { $0.contains(".flipbook-") })
  }

  @Test func `a program that is the same says so`() throws {
    let (folder, program) = try package("cp PROGRAM \"$folder\"")
    let outcome = try proof(["main"], folder, program)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("The same: `odd`."))
  }

  @Test(arguments: [
    ("echo 'Sources/A.swift:1:1: error: no'; exit 1", "Sources/A.swift:1:1: error: no"),
    (
      "printf '#!/bin/sh\\nexit 64\\n' > \"$folder/OddNames\"; chmod +x \"$folder/OddNames\"",
      "older Flipbook"
    ),
  ])
  func `a commit whose program cannot be had ends with a sentence`(
    build: String, sentence: String
  ) throws {
    let (folder, program) = try package(build)
    let outcome = try proof(["main"], folder, program)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(sentence))
    #expect(
      try !folder.everything().contains { $0.contains(".flipbook-") || $0.contains("output") })
  }

  @Test func `a scene that no side has is a mistake`() throws {
    let (folder, program) = try package(other)
    let outcome = try proof(["main", "od"], folder, program)
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains("There is no scene “od”. Did you mean odd?"))
  }
}
