import Foundation
import Testing

/// Films in light and in dark.
struct AppearanceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: name))
  }

  private func run(_ arguments: [String]) throws -> RunningProgram.Outcome {
    try RunningProgram.run("FixtureGallery", arguments, in: folder)
  }

  @Test func `both appearances are two films, each as if it had been asked for alone`() throws {
    let both = try run(
      ["render", "adapting", "--appearance", "both", "-o", "{scene}-{appearance}.gif"])
    #expect(both.exitCode == 0, "\(both.errors)")
    #expect(both.output.split(separator: "\n").count == 2)
    for shown in ["light", "dark"] {
      let one = try run(["render", "adapting", "--appearance", shown, "-o", "alone.gif"])
      #expect(one.exitCode == 0, "\(one.errors)")
      #expect(try bytes("adapting-\(shown).gif") == bytes("alone.gif"))
    }
    #expect(try bytes("adapting-light.gif") != bytes("adapting-dark.gif"))
  }

  @Test(arguments: ["render", "still", "strip"])
  func `two films have no room in one place`(command: String) throws {
    let file = command == "render" ? "film.gif" : "film.png"
    let moment = command == "still" ? ["--at", "0"] : []
    let outcome = try run([command, "adapting", "--appearance", "both", "-o", file] + moment)
    #expect(outcome.exitCode != 0)
    #expect(
      outcome.errors.contains(
        "\(file) cannot hold both appearances. Put {appearance} into the path, which stands for light"
          + " and dark"), "\(outcome.errors)")
  }

  @Test func `stills are made in both appearances, also without a path`() throws {
    let outcome = try run(["still", "adapting", "--at", "0", "--appearance", "both"])
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(
      try bytes("output/adapting-light-0.0s.png") != bytes("output/adapting-dark-0.0s.png"))
  }

  @Test func `an animated SVG has the colours of both by itself`() throws {
    #expect(try run(["render", "adapting", "-o", "film.svg"]).exitCode == 0)
    let text = String(decoding: try bytes("film.svg"), as: UTF8.self)
    #expect(text.contains("@media (prefers-color-scheme:dark)"))
    let dark = try run(["render", "adapting", "--appearance", "dark", "-o", "dark.svg"])
    #expect(dark.exitCode == 0)
    let other = String(decoding: try bytes("dark.svg"), as: UTF8.self)
    #expect(!other.contains("prefers-color-scheme"))
  }
}
