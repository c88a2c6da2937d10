import Foundation

/// What was copied last in a scene; other apps neither see it nor change it.
///
/// Source: Apple, UIPasteboard.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of the scene.
  open class var general: UIPasteboard { Runtime.current.part { UIPasteboard() } }

  /// The text that was copied; `nil` for none.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts that were copied; `nil` for none.
  open var strings: [String]? {
    didSet { changeCount += 1 }
  }

  /// The address that was copied; `nil` for none.
  open var url: URL? {
    didSet { changeCount += 1 }
  }

  /// The colour that was copied; `nil` for none.
  open var color: UIColor? {
    didSet { changeCount += 1 }
  }

  open var hasStrings: Bool { strings?.isEmpty == false }

  open var hasURLs: Bool { url != nil }

  open var hasColors: Bool { color != nil }

  /// How often something was copied.
  open private(set) var changeCount = 0
}
