import Foundation
import PackagePlugin

/// Gives a command to the program of a package's scenes: `swift package flipbook verify`.
///
/// The program is built first. It is the one that depends on Flipbook; where there are several,
/// `--program NAME` in front of the command chooses.
@main
struct FlipbookPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var words = ArgumentExtractor(arguments)
    let isChosen = arguments.first.map { $0.hasPrefix("--program") } ?? false
    let chosen = isChosen ? words.extractOption(named: "program").first : nil
    let program = try Self.program(chosen, of: context.package)
    let build = try packageManager.build(
      .product(program), parameters: .init(configuration: .debug, logging: .concise))
    guard build.succeeded,
      let executable = build.builtArtifacts.first(where: { $0.kind == .executable })
    else { throw PluginError.doesNotBuild(program: program, log: build.logText) }
    let process = Process()
    process.executableURL = executable.url
    process.arguments = isChosen ? words.remainingArguments : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw PluginError.ended(program: program, code: process.terminationStatus)
    }
  }

  /// Finds the program of a package's scenes.
  ///
  /// - Parameters:
  ///   - chosen: its name, where the user chose.
  ///   - package: the package.
  /// - Returns: its name.
  /// - Throws: `PluginError.noProgram`, `.severalPrograms`.
  private static func program(_ chosen: String?, of package: Package) throws -> String {
    let programs = package.products(ofType: ExecutableProduct.self)
      .filter { dependsOnFlipbook($0.mainTarget) }.map(\.name).sorted()
    if let chosen {
      guard programs.contains(chosen) else {
        throw PluginError.noProgram(named: chosen, programs: programs)
      }
      return chosen
    }
    guard let program = programs.first else {
      throw PluginError.noProgram(named: nil, programs: [])
    }
    guard programs.count == 1 else { throw PluginError.severalPrograms(programs) }
    return program
  }

  private static func dependsOnFlipbook(_ target: any Target) -> Bool {
    target.dependencies.contains { dependency in
      switch dependency {
      case .product(let product): product.name == "Flipbook"
      case .target(let target): target.name == "Flipbook" || dependsOnFlipbook(target)
      @unknown default: false
      }
    }
  }
}

/// Why a command was not done.
enum PluginError: Error, CustomStringConvertible {
  case noProgram(named: String?, programs: [String])
  case severalPrograms([String])
  case doesNotBuild(program: String, log: String)
  case ended(program: String, code: Int32)

  var description: String {
    switch self {
    case .noProgram(let name?, let programs):
      "There is no program \(name) that depends on Flipbook."
        + (programs.isEmpty ? "" : " There are: \(programs.joined(separator: ", ")).")
    case .noProgram(nil, _):
      "No program of this package depends on Flipbook. Add an executable target with a Gallery."
    case .severalPrograms(let programs):
      "Several programs depend on Flipbook: \(programs.joined(separator: ", ")). Choose one:"
        + " swift package flipbook --program \(programs[0]) …"
    case .doesNotBuild(let program, let log): "\(program) does not build.\n\(log)"
    case .ended(let program, let code): "\(program) ended with exit code \(code)."
    }
  }
}
