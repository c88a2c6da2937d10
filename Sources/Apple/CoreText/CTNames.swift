import UIKitGround

// The names of attributes in Core Text, which are those of UIKit; their strings live as long as
// the app, for code that looks for them by their place in memory.

/// The name of a font among attributes.
public var kCTFontAttributeName: CFString {
  constant(NSAttributedString.Key.font.rawValue)
}

/// The name of a colour among attributes: a `CGColor` or a `UIColor`.
public var kCTForegroundColorAttributeName: CFString {
  constant(NSAttributedString.Key.foregroundColor.rawValue)
}

/// The name of a distance between letters among attributes.
public var kCTKernAttributeName: CFString {
  constant(NSAttributedString.Key.kern.rawValue)
}

/// The name of a paragraph's style among attributes.
public var kCTParagraphStyleAttributeName: CFString {
  constant(NSAttributedString.Key.paragraphStyle.rawValue)
}

/// The name of the width of a line along letters among attributes.
public var kCTStrokeWidthAttributeName: CFString {
  constant(NSAttributedString.Key.strokeWidth.rawValue)
}

/// The name of the colour of a line along letters among attributes.
public var kCTStrokeColorAttributeName: CFString {
  constant(NSAttributedString.Key.strokeColor.rawValue)
}
