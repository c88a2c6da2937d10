import Foundation
import Testing

/// The root of the repository.
let repository = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Returns the paths of the product's Swift files, relative to the root of the repository, in
/// order.
func sourceFiles() throws -> [String] {
  try ["Sources", "Rewriter/Sources", "scenes"].flatMap { folder in
    try FileManager.default.subpathsOfDirectory(atPath: repository.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/FactsOfApple.swift") }
      .map { "\(folder)/\($0)" }
  }.sorted()
}

/// The folder of a target: that of its name, below the folder of its family.
private func folderOfTarget(_ target: String) -> String? {
  switch target {
  case "SceneCatalog": "scenes"
  case "UIKit": "Sources/Apple/UIKit/Names"
  case let part where part.hasPrefix("UIKit"):
    "Sources/Apple/UIKit/\(part.dropFirst("UIKit".count))"
  default:
    rooms.map(\.folder).first { $0.hasSuffix("/\(target)") && $0.split(separator: "/").count == 3 }
  }
}

@Suite struct ArchitectureTests {
  @Test func `every file keeps to the arrows of its room`() throws {
    let files = try sourceFiles()
    #expect(files.contains("Sources/Apple/UIKit/Core/Exports.swift"), "the sources were not found")
    let found = try files.flatMap { file in
      violations(
        in: file,
        source: try String(contentsOf: repository.appending(path: file), encoding: .utf8),
        among: rooms)
    }
    #expect(found.isEmpty, "\(found.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: rooms)
  func `every room of the table is there`(room: Room) {
    let isOptional = room.folder.split(separator: "/").count > 4
    let path = repository.appending(path: room.folder).path
    #expect(isOptional || FileManager.default.fileExists(atPath: path))
  }

  @Test func `every target of the package stands in the table`() throws {
    let manifest = try String(
      contentsOf: repository.appending(path: "Package.swift"), encoding: .utf8)
    let targets = manifest.matches(of: /\.(?:executableT|t)arget\(\s*name: "(\w+)"/).map {
      String($0.1)
    }
    #expect(targets.contains("UIKit"), "the manifest was not understood")
    for target in targets
    where ![
      "Browsing", "CArithmetic", "CBox2D", "CClocks", "CConformances", "CFiles", "CJPEG", "CPixels",
      "CPNG", "CProcesses", "CWebPReading",
      "CalibrationBenchmark", "ClockScenes", "FilmBenchmark", "FilmReading", "FixtureGallery",
      "ForeignApp", "ForeignCode", "ForeignMain", "Fuzzing",
      "HostileInput", "HostileScenes", "LastingScenes", "OddNames", "PhysicsBenchmark",
      "SeededNumbers", "TemporaryFolders", "WidgetScenes",
    ].contains(target) {
      let place = try #require(folderOfTarget(target), "\(target)")
      #expect(rooms.contains { $0.folder == place }, "\(target)")
    }
  }
}

/// Tests the check above on made-up files that break one rule each.
@Suite struct ViolationTests {
  @Test(arguments: [
    ("Sources/Services/Physics/World.swift", "import UIKit"),
    ("Sources/Services/Physics/World.swift", "  @_exported import Drawing"),
    ("Sources/Values/Pixels/Frame.swift", "import Foundation"),
    ("Sources/Apple/UIKit/Core/Views/UIView.swift", "import Physics"),
    ("Sources/Apple/UIKit/Dynamics/UIDynamicAnimator.swift", "private import struct Physics.World"),
    ("Sources/Apple/UIKit/Core/Views/UIView.swift", "@testable import Drawing"),
    ("Sources/Stage/Staging/Stage.swift", "import Rasterizer"),
    ("Sources/Darkroom/Rasterizer/Rasterizer.swift", "package import UIKit"),
    ("Sources/Assembly/Flipbook/Commands/Render.swift", "import CCairo"),
    ("scenes/Flick/Flick.swift", "import Foundation"),
  ])
  func `an arrow that is not in the picture is found`(file: String, source: String) {
    let found = violations(in: file, source: "\n" + source, among: rooms)
    #expect(found.map(\.line) == [2])
  }

  @Test(arguments: [
    ("Sources/Stage/Staging/Stage.swift", "let now = Date()"),
    ("Sources/Apple/UIKit/Core/Views/UIView.swift", "tag = Int.random(in: 0...9)"),
    ("Sources/Services/Physics/World.swift", "let fast = ProcessInfo.processInfo.environment"),
    ("Sources/Assembly/Filming/Production/Film.swift", "let start = ContinuousClock.now"),
    ("scenes/Flick/Flick.swift", "if getenv(\"FAST\") != nil {"),
  ])
  func `reading a clock, a random source or the environment is found`(
    file: String, source: String
  ) {
    #expect(violations(in: file, source: source, among: rooms).map(\.line) == [1])
  }

  @Test(arguments: [
    "let turn = sin(angle)", "x = Foundation.pow(2, x)", "import func Arithmetic.cos\ny = (exp(2))",
    "import func Arithmetic.pow\ny = powf(2, 3)",
  ])
  func `a transcendental function of the C library is found`(source: String) {
    #expect(
      violations(in: "Sources/Apple/UIKit/Core/Wave.swift", source: source, among: rooms).count == 1
    )
  }

  @Test(arguments: [
    ("Sources/Apple/UIKit/Core/Wave.swift", "import func Arithmetic.sin\nlet turn = sin(angle)"),
    ("Sources/Apple/UIKit/Core/Wave.swift", "let words = catalog(angle) + a.exp(2)"),
    ("Sources/Apple/UIKit/Dynamics/Simulation/Simulation.swift", "import Physics"),
    ("Sources/Apple/UIKit/Core/Snapshot/Snapshot.swift", "import Drawing"),
    ("Sources/Assembly/Flipbook/Commands/Render.swift", "let start = ContinuousClock.now"),
    ("Sources/Stage/Staging/Stage.swift", "// import Rasterizer"),
    ("Sources/Stage/Staging/Stage.swift", "let update = Update()"),
  ])
  func `what is allowed is let through`(file: String, source: String) {
    #expect(violations(in: file, source: source, among: rooms).isEmpty)
  }

  @Test func `a file outside of all rooms is found`() {
    #expect(violations(in: "Sources/Cellar/Rat.swift", source: "", among: rooms).count == 1)
  }
}
