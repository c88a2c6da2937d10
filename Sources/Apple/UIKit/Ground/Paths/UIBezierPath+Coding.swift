import Geometry

extension UIBezierPath {
  /// Encodes elements and style.
  func encodeShape(with coder: NSCoder) {
    coder.encode(path.elements.map(\.encoded).joined(separator: " "), forKey: "elements")
    coder.encode(Double(lineWidth), forKey: "lineWidth")
    coder.encode(Double(miterLimit), forKey: "miterLimit")
    coder.encode(Double(flatness), forKey: "flatness")
    coder.encode(Int(lineCapStyle.rawValue), forKey: "lineCapStyle")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "lineJoinStyle")
    coder.encode(usesEvenOddFillRule, forKey: "usesEvenOddFillRule")
    let dashes = ([lineDashPhase] + lineDashPattern).map { "\(Double($0))" }
    coder.encode(dashes.joined(separator: " "), forKey: "dashes")
  }

  /// Takes elements and style.
  ///
  /// - Returns: false where no path was encoded.
  func decodeShape(from coder: NSCoder) -> Bool {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "elements") else { return false }
    path.edit { $0 = PathElement.decoded("\(text)") }
    lineWidth = CGFloat(coder.decodeDouble(forKey: "lineWidth"))
    miterLimit = CGFloat(coder.decodeDouble(forKey: "miterLimit"))
    flatness = CGFloat(coder.decodeDouble(forKey: "flatness"))
    lineCapStyle = CGLineCap(rawValue: Int32(coder.decodeInteger(forKey: "lineCapStyle"))) ?? .butt
    lineJoinStyle =
      CGLineJoin(rawValue: Int32(coder.decodeInteger(forKey: "lineJoinStyle"))) ?? .miter
    usesEvenOddFillRule = coder.decodeBool(forKey: "usesEvenOddFillRule")
    let dashes = (coder.decodeObject(of: NSString.self, forKey: "dashes") ?? "").description
      .split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
    setLineDash(Array(dashes.dropFirst()), count: dashes.count - 1, phase: dashes.first ?? 0)
    return true
  }
}

extension PathElement {
  /// A letter and the coordinates, the end last.
  fileprivate var encoded: String {
    switch self {
    case .move(let point): "m \(point.encoded)"
    case .line(let point): "l \(point.encoded)"
    case .quadCurve(let point, let control): "q \(control.encoded) \(point.encoded)"
    case .curve(let point, let first, let second):
      "c \(first.encoded) \(second.encoded) \(point.encoded)"
    case .close: "z"
    }
  }

  /// Returns the elements of a text; those before the first that is none.
  fileprivate static func decoded(_ text: String) -> [PathElement] {
    var words = text.split(separator: " ")[...]
    func point() -> CGPoint? {
      guard words.count > 1, let x = words.popFirst().flatMap({ Double($0) }),
        let y = words.popFirst().flatMap({ Double($0) })
      else { return nil }
      return CGPoint(x: x, y: y)
    }
    var elements: [PathElement] = []
    while let letter = words.popFirst() {
      switch letter {
      case "m":
        guard let end = point() else { return elements }
        elements.append(.move(end))
      case "l":
        guard let end = point() else { return elements }
        elements.append(.line(end))
      case "q":
        guard let control = point(), let end = point() else { return elements }
        elements.append(.quadCurve(end, control: control))
      case "c":
        guard let first = point(), let second = point(), let end = point() else { return elements }
        elements.append(.curve(end, control1: first, control2: second))
      case "z": elements.append(.close)
      default: return elements
      }
    }
    return elements
  }
}

extension CGPoint {
  fileprivate var encoded: String { "\(Double(x)) \(Double(y))" }
}
