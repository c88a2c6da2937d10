extension CGPoint: KeyedStructure {
  /// Takes the point out of an object.
  package init(boxed: NSValue) { self = boxed.cgPointValue }
}

extension CGSize: KeyedStructure {
  /// Takes the size out of an object.
  package init(boxed: NSValue) { self = boxed.cgSizeValue }
}

extension CGRect: KeyedStructure {
  /// Takes the rectangle out of an object.
  package init(boxed: NSValue) { self = boxed.cgRectValue }
}

extension CGAffineTransform: KeyedStructure {
  /// Takes the transform out of an object.
  package init(boxed: NSValue) { self = boxed.cgAffineTransformValue }
}

extension UIEdgeInsets: KeyedStructure {
  /// Takes the insets out of an object.
  package init(boxed: NSValue) { self = boxed.uiEdgeInsetsValue }
}

extension UIOffset: KeyedStructure {
  /// Takes the offset out of an object.
  package init(boxed: NSValue) { self = boxed.uiOffsetValue }
}
