// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The rewriter stands in a package of its own, so that who renders scenes or depends on Flipbook's
/// libraries does not build it, and so that it may link the parser that the toolchain ships.

/// Where the toolchain keeps its parser: `lib/swift/host`, beside the library that this manifest is
/// linked with.
let parser: String = {
  // Line by line: the system gives this file in pages, and a short page is not its end.
  let maps = fopen("/proc/self/maps", "r")
  defer { if let maps { fclose(maps) } }
  var line: UnsafeMutablePointer<CChar>?
  var room = 0
  defer { free(line) }
  var manifestLibrary: String?
  while manifestLibrary == nil, let maps, getline(&line, &room, maps) > 0, let line {
    let text = String(cString: line).trimmingCharacters(in: .newlines)
    if text.hasSuffix("/pm/ManifestAPI/libPackageDescription.so") {
      manifestLibrary = text.firstIndex(of: "/").map { String(text[$0...]) }
    }
  }
  guard let manifestLibrary else {
    fatalError("The toolchain's own libraries were not found; the rewriter is built on Linux.")
  }
  return URL(filePath: manifestLibrary).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "host").path
}()

let seesTheParser: [SwiftSetting] = [.unsafeFlags(["-I", parser])]

let package = Package(
  name: "Rewriter",
  products: [.executable(name: "flipbook-rewrite", targets: ["RewriterCommand"])],
  targets: [
    .target(
      name: "Rewriter",
      swiftSettings: seesTheParser,
      linkerSettings: [
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
        .unsafeFlags(["-L", parser, "-Xlinker", "-rpath", "-Xlinker", parser]),
      ]),
    .executableTarget(
      name: "RewriterCommand", dependencies: ["Rewriter"], swiftSettings: seesTheParser),
    .testTarget(
      name: "RewriterTests", dependencies: ["Rewriter", "RewriterCommand"],
      swiftSettings: seesTheParser),
  ],
  swiftLanguageModes: [.v6]
)
