import Files
import Foundation

/// What `Contents.json` says of a folder in an asset catalog.
///
/// Source: Apple, Asset Catalog Format Reference.
struct AssetContents: Decodable, Sendable {
  var images: [Variant]?
  var colors: [Variant]?
  var data: [Variant]?
  var properties: Properties?

  /// One variant of what a set holds.
  struct Variant: Decodable, Sendable {
    var filename: String?
    /// `1x`, `2x` or `3x`; `nil` for a file that serves all.
    var scale: String?
    /// The kind of device; `nil` for all.
    var idiom: String?
    var appearances: [Looks]?
    var color: AssetColor?

    /// `dark`, `light` or, where the variant is for both, `nil`.
    var luminosity: String? { value(of: "luminosity") }
    /// `high` for the variant that the user asks for who needs contrast.
    var contrast: String? { value(of: "contrast") }

    private func value(of appearance: String) -> String? {
      appearances?.first { $0.appearance == appearance }?.value
    }
  }

  /// A property of the device's looks, and the value for which a variant is.
  struct Looks: Decodable, Sendable {
    var appearance: String
    var value: String
  }

  struct Properties: Decodable, Sendable {
    /// Whether the folder's name is a part of the names of what it holds.
    var providesNamespace: Bool?
    /// `template` or `original`.
    var renderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
  }

  /// Reads a description; `nil` for a file that is none, and for one of more than `mostBytes`.
  init?(atPath path: String) {
    do {
      let bytes = try SourceFile.bytes(of: path, limit: Self.mostBytes)
      self = try JSONDecoder().decode(AssetContents.self, from: Data(bytes))
    } catch {
      return nil
    }
    takeNames(ofFilesIn: parentFolder(of: path))
  }

  /// Calls files as they are called in a folder, however their letters are written.
  private mutating func takeNames(ofFilesIn folder: String) {
    func renamed(_ variant: Variant) -> Variant {
      var renamed = variant
      renamed.filename = variant.filename.map { name in
        guard Enclosure.isName(name) else { return name }
        return pathOnDisk("\(folder)/\(name)").split(separator: "/").last.map(String.init) ?? name
      }
      return renamed
    }
    images = images?.map(renamed)
    data = data?.map(renamed)
  }

  /// Leaves out the variants of files of some names.
  mutating func leaveOutFiles(_ isLeftOut: (String) -> Bool) {
    func isWanted(_ variant: Variant) -> Bool { !(variant.filename.map(isLeftOut) ?? false) }
    images = images?.filter(isWanted)
    data = data?.filter(isWanted)
  }

  /// *Units*: bytes; Xcode writes some hundred a variant.
  private static let mostBytes = 4 << 20
}
