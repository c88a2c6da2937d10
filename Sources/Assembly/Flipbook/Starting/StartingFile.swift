/// Texts to begin with, which stand in `Templates` with names in capitals.
struct StartingFile {
  /// The beginning of the names of its types.
  let type: String
  let scene: String
  /// The clone of Flipbook that a package depends on.
  var clone = ""
  /// Where that clone comes from; nothing for what needs no clone.
  var origin: CloneOrigin?

  /// A file of one screen with its scene, which is compiled by itself.
  var text: String {
    filled(PackageResources.FileImports_txt) + "\n" + controller(isAlone: true) + "\n"
      + filled(PackageResources.Scene_txt)
  }

  /// The files of a package, by their paths in it.
  var package: [(path: String, text: String)] {
    [
      ("Package.swift", filled(PackageResources.Package_txt)),
      (".gitignore", ".build/\noutput/\nPackage.resolved\n"),
      (
        "Sources/\(type)Scenes/\(type)ViewController.swift",
        "import UIKit\n\n" + controller(isAlone: false)
      ),
      (
        "Sources/\(type)Scenes/Scenes.swift",
        filled(PackageResources.Imports_txt) + "\n"
          + filled(PackageResources.Scene_txt)
          .replacing("\nlet \(variable)", with: "\npublic let \(variable)")
      ),
      ("Sources/\(type)/\(type).swift", filled(PackageResources.Program_txt)),
      ("Tests/\(type)Tests/\(type)Tests.swift", filled(PackageResources.Tests_txt)),
      (".github/workflows/films.yml", workflow),
    ]
  }

  /// The workflow for CI; where there is a release of Flipbook, its action compares the scenes, too, which needs no
  /// build.
  private var workflow: String {
    filled(PackageResources.Workflow_txt)
      + (origin?.action.map { filled(PackageResources.Action_txt).replacing("RELEASE", with: $0) }
        ?? "")
  }

  /// The manifest of a package of imported files.
  var importManifest: String { filled(PackageResources.Import_txt) }

  /// The folder of the references, in the package.
  var references: String { "Tests/\(type)Tests/References" }

  /// Returns the text of the controller.
  ///
  /// A file that is compiled by itself may have Objective-C's words; a package is compiled as it is.
  private func controller(isAlone: Bool) -> String {
    filled(PackageResources.Controller_txt)
      .replacing("ACTION", with: isAlone ? "@objc private " : "private ")
      .replacing(
        "SELECTOR", with: isAlone ? "#selector(drag)" : "Selector(\(type)ViewController.drag(_:))")
  }

  private var variable: String { type.prefix(1).lowercased() + type.dropFirst() }

  private func filled(_ template: [UInt8]) -> String {
    // At once, since a path or an address may have any of these words in it.
    String(decoding: template, as: UTF8.self)
      .replacing(#/VARIABLE|TYPE|SCENE|CLONE|ORIGIN|REVISION/#) { word -> String in
        switch word.0 {
        case "VARIABLE": variable
        case "TYPE": type
        case "SCENE": scene
        case "CLONE": clone
        case "ORIGIN": origin?.address ?? ""
        default: origin?.revision ?? ""
        }
      }
  }
}
