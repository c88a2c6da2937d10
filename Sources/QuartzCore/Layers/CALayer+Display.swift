import Geometry

extension CALayer {
  /// Asks for `draw(in:)` once layout has settled.
  public func setNeedsDisplay() {
    layoutState.needsDisplay = true
    displayWasInherited()
  }

  /// Whether `draw(in:)` will be called.
  public func needsDisplay() -> Bool { layoutState.needsDisplay }

  /// Tells the layers around this one that there is something to draw below them.
  func displayWasInherited() {
    guard hasDisplayToDo else { return }
    var ancestor = superlayer
    while let layer = ancestor, !layer.layoutState.isDisplayNeededBelow {
      layer.layoutState.isDisplayNeededBelow = true
      ancestor = layer.superlayer
    }
  }

  /// Whether it or a layer in it asks to be drawn.
  package var hasDisplayToDo: Bool {
    layoutState.needsDisplay || layoutState.isDisplayNeededBelow
  }

  /// Draws what asks for it, here and below.
  package func displayPass() {
    if layoutState.needsDisplay {
      layoutState.needsDisplay = false
      display()
    }
    if let mask, mask.hasDisplayToDo { mask.displayPass() }
    guard layoutState.isDisplayNeededBelow else { return }
    layoutState.isDisplayNeededBelow = false
    for child in children where child.hasDisplayToDo { child.displayPass() }
  }

  /// Draws what `draw(in:)` draws, in place of what it drew before.
  package func drawAnew() {
    var marks: [DrawnMark] = []
    if !bounds.isEmpty {
      runtime.calls.call(.drawing, "The drawing of \(title)") {
        delegate?.layerWillDraw(self)
        marks = DrawingContexts.record(draw(in:))
      }
    }
    drawing = marks.isEmpty ? nil : LayerDrawing(marks: marks, bounds: bounds)
  }
}
