// What layers record and what changes no picture here; all are kept under their names.
extension CALayer {
  /// How the contents' pixels stand in memory; recorded only.
  public var contentsFormat: CALayerContentsFormat {
    get { kept("contentsFormat", CALayerContentsFormat.RGBA8Uint) }
    set { keep(newValue, "contentsFormat") }
  }

  /// A bias among sizes of the contents; recorded only, for there is one.
  public var minificationFilterBias: Float {
    get { kept("minificationFilterBias", 0) }
    set { keep(newValue, "minificationFilterBias") }
  }

  /// Whether contents may be brighter than white; recorded only, for a film is not.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { kept("wantsExtendedDynamicRangeContent", false) }
    set { keep(newValue, "wantsExtendedDynamicRangeContent") }
  }

  /// Values of properties by their names; recorded only.
  public var style: [AnyHashable: Any]? {
    get { kept("style", nil as [AnyHashable: Any]?) }
    set { keep(newValue, "style") }
  }

  private func kept<Value>(_ key: String, _ standard: Value) -> Value {
    keptValues?[key] as? Value ?? standard
  }

  private func keep(_ value: Any?, _ key: String) {
    keptValues = keptValues ?? [:]
    keptValues?[key] = value
  }
}

/// How the pixels of a layer's contents stand in memory.
///
/// Source: Apple, CALayerContentsFormat.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The formats by Apple's texts; films have eight bits of each colour, whichever is asked for.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
