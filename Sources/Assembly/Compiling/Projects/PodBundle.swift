import Files
import Foundation

/// A bundle that CocoaPods makes of a pod's resources.
///
/// Source: guides.cocoapods.org, Podspec Syntax Reference, `resource_bundles`.
package struct PodBundle: Hashable, Sendable {
  /// Its name, without `.bundle`.
  package let name: String
  /// The files and folders in it, by path; catalogs and folders of languages are whole.
  package let paths: [String]

  /// Finds the bundles of the podspecs below a folder, and of those above it where an example's library
  /// stands.
  package static func all(below folder: String) -> [PodBundle] {
    Libraries.manifests(below: folder).flatMap(\.bundles)
  }
}

extension Manifest {
  /// The bundles of a pod, in the order of the podspec; those of one name are one.
  var bundles: [PodBundle] {
    var patterns: [(name: String, patterns: [FilePattern])] = []
    for (name, texts) in resourceBundles {
      let more = texts.map(FilePattern.init)
      if let index = patterns.firstIndex(where: { $0.name == name }) {
        patterns[index].patterns += more
      } else {
        patterns.append((name, more))
      }
    }
    guard !patterns.isEmpty else { return [] }
    let enclosure = Enclosure(folder)
    let files = Self.resources(below: folder).filter(enclosure.holds)
    return patterns.map { name, patterns in
      PodBundle(
        name: name,
        paths: files.filter { file in
          let inside = folder == "." ? file : String(file.dropFirst(folder.count + 1))
          return patterns.contains { $0.matches(inside) }
        })
    }.filter { !$0.paths.isEmpty }
  }

  /// Returns the files below a folder; catalogs and folders of languages are one each.
  private static func resources(below folder: String) -> [String] {
    FolderEntry.all(in: folder).sorted { $0.name < $1.name }.flatMap { entry -> [String] in
      let path = folder == "." ? entry.name : "\(folder)/\(entry.name)"
      guard !entry.name.hasPrefix(".") else { return [] }
      guard entry.isFolder else { return [path] }
      return wholeFolders.contains(where: entry.name.hasSuffix)
        ? [path] : resources(below: path)
    }
  }
}

private let wholeFolders = [".xcassets", ".lproj", ".bundle", ".xcdatamodeld"]
