import Foundation
import TemporaryFolders
import Testing

@testable import Compiling

/// A folder of checked-out packages beside the files, as `--packages` names it.
@Suite struct PackagesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "App/Screen.swift": "import UIKit\nimport Kit",
      "checkouts/kit/Package.swift":
        #"targets: [.target(name: "Kit", dependencies: ["Base"]), .target(name: "Other")]"#,
      "checkouts/kit/Sources/Kit/Kit.swift": "import Base",
      "checkouts/kit/Sources/Other/Other.swift": "",
      "checkouts/kit/Tests/KitTests/KitTests.swift": "",
      "checkouts/base/Package.swift": #"targets: [.target(name: "Base")]"#,
      "checkouts/base/Sources/Base/Base.swift": "",
      "checkouts/unused/Package.swift": #"targets: [.target(name: "Unused")]"#,
      "checkouts/unused/Sources/Unused/Unused.swift": "",
    ])
  }

  @Test(arguments: ["checkouts", "checkouts/"])
  func `packages that the files import are compiled along, with those that these import`(
    place: String
  ) throws {
    let sources = try SourceFiles(
      ["\(folder.path)/App"], packages: "\(folder.path)/\(place)")
    #expect(
      folder.names(of: sources.paths) == [
        "App/Screen.swift", "checkouts/kit/Sources/Kit/Kit.swift",
        "checkouts/base/Sources/Base/Base.swift",
      ])
    #expect(sources.ownCount == 1)
    #expect(try SourceFiles(["\(folder.path)/App"]).paths.count == 1)
  }

  @Test func `a folder that is not there is said`() {
    let missing = "\(folder.path)/none"
    let error = #expect(throws: CompilingError.self) {
      try SourceFiles(["\(folder.path)/App"], packages: missing)
    }
    #expect(error?.description.contains(missing) == true)
  }
}
