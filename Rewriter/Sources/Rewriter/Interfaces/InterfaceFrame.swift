/// The place of an element in the one around it.
///
/// *Units*: points.
struct InterfaceFrame {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// Reads the `<rect>` of an element, or its `<frame key="frameInset">` as Xcode 8 wrote it: distances
  /// from the sides and lengths, in points or in hundredths of the element around.
  ///
  /// It is `nil` for an element without a place.
  ///
  /// - Parameter element: the element of a view.
  init?(of element: InterfaceElement) {
    if let rect = element.value("frame"), let x = Double(rect["x"] ?? ""),
      let y = Double(rect["y"] ?? ""), let width = Double(rect["width"] ?? ""),
      let height = Double(rect["height"] ?? "")
    {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
      return
    }
    guard let inset = element.value("frameInset") else { return nil }
    var around = element.parent
    while let outer = around, outer.child("subviews") == nil { around = outer.parent }
    let room = around.flatMap(InterfaceFrame.init(of:))
    (x, width) = Self.span(inset, "minX", "width", "maxX", in: room?.width ?? 0)
    (y, height) = Self.span(inset, "minY", "height", "maxY", in: room?.height ?? 0)
  }

  /// Returns where a stretch begins and how long it is, of any two of its three parts.
  private static func span(
    _ inset: InterfaceElement, _ before: String, _ length: String, _ after: String, in room: Double
  ) -> (start: Double, length: Double) {
    func points(_ attribute: String) -> Double? {
      guard let text = inset[attribute] else { return nil }
      guard text.hasSuffix("%") else { return Double(text) }
      return Double(text.dropLast()).map { $0 / 100 * room }
    }
    let (first, middle, last) = (points(before), points(length), points(after))
    if let first { return (first, middle ?? room - first - (last ?? 0)) }
    if let last { return (middle.map { room - $0 - last } ?? 0, middle ?? room - last) }
    return ((room - (middle ?? room)) / 2, middle ?? room)
  }
}
