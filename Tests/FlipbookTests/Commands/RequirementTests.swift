import Foundation
import TemporaryFolders
import Testing
import Typography

@testable import Flipbook

/// The table of what a system has to have, on the lists of packages of some systems.
///
/// The lists in `Tests/Fixtures/Packages` hold the names of the table that a system has. Those of
/// Debian are of its own index, those of Ubuntu are written down.
@Suite struct RequirementTests {
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let systems = [
    "debian-12", "debian-13", "debian-sid", "ubuntu-22.04", "ubuntu-24.04", "ubuntu-26.04",
  ]

  private static func packages(of system: String) throws -> Set<String> {
    let list = repository.appending(path: "Tests/Fixtures/Packages/\(system).txt")
    return Set(
      try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init))
  }

  @Test func `every row of the table is read`() throws {
    let file = Self.repository.appending(path: "Sources/Assembly/Flipbook/Doctor/requirements.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    #expect(Requirement.all.count == lines.count && lines.count > 10)
    #expect(Set(Requirement.all.map(\.name)).count == lines.count)
    #expect(Requirement.all.allSatisfy { !$0.packages.isEmpty && !$0.purpose.isEmpty })
  }

  @Test func `a row of another form is no requirement`() {
    #expect(Requirement.rows(of: "run\tA\tdoes\t-\ta b\ta\n# run\tB\tdoes\t-\tb\tb\n").count == 1)
    #expect(Requirement.rows(of: "run\tA\tdoes\t-\ta\nsome\tA\tdoes\t-\ta\ta\n").isEmpty)
  }

  @Test(arguments: systems)
  func `every system has what is needed`(system: String) throws {
    let packages = try Self.packages(of: system)
    for requirement in Requirement.all where requirement.need != .option {
      #expect(requirement.packages.contains(where: packages.contains), "\(requirement.name)")
      let loads = requirement.loads
      #expect(loads.isEmpty || loads.contains(where: packages.contains), "\(requirement.name)")
    }
  }

  @Test(arguments: systems)
  func `make setup installs each row by the system's own name`(system: String) throws {
    let outcome = try setUp(knowing: try Self.packages(of: system))
    #expect(outcome.exitCode == 0)
    let packages = try Self.packages(of: system)
    let wanted = Requirement.all.compactMap { $0.packages.first(where: packages.contains) }
    #expect(outcome.installed == wanted)
    #expect(outcome.errors.isEmpty)
  }

  @Test func `a package that no source has keeps no other from being installed`() throws {
    var packages = try Self.packages(of: "debian-12")
    packages.remove("libgif-dev")
    let outcome = try setUp(knowing: packages)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors == "apt knows no libgif-dev. Missing is giflib: reads GIF.\n")
    #expect(outcome.installed.count == Requirement.all.count - 1)
  }

  @Test func `a source that does not answer keeps no package from being installed`() throws {
    let outcome = try setUp(
      knowing: try Self.packages(of: "debian-12"), updating: "echo E: expired >&2; exit 100")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors == "E: expired\napt's lists are as they were before.\n")
    #expect(outcome.installed.count == Requirement.all.count)
  }

  @Test func `what is there is not installed again`() throws {
    let packages = try Self.packages(of: "ubuntu-26.04")
    let outcome = try setUp(knowing: packages, having: packages)
    #expect(outcome.exitCode == 0 && outcome.installed.isEmpty && outcome.errors.isEmpty)
  }

  @Test func `doctor names the package by which the system has it`() throws {
    let packages = try Self.packages(of: "ubuntu-24.04")
    let findings = Inspection(
      run: { program, arguments in
        guard program == "apt-cache" else { return nil }
        return arguments.filter(packages.contains).map { "Package: \($0)" }.joined(separator: "\n")
      }, film: { .made }, isInstalled: false
    ).findings()
    let jpeg = findings.first { $0.name == "libjpeg-turbo" }
    #expect(jpeg?.mend == "\(Inspection.sudo)apt-get install libjpeg-turbo8-dev")
    #expect(jpeg?.isOptional == false)
    #expect(findings.first { $0.name == "Poppler" }?.isOptional == true)
  }

  @Test(arguments: systems)
  func `programs that were built elsewhere get what they load`(system: String) throws {
    let packages = try Self.packages(of: system)
    let outcome = try setUp(knowing: packages, options: ["--loaded"])
    #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
    #expect(
      outcome.installed
        == Requirement.all.compactMap { $0.loads.first(where: packages.contains) })
    #expect(!outcome.installed.contains { $0.hasSuffix("-dev") })
  }

  @Test func `what is missing is said with the command, and nothing is installed`() throws {
    let packages = try Self.packages(of: "ubuntu-24.04")
    let options = ["--loaded", "--say"]
    let lacking = try setUp(
      knowing: packages, having: packages.subtracting(["libgif7", "libpng16-16t64"]),
      options: options)
    #expect(lacking.exitCode == 1 && lacking.installed.isEmpty)
    #expect(lacking.output.hasSuffix("apt-get install libpng16-16t64 libgif7\n"))
    let optional = try setUp(
      knowing: packages, having: packages.subtracting(["poppler-utils"]), options: options)
    #expect(optional.exitCode == 0)
    #expect(optional.output.hasPrefix("Without these all else works: "))
    let whole = try setUp(knowing: packages, having: packages, options: options)
    #expect(whole.exitCode == 0 && whole.output.isEmpty)
  }

  @Test func `where apt knows no names yet the command finds them out`() throws {
    let lacking = try setUp(knowing: [], options: ["--loaded", "--say"])
    #expect(lacking.exitCode == 1)
    #expect(lacking.output.hasPrefix("sh "))
    #expect(lacking.output.hasSuffix("Packaging/setup --loaded\n"))
  }

  private struct Outcome {
    let exitCode: Int32
    let output: String
    let errors: String
    let installed: [String]
  }

  /// Runs `Packaging/setup` with programs of apt that know, and have, these packages.
  private func setUp(
    knowing: Set<String>, having: Set<String> = [], updating: String = "exit 0",
    options: [String] = []
  ) throws -> Outcome {
    let folder = try TemporaryFolder()
    func program(_ name: String, _ text: String) throws {
      let path = folder.url.appending(path: name)
      try Data("#!/bin/sh\n\(text)\n".utf8).write(to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path.path)
    }
    func each(_ packages: Set<String>, _ format: String) -> String {
      "for p in \"$@\"; do case $p in \(packages.sorted().joined(separator: "|"))) "
        + "printf '\(format)\\n' \"$p\";; esac; done; true"
    }
    try program("dpkg-query", having.isEmpty ? "exit 1" : each(having, "installed %s"))
    try program("apt-cache", each(knowing, "Package: %s") + "; exit 100")
    try program(
      "apt-get",
      "if [ \"$1\" = update ]; then \(updating); fi; echo \"$@\" >> '\(folder.url.path)/log'")
    try program("sudo", "exec \"$@\"")
    let path = "\(folder.url.path):/usr/bin:/bin"
    let run = try RunningProgram.run(
      "/usr/bin/env",
      ["PATH=\(path)", Self.repository.appending(path: "Packaging/setup").path] + options,
      in: folder)
    let log = try? String(contentsOf: folder.url.appending(path: "log"), encoding: .utf8)
    let lines = (log ?? "").split(separator: "\n").filter { $0.hasPrefix("install ") }
    let words = lines.joined(separator: " ").split(whereSeparator: \.isWhitespace).map(String.init)
    return Outcome(
      exitCode: run.exitCode, output: run.output, errors: run.errors,
      installed: words.filter { !$0.hasPrefix("-") && $0 != "install" })
  }
}
