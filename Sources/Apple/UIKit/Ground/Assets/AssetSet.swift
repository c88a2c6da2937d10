import Files
import Foundation

/// One thing of an asset catalog in its variants: an image, a colour or a file of data.
///
/// Source: Apple, Asset Catalog Format Reference.
struct AssetSet: Sendable {
  /// What a set holds.
  enum Kind: Hashable, Sendable {
    case image
    case color
    case data

    /// How the name of the set's folder ends.
    var ending: String {
      switch self {
      case .image: ".imageset"
      case .color: ".colorset"
      case .data: ".dataset"
      }
    }

    /// The kind of the set in a folder; `nil` for a folder that is none.
    init?(ofPath path: Substring) {
      guard let kind = [Kind.image, .color, .data].first(where: { path.hasSuffix($0.ending) })
      else { return nil }
      self = kind
    }
  }

  /// The path of the set's folder.
  let folder: String
  let contents: AssetContents

  /// Reads a set; `nil` where its description is none.
  ///
  /// - Parameters:
  ///   - folder: the set's.
  ///   - enclosure: what the files that it names stand in; others are left out.
  init?(in folder: String, within enclosure: Enclosure) {
    guard var contents = AssetContents(atPath: "\(folder)/Contents.json") else { return nil }
    self.folder = folder
    contents.leaveOutFiles { !Self.isFile($0, of: folder, within: enclosure) }
    self.contents = contents
  }

  /// Returns true for the name of a file of a set, or of a file that would be one.
  static func isFile(_ name: String, of folder: String, within enclosure: Enclosure) -> Bool {
    Enclosure.isName(name) && enclosure.holds("\(folder)/\(name)")
  }

  /// Returns those of the variants that a phone shows, for light or for dark.
  ///
  /// Those for dark alone are the only ones in dark, unless there are none.
  func variants(_ all: [AssetContents.Variant]?, isDark: Bool) -> [AssetContents.Variant] {
    let shown = (all ?? []).filter { variant in
      variant.contrast != "high" && ["universal", "iphone", nil].contains(variant.idiom)
    }
    let own = shown.filter { $0.luminosity == (isDark ? "dark" : "light") }
    return own.isEmpty ? shown.filter { $0.luminosity == nil } : own
  }
}
