import Files
import Foundation

/// What a command asks of asset catalogs before an app runs.
package enum AssetCatalogs {
  /// Returns what is wrong in the description of a set or of a catalog, a sentence each.
  ///
  /// - Parameter path: the path of a `Contents.json`.
  /// - Returns: none for a right one, and for sets of kinds that are not shown.
  package static func faults(ofDescription path: String) -> [String] {
    let folder = path.dropLast("/Contents.json".count)
    guard let kind = AssetSet.Kind(ofPath: folder) else { return [] }
    guard let contents = AssetContents(atPath: path) else {
      return ["This is no description of a set, which is left out: Xcode writes other values."]
    }
    let variants = [contents.images, contents.data].compactMap(\.self).joined()
    let enclosure = Enclosure(repositoryOf: String(folder))
    let isFile = { AssetSet.isFile($0, of: String(folder), within: enclosure) }
    let names = variants.compactMap(\.filename)
    let lost = names.filter { name in
      isFile(name) && !FileManager.default.fileExists(atPath: "\(folder)/\(name)")
    }
    if kind == .color, contents.colors?.isEmpty != false { return ["There is no colour in it."] }
    return names.filter { !isFile($0) }.map {
      "The file “\($0)” that it names leads out of it, and is left out."
    } + lost.map { "The file “\($0)” that it names is not there." }
  }
}
