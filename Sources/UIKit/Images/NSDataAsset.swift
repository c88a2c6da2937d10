import Foundation

/// The data of a set in an asset catalog, or of a file of the app.
///
/// Source: Apple, NSDataAsset.
@preconcurrency @MainActor
open class NSDataAsset: NSObject {
  /// The name of the set.
  public let name: String
  /// Its data.
  public let data: Data
  /// The kind of data, by the ending of its file.
  public let typeIdentifier: String

  /// Finds the data set of a name; `nil` where there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Finds the data set of a name in the catalogs of a bundle; `nil` where there is none.
  public init?(name: String, bundle: Bundle) {
    guard let path = DataFiles.path(ofSet: name, in: bundle),
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = DataFiles.type(of: path)
    super.init()
  }
}

/// The data sets of asset catalogs.
@MainActor
private enum DataFiles {
  /// Returns the file of a data set.
  static func path(ofSet name: String, in bundle: Bundle) -> String? {
    let folders = ImageFiles.folders + [bundle.resourcePath ?? bundle.bundlePath]
    for folder in folders {
      guard let files = FileManager.default.enumerator(atPath: folder) else { continue }
      let all = files.compactMap { $0 as? String }.sorted()
      let found = all.first {
        let parts = $0.split(separator: "/")
        return parts.dropLast().last == "\(name).dataset"[...] && parts.last != "Contents.json"
      }
      if let found { return "\(folder)/\(found)" }
    }
    return nil
  }

  static func type(of path: String) -> String {
    switch path.split(separator: ".").last.map(String.init) {
    case "json": "public.json"
    case "txt": "public.plain-text"
    case "csv": "public.comma-separated-values-text"
    case "xml": "public.xml"
    default: "public.data"
    }
  }
}
