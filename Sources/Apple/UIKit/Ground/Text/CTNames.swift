// The names of attributes in Core Text, which are those of UIKit; their strings live as long as
// the app, for code that looks for them by their place in memory.

/// The name of a font among attributes.
public nonisolated(unsafe) let kCTFontAttributeName = NSString(
  string: NSAttributedString.Key.font.rawValue)

/// The name of a colour among attributes: a `CGColor` or a `UIColor`.
public nonisolated(unsafe) let kCTForegroundColorAttributeName = NSString(
  string: NSAttributedString.Key.foregroundColor.rawValue)

/// The name of a distance between letters among attributes.
public nonisolated(unsafe) let kCTKernAttributeName = NSString(
  string: NSAttributedString.Key.kern.rawValue)

/// The name of a paragraph's style among attributes.
public nonisolated(unsafe) let kCTParagraphStyleAttributeName = NSString(
  string: NSAttributedString.Key.paragraphStyle.rawValue)

/// The name of the width of a line along letters among attributes.
public nonisolated(unsafe) let kCTStrokeWidthAttributeName = NSString(
  string: NSAttributedString.Key.strokeWidth.rawValue)

/// The name of the colour of a line along letters among attributes.
public nonisolated(unsafe) let kCTStrokeColorAttributeName = NSString(
  string: NSAttributedString.Key.strokeColor.rawValue)
