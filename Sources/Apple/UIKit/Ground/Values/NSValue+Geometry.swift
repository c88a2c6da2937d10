extension NSValue {
  /// Makes an object of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Makes an object of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Makes an object of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle in the object.
  public var cgRectValue: CGRect { rectValue }

  /// The point in the object.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the object.
  public var cgSizeValue: CGSize { sizeValue }

  /// Makes an object of a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [Double(vector.dx), Double(vector.dy)], type: Self.vectorType)
  }

  /// Makes an object of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      numbers: [insets.top, insets.left, insets.bottom, insets.right].map(Double.init),
      type: Self.insetsType)
  }

  /// Makes an object of an offset.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(
      numbers: [Double(insets.horizontal), Double(insets.vertical)], type: Self.vectorType)
  }

  /// The vector in the object; zero in an object of another kind.
  public var cgVectorValue: CGVector {
    let numbers = numbers(of: Self.vectorType, count: 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The insets in the object; zero in an object of another kind.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = numbers(of: Self.insetsType, count: 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The offset in the object; zero in an object of another kind.
  public var uiOffsetValue: UIOffset {
    let numbers = numbers(of: Self.vectorType, count: 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// The type of the object of a vector or an offset.
  private static let vectorType = "[2d]"
  private static let insetsType = "[4d]"
}
