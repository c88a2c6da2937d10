import Files
import Foundation

/// The compiler that is used, and what of it a program is linked with.
struct Toolchain: Hashable, Sendable {
  /// The compiler proper, without the driver that starts it.
  let frontend: String
  let linker: String
  /// The program that compiles what has changed of many files.
  let driver: String
  /// The folder of Swift's own libraries.
  let libraries: String
  /// What a program begins with, for processors as this one.
  var beginning: String { "\(libraries)/\(Self.processors)/swiftrt.o" }
  /// The folder of the compiler's parser, which the rewriter is linked with.
  let parser: String
  /// The folder of the compiler's own macros, such as `@Observable`.
  let macros: String
  /// What runs macros inside of the compiler.
  let macroServer: String
  /// The program that writes where a crashed one was; `nil` where there is none.
  let backtracer: String?

  /// Finds the compiler in `PATH`, and checks that the library was built with it.
  ///
  /// - Parameters:
  ///   - kit: the library.
  ///   - cache: where versions of compilers are remembered.
  /// - Throws: `CompilingError.noCompiler`, `.brokenCompiler`, `.otherCompiler`.
  init(for kit: Kit, _ cache: ProgramCache) throws(CompilingError) {
    guard let found = programInPath("swiftc") else { throw .noCompiler }
    var binaries = parentFolder(of: resolved(found))
    if Standing(at: "\(binaries)/swift-frontend") != .file {
      // A launcher, such as swiftly's, which knows where the compiler is.
      guard let text = OtherProgram.output(of: found, ["-print-target-info"]),
        let paths = text.firstMatch(of: #/"runtimeResourcePath"\s*:\s*"(.+)\/lib\/swift"/#)
      else { throw .brokenCompiler(path: found) }
      binaries = "\(paths.1)/bin"
    }
    frontend = "\(binaries)/swift-frontend"
    linker = "\(binaries)/clang"
    driver = "\(binaries)/swiftc"
    let root = parentFolder(of: binaries)
    libraries = "\(root)/lib/swift/linux"
    parser = "\(root)/lib/swift/host"
    macros = "\(parser)/plugins"
    macroServer = "\(parser)/libSwiftInProcPluginServer.so"
    let backtracer = "\(root)/libexec/swift/linux/swift-backtrace"
    self.backtracer = Standing(at: backtracer) == .file ? backtracer : nil
    guard let needed = kit.compilerVersion else { return }
    let version = cache.remembered("version", of: FileStamp(of: frontend)) {
      OtherProgram.output(of: found, ["--version"]).map { Self.firstLine(of: $0) }
    }
    guard let version else { throw .brokenCompiler(path: found) }
    guard version == needed else { throw .otherCompiler(found: version, needed: needed) }
  }

  #if arch(arm64)
    private static let processors = "aarch64"
  #else
    private static let processors = "x86_64"
  #endif

  private static func firstLine(of text: String) -> String {
    text.split(separator: "\n").first.map(String.init) ?? text
  }
}

/// Returns the path of a program that `PATH` leads to; `nil` where it leads to none.
package func programInPath(_ program: String) -> String? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
}

/// What tells one state of a file from another without reading it.
struct FileStamp: Hashable, Sendable, CustomStringConvertible {
  let description: String

  init(of path: String) {
    var status = stat()
    description =
      stat(path, &status) == 0
      ? "\(resolved(path)) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
      : path
  }
}
