import Foundation

/// The images that stand beside the Swift files of an app, in folders and in asset catalogs, and the
/// catalogs' colours.
///
/// `flipbook` says where those files are that it films as they stand.
@MainActor
package enum ImageFiles {
  /// The folders in which images are looked for: those that end with a `/` with all that is below,
  /// the others with their asset catalogs and their `Resources` alone.
  package static var folders: [String] = [] {
    didSet { found = nil }
  }

  /// Returns the file that describes a colour of an asset catalog; `nil` where there is none.
  static func path(ofColor name: String) -> String? {
    let set = name.split(separator: "/").last.map(String.init) ?? name
    return path(ofAny: ["\(set).colorset"])
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
        if let set = parts.dropLast().last, set.hasSuffix(".colorset") { known = [set] }
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
      let isImage = [".png", ".jpg", ".jpeg"].contains(where: name.lowercased().hasSuffix)
      if isImage || name.hasSuffix(".colorset/Contents.json") { found.append(name) }
    }
    return found
  }
}
