extension ViewLook {
  /// The values of properties as a new view or layer has them, which looks leave out.
  ///
  /// *Shape*: by the names of the properties; none for those that are not there at all.
  package static let usual = [
    "strokeStart": "0", "strokeEnd": "1", "lineWidth": "1", "miterLimit": "10",
    "lineDashPhase": "0", "lineCap": "butt", "lineJoin": "miter", "fillRule": "non-zero",
    "fillColor": "#000000", "startPoint": "(0.5, 0)", "endPoint": "(0.5, 1)", "type": "axial",
    "anchorPointZ": "0", "contentsRect": "(0, 0, 1, 1)", "contentsCenter": "(0, 0, 1, 1)",
    "contentsGravity": "resize", "maskedCorners": "all corners", "isGeometryFlipped": "no",
    "isDoubleSided": "yes", "birthRate": "1", "emitterPosition": "(0, 0)", "emitterSize": "(0, 0)",
    "blurRadius": "0", "saturation": "1", "instanceColor": "#FFFFFF", "instanceCount": "1",
    "instanceDelay": "0", "magnificationFilter": "linear", "minificationFilter": "linear",
    "allowsGroupOpacity": "yes", "compositingFilter": "normalBlendMode",
    "corner curve": "circular", "perspective": "0", "alignment": "natural", "number of lines": "1",
    "line break": "byTruncatingTail", "kerning": "0", "tracking": "0", "baseline offset": "0",
    "stroke width": "0", "obliqueness": "0", "line spacing": "0", "paragraph spacing": "0",
    "line height multiple": "0", "minimum line height": "0", "maximum line height": "0",
    "first line indent": "0", "indent": "0", "tail indent": "0", "content mode": "scaleToFill",
    "isSecureTextEntry": "no", "adjustsFontSizeToFitWidth": "no", "isHighlighted": "no",
  ]
}
