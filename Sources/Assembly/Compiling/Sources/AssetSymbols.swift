import Files

/// A Swift file with names for what is in an app's asset catalogs, as Xcode 15 and later make one:
/// `UIImage(resource: .bird)`, `UIImage.bird` and the same of colours.
///
/// Source: Apple, Xcode 15 release notes, "Asset Catalogs".
struct AssetSymbols: Hashable {
  /// The file; empty where there are no catalogs.
  let text: String

  /// Finds the catalogs.
  ///
  /// - Parameters:
  ///   - folders: the folders of an app's files: those that end with a `/` with all that is below.
  ///   - sources: gives the texts of the files. A name of a colour or an image that they declare
  ///     themselves, or do not use, is not made.
  init(in folders: [String], for sources: () -> [String]) {
    var images: Set<String> = []
    var colors: Set<String> = []
    for folder in folders {
      for set in Self.sets(in: folder, isWhole: folder.hasSuffix("/")) {
        if set.hasSuffix(".imageset") { images.insert(String(set.dropLast(".imageset".count))) }
        if set.hasSuffix(".colorset") { colors.insert(String(set.dropLast(".colorset".count))) }
      }
    }
    let sources = sources()
    // The resources of packages stand in the app's bundle.
    let module =
      sources.contains { $0.contains("Bundle.module") || $0.contains("bundle: .module") }
      ? "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n" : ""
    guard !images.isEmpty || !colors.isEmpty else {
      text = module
      return
    }
    // A library among the files may have a type of that name.
    let image = Kind(resource: "UIKit.ImageResource", type: "UIImage", suffix: "Image")
    let color = Kind(resource: "UIKit.ColorResource", type: "UIColor", suffix: "Color")
    text =
      module + "import UIKit\n" + image.text(of: images, for: sources)
      + color.text(of: colors, for: sources)
  }

  /// Returns the names of the sets in the catalogs of a folder.
  private static func sets(in folder: String, isWhole: Bool, inside: Bool = false) -> [String] {
    var found: [String] = []
    for entry in FolderEntry.all(in: folder)
    where entry.isFolder && !entry.name.hasPrefix(".") {
      let isSet = [".imageset", ".colorset"].contains(where: entry.name.hasSuffix)
      if inside, isSet { found.append(entry.name) }
      let isCatalog = entry.name.hasSuffix(".xcassets")
      guard isWhole || inside || isCatalog || entry.name == "Resources" else { continue }
      found += sets(
        in: "\(withoutTrailingSlashes(folder))/\(entry.name)", isWhole: isWhole,
        inside: inside || isCatalog)
    }
    return found
  }

  /// Images or colours, as they are named in Swift.
  private struct Kind {
    let resource: String
    let type: String
    /// A word at the end of a set's name that is left out.
    let suffix: String

    /// Returns the declarations, sorted.
    func text(of sets: Set<String>, for sources: [String]) -> String {
      var names: [String: String] = [:]
      for set in sets.sorted() {
        // Signs and pictures alone make no name in Swift: Xcode makes none of them either.
        guard let name = Self.identifier(of: set, without: suffix) else { continue }
        if names[name] == nil { names[name] = set }
      }
      let sorted = names.sorted { $0.key < $1.key }
      let resources = sorted.map { name, set in
        "  static let \(name) = \(resource)(name: \(swiftLiteral(set)), bundle: .main)\n"
      }
      let members = sorted.map(\.key).filter { name in
        sources.contains { $0.contains(".\(name)") }
          && !sources.contains { source in
            ["let", "var"].contains { source.contains("\($0) \(name)") }
          } && !namesOfUIKit.contains(name)
      }.map { "  static var \($0): \(type) { \(type)(resource: .\($0)) }\n" }
      return "extension \(resource) {\n\(resources.joined())}\n"
        + (members.isEmpty ? "" : "@MainActor extension \(type) {\n\(members.joined())}\n")
    }

    /// Returns the name in Swift: `my-bird 2` becomes `myBird2`; `nil` for `+`.
    private static func identifier(of set: String, without suffix: String) -> String? {
      var words = set.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      if let last = words.last, last.hasSuffix(suffix), words.count > 1 || last != suffix {
        words[words.count - 1] = String(last.dropLast(suffix.count))
      }
      let joined = words.enumerated().map { place, word in
        place == 0 ? lowercasedAtStart(word) : word.prefix(1).uppercased() + word.dropFirst()
      }.joined()
      let name = String(String.UnicodeScalarView(joined.unicodeScalars.filter(isOfNames)))
      guard let first = name.unicodeScalars.first else { return nil }
      if !first.properties.isXIDStart { return "_\(name)" }
      return keywords.contains(name) ? "`\(name)`" : name
    }

    /// Returns a word with its first letters small: `Bird`, `URLIcon` become `bird`, `urlIcon`.
    private static func lowercasedAtStart(_ word: String) -> String {
      let capitals = word.prefix { $0.isUppercase }
      let rest = word.dropFirst(capitals.count)
      guard capitals.count > 1, rest.first?.isLetter == true else {
        return capitals.lowercased() + rest
      }
      return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
    }

    /// Returns true for what Swift takes in a name: letters, digits, and numbers such as `²`.
    private static func isOfNames(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isXIDContinue
        || scalar.properties.numericType != nil && scalar.value < 0x2C00
    }
  }
}

/// Words of Swift's that need marks around them as a name.
private let keywords: Set = [
  "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
  "extension", "false", "for", "func", "if", "import", "in", "init", "internal", "is", "let",
  "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
  "struct", "super", "switch", "throw", "true", "try", "typealias", "var", "where", "while",
]

/// Colours that UIKit declares; Xcode makes no other ones of these names.
private let namesOfUIKit: Set = [
  "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
  "magenta", "orange", "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel",
  "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator", "systemFill",
  "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "darkText",
  "lightText", "tint", "tintColor", "add", "remove", "actions", "checkmark", "strokedCheckmark",
]
