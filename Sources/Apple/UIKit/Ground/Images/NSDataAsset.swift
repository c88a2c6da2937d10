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

  /// Finds the data set of a name; every bundle is the app's.
  public init?(name: String, bundle: Bundle) {
    guard let file = AppFiles.set(.data, named: name)?.file,
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = file.type
    super.init()
  }
}

extension AssetSet {
  /// The path of the file of a set of data, and its kind; `nil` for an empty set.
  fileprivate var file: (path: String, type: String)? {
    guard let name = contents.data?.lazy.compactMap(\.filename).first else { return nil }
    let type =
      switch name.split(separator: ".").last.map(String.init) {
      case "json": "public.json"
      case "txt": "public.plain-text"
      case "csv": "public.comma-separated-values-text"
      case "xml": "public.xml"
      default: "public.data"
      }
    return ("\(folder)/\(name)", type)
  }
}
