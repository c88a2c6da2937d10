/// A package with one scene, its tests, and a file for CI.
struct StartingPackage {
  let type: String
  let scene: String
  /// The clone of Flipbook.
  let clone: String

  /// The folder of the references, in the package.
  var references: String { "Tests/\(type)Tests/References" }

  private var variable: String { StartingFile(type: type, scene: scene).variable }

  /// The files, by their paths in the package.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest),
      (".gitignore", ".build/\noutput/\nPackage.resolved\n"),
      (
        "Sources/\(type)Scenes/\(type)ViewController.swift",
        StartingFile(type: type, scene: scene, hasScene: false).text
      ),
      ("Sources/\(type)Scenes/Scenes.swift", scenes),
      ("Sources/\(type)/\(type).swift", program),
      ("Tests/\(type)Tests/\(type)Tests.swift", tests),
      (".github/workflows/films.yml", workflow),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "\(type)",
      dependencies: [.package(name: "Flipbook", path: "\(clone)")],
      targets: [
        .target(
          name: "\(type)Scenes",
          dependencies: [
            .product(name: "Flipbook", package: "Flipbook"),
            .product(name: "UIKit", package: "Flipbook"),
          ]),
        .executableTarget(name: "\(type)", dependencies: ["\(type)Scenes"]),
        .testTarget(
          name: "\(type)Tests",
          dependencies: [
            "\(type)Scenes", .product(name: "FlipbookTesting", package: "Flipbook"),
          ],
          exclude: ["References"]),
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  private var scenes: String {
    """
    import Flipbook
    import UIKit

    /// What is filmed: the controller, and a finger that takes the square after a second and throws
    /// it. The film ends when all has come to rest, at the latest after five seconds.
    public let \(variable) = Scene(
      "\(scene)", "A square falls, is thrown and falls again.", limit: 5,
      fingers: [
        Finger.touch("square", at: 1)
          .move(to: .point(x: 160, y: 200), over: 0.4)
          .move(to: .point(x: 260, y: 120), over: 0.1)
          .lift()
      ]
    ) {
      \(type)ViewController()
    }

    """
  }

  private var program: String {
    """
    import Flipbook
    import \(type)Scenes

    /// Has all commands of `flipbook` over these scenes: `swift run \(type) render \(scene)`.
    @main struct \(type): Gallery { static let scenes = [\(variable)] }

    """
  }

  private var tests: String {
    """
    import FlipbookTesting
    import Testing
    import \(type)Scenes

    @MainActor struct \(type)Tests {
      @Test func `the square stays on the screen`() throws {
        let trace = try MotionTrace(of: \(variable))
        expectMotion(trace.stays("square", inside: \(variable).screen.bounds))
      }

      /// Fails with a sentence that says what moved, and with the command that accepts the change.
      @Test func `it moves as it was recorded`() async throws {
        try await expectFilm(of: \(variable), matches: "References")
      }
    }

    """
  }

  private var workflow: String {
    """
    name: films
    on: [push, pull_request]
    jobs:
      films:
        runs-on: ubuntu-24.04
        container: swift:6.1
        steps:
          - uses: actions/checkout@v4
          # The package depends on a clone of Flipbook; put it where Package.swift looks for it.
          - run: apt-get update && apt-get install --yes make
          - run: make -C "$(sed -n 's/.*name: \\"Flipbook\\", path: \\"\\(.*\\)\\".*/\\1/p' Package.swift)" setup
          - run: swift test

    """
  }
}
