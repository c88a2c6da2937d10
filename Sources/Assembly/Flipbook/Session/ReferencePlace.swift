import ArgumentParser
import References

/// Where references are kept.
struct ReferencePlace: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of the references, a folder a scene.", valueName: "folder"))
  var references = ReferencePlace.standard

  static let standard = "references"

  func validate() throws {
    try FolderOption.check(references, of: "--references")
  }

  var store: ReferenceStore { ReferenceStore(references) }
}
