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

  var hasDisplayToDo: Bool { layoutState.needsDisplay || layoutState.isDisplayNeededBelow }

  /// Draws what asks for it, here and below.
  func displayPass() {
    if layoutState.needsDisplay {
      layoutState.needsDisplay = false
      var marks: [DrawnMark] = []
      if !bounds.isEmpty {
        Runtime.current.call(.drawing, "The drawing of \(view?.description ?? description)") {
          marks = GraphicsStack.record(draw(in:))
        }
      }
      drawing = marks.isEmpty ? nil : LayerDrawing(marks: marks, bounds: bounds)
    }
    if let mask, mask.hasDisplayToDo { mask.displayPass() }
    guard layoutState.isDisplayNeededBelow else { return }
    layoutState.isDisplayNeededBelow = false
    for child in children where child.hasDisplayToDo { child.displayPass() }
  }
}
