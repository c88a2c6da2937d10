import Drawing
import Fingerprints
import Geometry

/// What one sees of a view apart from where it stands.
package struct ViewLook: Hashable, Sendable {
  /// Names and values in a fixed order, such as `background` and `#FF9500`.
  package let properties: [Property]

  package struct Property: Hashable, Sendable {
    package let name: String
    package let value: String
  }
}

extension UIView {
  /// What is seen now of the view itself and of those views in it that have no name of their own.
  package var look: ViewLook {
    let layer = seenLayer
    var properties: [ViewLook.Property] = []
    func add(_ name: String, _ value: String?) {
      if let value { properties.append(ViewLook.Property(name: name, value: value)) }
    }
    add("hidden", isHidden ? "yes" : nil)
    add("background", Color(layer.backgroundColor)?.inWords)
    add("corner radius", layer.cornerRadius == 0 ? nil : "\(layer.cornerRadius)")
    if layer.borderWidth > 0 {
      add("border width", "\(layer.borderWidth)")
      add("border", Color(layer.borderColor)?.inWords)
    }
    if let label = self as? UILabel {
      add("text", label.text)
      add("text colour", Color(label.textColor.cgColor)?.inWords)
      add("font size", "\(label.font.pointSize)")
    }
    let content = layer.contentOfUnnamedViews(self)
    if !content.isEmpty { add("content", DisplayList(content).fingerprint.description) }
    return ViewLook(properties: properties)
  }
}

extension CALayer {
  /// The layer's own marks, and all of the layers in it whose views have no name.
  fileprivate func contentOfUnnamedViews(_ view: UIView?) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    let edge = LayerEdge(self)
    if let shape = self as? CAShapeLayer { commands += shape.marks(through: .identity) }
    if let edge {
      commands += image?.commands(in: self, edge, through: .identity) ?? []
      commands += drawing?.commands(in: self, edge, through: .identity) ?? []
    }
    for child in view?.layer.children ?? children where !child.isHidden {
      guard child.view?.accessibilityIdentifier == nil else { continue }
      commands += child.asSeenInside
    }
    return commands
  }

  private var asSeenInside: [DrawCommand] {
    let layer = presentation() ?? self
    let map = layer.transformToSuperlayer
    var commands: [DrawCommand] = []
    if let edge = LayerEdge(layer) {
      if let color = Color(layer.backgroundColor) {
        commands.append(.fill(edge.outline, color, transform: map))
      }
      if let border = edge.border(of: layer, through: map) { commands.append(border) }
    }
    let content = layer.contentOfUnnamedViews(view)
    commands += DisplayList(content).applying(map).commands
    return commands.blended(at: Double(layer.alpha))
  }
}

extension Color {
  /// `#FF9500`, with two more digits where it is not opaque; numbers where it is between levels.
  fileprivate var inWords: String {
    let levels = [red, green, blue, alpha].map { $0 * 255 }
    guard levels.allSatisfy({ abs($0 - $0.rounded()) < 1e-6 && abs($0) < 256 }) else {
      return "rgba(\(red), \(green), \(blue), \(alpha))"
    }
    return "#"
      + levels.prefix(alpha == 1 ? 3 : 4).map { level in
        let digits = String(Int(level.rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
