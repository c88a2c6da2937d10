import ArgumentParser
import Files
import References

/// The files that reports are written to.
enum ReportFile {
  /// Refuses files that cannot be meant.
  ///
  /// - Parameters:
  ///   - files: options without their `--`, and what was given after them.
  ///   - references: the folder of the references that are read; `nil` for none.
  /// - Throws: `ValidationError` for an empty path, the standard output, Swift code, a file of a reference, and
  ///   one file for two reports.
  static func check(
    _ files: [(option: String, path: String?)], references: String?
  ) throws(ValidationError) {
    var owners: [String: String] = [:]
    for (option, path) in files {
      guard let path else { continue }
      if path.isEmpty { throw ValidationError("--\(option) takes a file, and is empty.") }
      if path == "-" {
        throw ValidationError("--\(option) takes a file; it does not write to the standard output.")
      }
      if path.hasSuffix(".swift") {
        throw ValidationError(
          "--\(option) would write over \(path), which is Swift code. Give another file after it.")
      }
      let place = WorkTree.place(path)
      if let references, isReference(place, in: WorkTree.place(references)) {
        throw ValidationError(
          "--\(option) would write over \(path), a file of a reference. Give another file after it."
        )
      }
      if let other = owners.updateValue(option, forKey: place) {
        throw ValidationError(
          "--\(other) and --\(option) both write to \(path). Give each a file of its own.")
      }
    }
  }

  private static func isReference(_ place: String, in folder: String) -> Bool {
    let name = place.split(separator: "/").last.map(String.init) ?? place
    return place.hasPrefix("\(folder)/") && ReferenceStore.fileNames.contains(name)
  }
}
