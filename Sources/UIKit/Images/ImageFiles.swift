import Foundation

/// The images that stand beside the Swift files of an app, in folders and in asset catalogs.
///
/// `flipbook` says where those files are that it films as they stand.
@MainActor
package enum ImageFiles {
  /// The folders in which images are looked for: those that end with a `/` with all that is below,
  /// the others with their asset catalogs and their `Resources` alone.
  package static var folders: [String] = [] {
    didSet { found = nil }
  }

  private static var found: [String: String]?

  /// Returns the file of an image.
  ///
  /// - Parameter names: names of files without folders, the best first.
  /// - Returns: its path; `nil` where there is none of these names.
  static func path(ofAny names: [String]) -> String? {
    guard !folders.isEmpty else { return nil }
    let files = found ?? index()
    found = files
    return names.lazy.compactMap { files[$0] }.first
  }

  /// The files of images, one for each image, in the order of their names; icons are left out.
  static var paths: [String] {
    var paths: [String: String] = [:]
    for path in Set((found ?? index()).values).sorted() {
      guard !path.contains(".appiconset/"), !path.contains(".launchimage/") else { continue }
      let isInSet = path.contains(".imageset/")
      let parent = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      let stem = path.replacingOccurrences(of: "@2x.", with: ".")
        .replacingOccurrences(of: "@3x.", with: ".")
      // The last of a set is the sharpest.
      paths[isInSet ? String(parent) : stem] = path
    }
    return paths.values.sorted()
  }

  /// Lists the files of images by name; those of an asset catalog by the name of their set, with the
  /// scale that the file's own name says, as if they were PNG files.
  private static func index() -> [String: String] {
    var files: [String: String] = [:]
    for folder in folders {
      for name in names(below: folder).sorted() {
        let parts = name.split(separator: "/").map(String.init)
        guard let file = parts.last else { continue }
        var known = [file]
        if let set = parts.dropLast().last, set.hasSuffix(".imageset") {
          let stem = file[..<(file.lastIndex(of: ".") ?? file.endIndex)]
          let scale = ["@2x", "@3x"].first { stem.hasSuffix($0) } ?? ""
          known.append("\(set.dropLast(".imageset".count))\(scale).png")
        }
        for key in known where files[key] == nil { files[key] = "\(folder)/\(name)" }
      }
    }
    return files
  }

  private static func names(below folder: String) -> [String] {
    let isWhole = folder.hasSuffix("/")
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    for case let name as String in names {
      let isCatalog = name.contains(".xcassets") || name.hasPrefix("Resources")
      if name.contains("/.") || name.hasPrefix(".") || !isWhole && !isCatalog {
        names.skipDescendants()
      }
      if [".png", ".jpg", ".jpeg"].contains(where: name.lowercased().hasSuffix) {
        found.append(name)
      }
    }
    return found
  }
}
