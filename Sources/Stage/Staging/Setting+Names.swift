import Geometry
import UIKit

extension Scene.Setting {
  /// The words that name the setting, in a fixed order: `dark`, `iphone-se`, `landscape`,
  /// `accessibility-large`.
  package var words: [String] { columns.compactMap { $0 } }

  /// The words that name the appearance, the screen, how it is held and the size of text; `nil` for what
  /// is as the scene itself says.
  package var columns: [String?] {
    [appearance?.rawValue, display?.word, orientation?.rawValue, contentSizeCategory?.word]
  }

  /// Whether it leaves a scene as it is.
  package var isEmpty: Bool { words.isEmpty }

  /// Returns the name of a scene's reference.
  ///
  /// - Parameter scene: the name of the scene.
  /// - Returns: the name, with the words of the setting behind it: `flick,dark,iphone-se`.
  package func referenceName(of scene: String) -> String {
    ([scene] + words).joined(separator: ",")
  }

  /// Takes a word apart that may name a scene and a setting.
  ///
  /// - Parameter word: `flick,dark,iphone-se`.
  /// - Returns: the name of the scene, and the words behind it, in any order; `nil` where the word has no
  ///   comma.
  package static func parts(of word: String) -> (scene: String, words: [String])? {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return nil }
    return (parts[0], Array(parts.dropFirst()))
  }

  /// Reads the words of a setting, in any order.
  ///
  /// - Throws: `UnknownSetting` for a word that is none, or that says again what another one says.
  package init(_ words: [String]) throws(UnknownSetting) {
    self.init()
    for word in words {
      if appearance == nil, let known = Scene.Appearance(rawValue: word) {
        appearance = known
      } else if display == nil, let known = Display(word) {
        display = known
      } else if orientation == nil, let known = Screen.Orientation(rawValue: word) {
        orientation = known
      } else if contentSizeCategory == nil, let known = UIContentSizeCategory(word: word) {
        contentSizeCategory = known
      } else {
        throw UnknownSetting(word: word)
      }
    }
  }

  /// A word that names no setting, or one that is named already.
  package struct UnknownSetting: Error, Hashable {
    /// The word as it was given.
    package let word: String
  }

  /// Returns true where the setting has all that another one names.
  package func includes(_ other: Scene.Setting) -> Bool {
    (other.appearance == nil || other.appearance == appearance)
      && (other.display == nil || other.display == display)
      && (other.orientation == nil || other.orientation == orientation)
      && (other.contentSizeCategory == nil || other.contentSizeCategory == contentSizeCategory)
  }
}

extension Scene.Setting: Comparable {
  /// In the order of appearances, then from small to large screens, upright before on their sides, then
  /// from small to large text; what is left to the scene comes first.
  public static func < (left: Self, right: Self) -> Bool {
    left.ranks.lexicographicallyPrecedes(right.ranks)
  }

  private var ranks: [Double] {
    let shown = appearance.flatMap { Scene.Appearance.allCases.firstIndex(of: $0) } ?? -1
    let way = orientation.flatMap { Screen.Orientation.allCases.firstIndex(of: $0) } ?? -1
    let text = contentSizeCategory.flatMap { UIContentSizeCategory.all.firstIndex(of: $0) } ?? -1
    return [Double(shown)] + (display?.ranks ?? [-1, 0, 0]) + [Double(way), Double(text)]
  }
}

extension Scene.Setting.Display {
  /// `iphone-se`, `390x844`.
  package var word: String {
    switch self {
    case .device(let device): device.name
    case .size(let size): "\(Self.exact(size.width))x\(Self.exact(size.height))"
    }
  }

  /// Reads a word: the name of a device, or a size as `word` writes it.
  fileprivate init?(_ word: String) {
    if let device = Screen.Device(named: word), device.name == word {
      self = .device(device)
      return
    }
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      width >= 1, height >= 1, width.isFinite, height.isFinite
    else { return nil }
    self = .size(CGSize(width: width, height: height))
    guard self.word == word else { return nil }
  }

  /// Sizes behind devices.
  fileprivate var ranks: [Double] {
    switch self {
    case .device(let device): [0, Double(Screen.Device.all.firstIndex(of: device) ?? 0), 0]
    case .size(let size): [1, Double(size.width), Double(size.height)]
    }
  }

  private static func exact(_ side: CGFloat) -> String {
    let side = Double(side)
    return side == side.rounded() && side < 1e15 ? "\(Int64(side))" : "\(side)"
  }
}

extension UIContentSizeCategory {
  /// The names of all sizes, the smallest first.
  ///
  /// Source: Apple, `xcrun simctl ui booted content_size`.
  package static let words = [
    "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large",
    "extra-extra-extra-large", "accessibility-medium", "accessibility-large",
    "accessibility-extra-large", "accessibility-extra-extra-large",
    "accessibility-extra-extra-extra-large",
  ]

  /// The name of the size; `nil` for none of them.
  package var word: String? { Self.all.firstIndex(of: self).map { Self.words[$0] } }

  /// Finds the size of a name.
  package init?(word: String) {
    guard let place = Self.words.firstIndex(of: word) else { return nil }
    self = Self.all[place]
  }
}
