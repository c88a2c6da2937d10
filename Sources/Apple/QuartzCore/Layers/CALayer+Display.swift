import Geometry

extension CALayer {
  /// Whether `draw(in:)` has drawn something.
  package var hasDrawing: Bool { drawing != nil }

  /// Returns true when `draw(in:)` will be called.
  public func needsDisplay() -> Bool { layoutState.needsDisplay }

  /// Tells the layers around this one that a layer in them needs to be drawn.
  func displayWasInherited() {
    guard hasDisplayToDo else { return }
    var ancestor = superlayer ?? layoutState.masked
    while let layer = ancestor, !layer.layoutState.isDisplayNeededBelow {
      layer.layoutState.isDisplayNeededBelow = true
      ancestor = layer.superlayer ?? layer.layoutState.masked
    }
  }

  /// Whether the layer or a layer in it needs to be drawn.
  package var hasDisplayToDo: Bool {
    layoutState.needsDisplay || layoutState.isDisplayNeededBelow
  }

  /// Draws this layer and those in it where they need it.
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

  /// Replaces the layer's drawing by what `draw(in:)` draws now.
  ///
  /// - Parameter ground: what is below whatever is drawn; `nil` for nothing.
  package func drawAnew(on ground: CGColor? = nil) {
    var marks: [DrawnMark] = []
    if !bounds.isEmpty {
      runtime.calls.call(.drawing, "The drawing of \(title)") {
        delegate?.layerWillDraw(self)
        marks = DrawingContexts.record(by: { [unowned self] in title }, in: bounds) { context in
          if let ground {
            context.setFillColor(ground)
            context.fill(bounds)
            context.setFillColor(CGColor(gray: 0, alpha: 1))
          }
          drawParts(in: context)
        }
      }
    }
    if ground != nil, marks.count == 1 { marks = [] }
    drawing = marks.isEmpty ? nil : LayerDrawing(marks: marks, bounds: bounds)
  }
}
