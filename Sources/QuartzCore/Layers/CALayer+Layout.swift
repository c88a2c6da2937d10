import Geometry

/// What a layer still has to place and to draw. A layer begins in need of layout.
package struct LayoutState {
  var needsLayout = true
  /// Whether some layer below needs layout.
  var isNeededBelow = false
  var needsDisplay = false
  /// Whether some layer below needs to draw.
  var isDisplayNeededBelow = false
}

extension CALayer {
  /// Asks for `layoutSublayers` in the next layout pass.
  public func setNeedsLayout() {
    layoutState.needsLayout = true
    layoutWasInherited()
  }

  /// Whether `layoutSublayers` will be called in the next layout pass.
  public func needsLayout() -> Bool { layoutState.needsLayout }

  /// Places what is asked for at once: the outermost of the layers that enclose this one without a
  /// gap and ask for layout, and everything below it.
  public func layoutIfNeeded() {
    var top = self
    while let layer = top.superlayer, layer.layoutState.needsLayout { top = layer }
    guard top.hasLayoutToDo else { return }
    runtime.calls.call(.layout, "layoutIfNeeded of \(top.title)") {
      var lastPlaced: CALayer?
      for _ in 0..<LayoutState.passLimit where top.hasLayoutToDo { top.layoutPass(&lastPlaced) }
    }
  }

  /// Whether it or a layer in it asks for layout.
  package var hasLayoutToDo: Bool { layoutState.needsLayout || layoutState.isNeededBelow }

  /// Tells the layers around this one that there is something to place below them.
  func layoutWasInherited() {
    guard hasLayoutToDo else { return }
    var ancestor = superlayer
    while let layer = ancestor, !layer.layoutState.isNeededBelow {
      layer.layoutState.isNeededBelow = true
      ancestor = layer.superlayer
    }
  }

  /// Goes once through what needs layout, from the outside to the inside.
  package func layoutPass(_ lastPlaced: inout CALayer?) {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      lastPlaced = self
      layoutSublayers()
    }
    guard layoutState.isNeededBelow else { return }
    layoutState.isNeededBelow = false
    for child in children where child.hasLayoutToDo && child.superlayer === self {
      child.layoutPass(&lastPlaced)
    }
  }
}

extension LayoutState {
  /// How many passes are made before something that always asks again is given up.
  package static let passLimit = 100
}
