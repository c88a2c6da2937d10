import Geometry

/// What a layer still has to lay out and to draw.
///
/// A new layer needs layout.
package struct LayoutState {
  var needsLayout = true
  /// Whether the layer is placing its sublayers now.
  var isInLayout = false
  /// Whether a layer below needs layout.
  var isNeededBelow = false
  var needsDisplay = false
  /// Whether a layer below needs to be drawn.
  var isDisplayNeededBelow = false
  /// The layer of which this one is the mask.
  weak var masked: CALayer?
}

extension CALayer {
  /// Returns true when `layoutSublayers` will be called in the next layout pass.
  public func needsLayout() -> Bool { layoutState.needsLayout }

  /// Whether the layer or a layer in it needs layout.
  package var hasLayoutToDo: Bool { layoutState.needsLayout || layoutState.isNeededBelow }

  /// Tells the layers around this one that a layer in them needs layout.
  func layoutWasInherited() {
    guard hasLayoutToDo else { return }
    var ancestor = superlayer
    while let layer = ancestor, !layer.layoutState.isNeededBelow {
      layer.layoutState.isNeededBelow = true
      ancestor = layer.superlayer
    }
  }

  /// Requests a layout since a sublayer came or went, unless the layer is placing its sublayers now.
  ///
  /// Views may make those inside them anew in each `layoutSubviews()`.
  func sublayersChanged() {
    if !layoutState.isInLayout { setNeedsLayout() }
  }

  /// Lays out once the layers that need it, from the outside to the inside.
  ///
  /// - Parameter lastPlaced: set to the last layer that was laid out.
  package func layoutPass(_ lastPlaced: inout CALayer?) {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      lastPlaced = self
      layoutState.isInLayout = true
      layoutSublayers()
      layoutState.isInLayout = false
    }
    guard layoutState.isNeededBelow else { return }
    layoutState.isNeededBelow = false
    for child in children where child.hasLayoutToDo && child.superlayer === self {
      child.layoutPass(&lastPlaced)
    }
  }

  /// Lays out what needs layout, from the outermost layer that does.
  func layOutAtOnce() {
    var top = self
    while let layer = top.superlayer, layer.layoutState.needsLayout { top = layer }
    guard top.hasLayoutToDo else { return }
    runtime.calls.call(.layout, "layoutIfNeeded of \(top.title)") {
      var lastPlaced: CALayer?
      for _ in 0..<LayoutState.passLimit where top.hasLayoutToDo { top.layoutPass(&lastPlaced) }
    }
  }
}

extension LayoutState {
  /// The number of passes after which a layout that never settles is given up.
  package static let passLimit = 100
}
