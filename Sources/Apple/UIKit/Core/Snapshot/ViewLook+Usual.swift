extension ViewLook {
  /// Returns what a property is as a new view or layer has it, which looks leave out.
  ///
  /// - Parameter name: the name of the property.
  /// - Returns: the value; `none` for what is not there at all.
  package static func usual(_ name: String) -> String { usualValues[name] ?? "none" }

  private static let usualValues = [
    "strokeStart": "0", "strokeEnd": "1", "lineWidth": "1", "miterLimit": "10",
    "lineDashPhase": "0", "lineCap": "butt", "lineJoin": "miter", "fillRule": "non-zero",
    "fillColor": "#000000", "startPoint": "(0.5, 0)", "endPoint": "(0.5, 1)", "type": "axial",
    "anchorPointZ": "0", "contentsRect": "(0, 0, 1, 1)", "contentsCenter": "(0, 0, 1, 1)",
    "contentsGravity": "resize", "maskedCorners": "all corners", "isGeometryFlipped": "no",
    "isDoubleSided": "yes", "birthRate": "1", "emitterPosition": "(0, 0)", "emitterSize": "(0, 0)",
    "blurRadius": "0", "saturation": "1", "instanceColor": "#FFFFFF", "instanceCount": "1",
    "instanceDelay": "0", "magnificationFilter": "linear", "minificationFilter": "linear",
    "allowsGroupOpacity": "yes", "isSecureTextEntry": "no", "adjustsFontSizeToFitWidth": "no",
    "isHighlighted": "no",
    Aspect.cornerCurve.rawValue: "circular", Aspect.alignment.rawValue: "left",
    Aspect.lines.rawValue: "1", Aspect.lineBreak.rawValue: "cut at the end",
    Aspect.contentMode.rawValue: "resize", Aspect.shadowOpacity.rawValue: "1",
  ]
}
