import Files
import Foundation

/// The images and the sets of asset catalogs in an app's folders, by name.
///
/// Of files of one name the first by path counts.
struct AppFileIndex {
  /// The paths of images that stand in no set that says what its files are.
  var images: [String: String] = [:]
  var sets: [AssetSet.Kind: [String: AssetSet]] = [:]

  init(folders: [String]) {
    for folder in folders {
      let enclosure = Enclosure(repositoryOf: folder)
      let names = Self.names(below: folder, within: enclosure)
      let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      let spaces = Self.spaces(among: names, in: folder)
      var described: Set<Substring> = []
      for name in names where name.hasSuffix("/Contents.json") {
        let path = name.dropLast("/Contents.json".count)
        guard let kind = AssetSet.Kind(ofPath: path),
          let set = AssetSet(in: "\(folder)/\(path)", within: enclosure)
        else { continue }
        described.insert(path)
        let key = Self.name(of: path, kind, spaces)
        if sets[kind, default: [:]][key] == nil { sets[kind, default: [:]][key] = set }
      }
      for name in names where !name.hasSuffix("/Contents.json") {
        // The files of a set stand in its folder.
        let parent = name[..<(name.lastIndex(of: "/") ?? name.startIndex)]
        guard !described.contains(parent) else { continue }
        for key in Self.keys(ofImage: name) where images[key] == nil {
          images[key] = "\(folder)/\(name)"
        }
      }
    }
  }

  /// The files of all images, one for each image, in the order of their names; icons are left out.
  var pictures: [String] {
    var files: [String: String] = [:]
    for (name, set) in sets[.image] ?? [:] {
      // The last of a set is the sharpest.
      if let file = set.contents.images?.compactMap(\.filename).last {
        files[name] = "\(set.folder)/\(file)"
      }
    }
    for path in Set(images.values).sorted() {
      guard !path.contains(".appiconset/"), !path.contains(".launchimage/") else { continue }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      files[name.replacing("@2x.", with: ".").replacing("@3x.", with: ".")] = path
    }
    return files.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the name of a set: that of its folder, behind those of the folders around it that give
  /// their names to what they hold.
  private static func name(
    of path: Substring, _ kind: AssetSet.Kind, _ spaces: Set<Substring>
  ) -> String {
    var around: [String] = []
    var rest = path
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      if spaces.contains(rest) {
        around.insert(String(rest.split(separator: "/").last ?? rest), at: 0)
      }
    }
    let own = path.split(separator: "/").last?.dropLast(kind.ending.count) ?? ""
    return (around + [String(own)]).joined(separator: "/")
  }

  /// Returns the folders of catalogs that give their names to what they hold.
  private static func spaces(among names: [String], in folder: String) -> Set<Substring> {
    var spaces: Set<Substring> = []
    for name in names where name.hasSuffix("/Contents.json") {
      let path = name.dropLast("/Contents.json".count)
      guard AssetSet.Kind(ofPath: path) == nil,
        AssetContents(atPath: "\(folder)/\(name)")?.properties?.providesNamespace == true
      else { continue }
      spaces.insert(path)
    }
    return spaces
  }

  /// Returns the names under which an image is found; in a set also that of the set, with the scale
  /// that the file's own name says, as if it were a PNG file.
  private static func keys(ofImage name: String) -> [String] {
    let parts = name.split(separator: "/").map(String.init)
    guard let file = parts.last else { return [] }
    guard let set = parts.dropLast().last, set.hasSuffix(".imageset") else { return [file] }
    let stem = file[..<(file.lastIndex(of: ".") ?? file.endIndex)]
    let scale = ["@2x", "@3x"].first { stem.hasSuffix($0) } ?? ""
    return [file, "\(set.dropLast(".imageset".count))\(scale).png"]
  }

  /// Returns the paths of images and of the descriptions in catalogs, sorted.
  private static func names(below folder: String, within enclosure: Enclosure) -> [String] {
    let isWhole = folder.hasSuffix("/")
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    for case let name as String in names {
      let isCatalog = name.contains(".xcassets") || name.hasPrefix("Resources")
      if name.contains("/.") || name.hasPrefix(".") || !isWhole && !isCatalog {
        names.skipDescendants()
      }
      let isImage = [".png", ".jpg", ".jpeg"].contains(where: name.lowercased().hasSuffix)
      guard isImage || name.contains(".xcassets/") && name.hasSuffix("/Contents.json") else {
        continue
      }
      // Links may lead out of what was given.
      let path = "\(folder)/\(name)"
      if Standing(ofLinkAt: path) != .link || enclosure.holds(path) { found.append(name) }
    }
    return found.sorted()
  }
}
