import CoreImage

extension NSValue: TransformHolding {
  /// The transform in the object; `nil` in an object of another kind.
  package var heldTransform: CGAffineTransform? {
    let isOne = String(cString: objCType) == String(cString: Self.example.objCType)
    return isOne ? cgAffineTransformValue : nil
  }

  private static var example: NSValue { NSValue(cgAffineTransform: .identity) }
}
