import Drawing
import Geometry

/// What a layer says of how it is combined with what lies below, and how its image is enlarged.
struct LayerFilters {
  var compositing: Any?
  var mode: BlendMode?
  var own: [Any]?
  var background: [Any]?
  var magnification = CALayerContentsFilter.linear
  var minification = CALayerContentsFilter.linear
}

/// How pixels between pixels of an image are found.
///
/// Source: Apple, CALayerContentsFilter.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel: enlarged pixels have sharp edges.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Mixed of the pixels around.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Mixed of the pixels around; images are made smaller without flicker whichever is chosen.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
  /// How the layer and its sublayers are combined with what lies below them in the superlayer: the
  /// name of a blend mode, such as `"multiplyBlendMode"`, or `nil`.
  ///
  /// Names are those that iOS takes. For anything else the layer is drawn as it is, and the log says
  /// so.
  public var compositingFilter: Any? {
    get { filtering?.compositing }
    set {
      let name = newValue as? String
      let mode = name.flatMap(BlendMode.init(filterName:))
      filtering = (filtering ?? LayerFilters()).with {
        $0.compositing = newValue
        $0.mode = mode == .normal ? nil : mode
      }
      guard let newValue, mode == nil else { return }
      tellOnce(
        "The compositingFilter \(name.map { "\"\($0)\"" } ?? "of type \(type(of: newValue))") of "
          + "\(title) is not drawn. Give it the name of a blend mode, such as "
          + "\"multiplyBlendMode\" or \"screenBlendMode\".")
    }
  }

  /// Filters for the layer's contents, which iOS does not draw either; the log says so.
  public var filters: [Any]? {
    get { filtering?.own }
    set {
      filtering = (filtering ?? LayerFilters()).with { $0.own = newValue }
      tellOfFilters(newValue, "filters")
    }
  }

  /// Filters for what lies behind the layer, which iOS does not draw either; the log says so.
  public var backgroundFilters: [Any]? {
    get { filtering?.background }
    set {
      filtering = (filtering ?? LayerFilters()).with { $0.background = newValue }
      tellOfFilters(newValue, "backgroundFilters")
    }
  }

  /// How the layer's image is enlarged.
  public var magnificationFilter: CALayerContentsFilter {
    get { filtering?.magnification ?? .linear }
    set { filtering = (filtering ?? LayerFilters()).with { $0.magnification = newValue } }
  }

  /// How the layer's image is made smaller.
  public var minificationFilter: CALayerContentsFilter {
    get { filtering?.minification ?? .linear }
    set { filtering = (filtering ?? LayerFilters()).with { $0.minification = newValue } }
  }

  /// Returns true where an odd number of layers, from this one outwards, have flipped geometry.
  public func contentsAreFlipped() -> Bool {
    sequence(first: self, next: \.superlayer).reduce(false) { $0 != $1.isGeometryFlipped }
  }

  private func tellOfFilters(_ filters: [Any]?, _ name: String) {
    guard filters?.isEmpty == false else { return }
    tellOnce(
      "The \(name) of \(title) are not drawn; iOS draws none either. For a blur use a "
        + "UIVisualEffectView, for a blend mode the compositingFilter.")
  }

  private func tellOnce(_ line: String) {
    guard runtime.told.insert(line).inserted else { return }
    writeToStandardError(line)
  }

  /// Returns an image's commands with pixels between pixels as the layer's filters say.
  ///
  /// - Parameters:
  ///   - list: the image.
  ///   - isEnlarged: whether it is shown larger than it is.
  /// - Returns: the same list unless the filter is `.nearest`.
  func filtered(_ list: DisplayList, isEnlarged: Bool) -> DisplayList {
    guard let filtering else { return list }
    let filter = isEnlarged ? filtering.magnification : filtering.minification
    return filter == .nearest ? list.withNearestPixels : list
  }
}

extension LayerFilters {
  fileprivate func with(_ change: (inout LayerFilters) -> Void) -> LayerFilters {
    var filters = self
    change(&filters)
    return filters
  }
}

extension BlendMode {
  /// Finds the mode of a compositing filter; `nil` for a name that is none, or cannot be drawn.
  fileprivate init?(filterName: String) {
    guard let mode = Self.byFilterName[filterName] else { return nil }
    self = mode
  }

  private static let byFilterName: [String: BlendMode] = [
    "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
    "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
    "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn,
    "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
    "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
    "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
    "luminosityBlendMode": .luminosity, "linearDodgeBlendMode": .plusLighter,
    "plusL": .plusLighter, "sourceOver": .normal, "sourceIn": .sourceIn, "sourceOut": .sourceOut,
    "sourceAtop": .sourceAtop, "destOver": .destinationOver, "destIn": .destinationIn,
    "destOut": .destinationOut, "destAtop": .destinationAtop, "xor": .xor, "copy": .copy,
    "clear": .clear,
  ]
}

extension DisplayList {
  /// The list with every image drawn by the nearest pixel.
  fileprivate var withNearestPixels: DisplayList {
    DisplayList(
      commands.map { command in
        switch command {
        case .image(var mark, let transform):
          mark.interpolation = .nearest
          return .image(mark, transform: transform)
        case .group(let content, let clip, let transform, let opacity):
          return .group(
            content.withNearestPixels, clip: clip, transform: transform, opacity: opacity)
        case .masked(let content, let mask):
          return .masked(content.withNearestPixels, mask: mask)
        case .blended(let content, let mode): return .blended(content.withNearestPixels, mode)
        case .fill, .stroke, .text, .gradient, .shadow, .backdrop, .vibrant, .projected, .stamps:
          return command
        }
      })
  }
}
