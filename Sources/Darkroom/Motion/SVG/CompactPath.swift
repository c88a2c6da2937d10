import Geometry

/// Writes paths in as few letters as keep a hundredth of a point.
struct CompactPath {
  private(set) var data = ""
  /// The pen, in units of the last digit, as a reader knows it.
  private var pen = SIMD2(0.0, 0.0)
  private var start = SIMD2(0.0, 0.0)
  private let digits: Int
  private let unit: Double

  /// Writes a path.
  ///
  /// - Parameters:
  ///   - elements: the path.
  ///   - digits: how many decimals are kept, in points.
  init(_ elements: [PathElement], digits: Int = 2) {
    self.digits = digits
    unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
    var rest = elements[...]
    while let element = rest.first {
      if addEllipse(at: rest) {
        rest = rest.dropFirst(Self.elementsOfEllipse)
      } else {
        add(element)
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func add(_ element: PathElement) {
    switch element {
    case .move(let point):
      start = units(point)
      write("M", [], absolute: [start])
      pen = start
    case .line(let point): write("l", [units(point)])
    case .quadCurve(let point, let control): write("q", [units(control), units(point)])
    case .curve(let point, let control1, let control2):
      write("c", [units(control1), units(control2), units(point)])
    case .close:
      data += "z"
      pen = start
    }
  }

  /// Writes an ellipse, which takes four curves otherwise, as two arcs.
  private mutating func addEllipse(at rest: ArraySlice<PathElement>) -> Bool {
    guard rest.count >= Self.elementsOfEllipse,
      case .move(let right)? = rest.first,
      case .curve(let bottom, _, _)? = rest.dropFirst().first,
      case .curve(let left, _, _)? = rest.dropFirst(2).first
    else { return false }
    let box = CGRect(
      x: left.x, y: 2 * right.y - bottom.y, width: right.x - left.x,
      height: 2 * (bottom.y - right.y))
    let wanted = [PathElement].ellipse(in: box)
    guard box.width > 0, box.height > 0,
      zip(rest, wanted).allSatisfy({ $0.isNear($1) })
    else { return false }
    add(rest[rest.startIndex])
    let radii = [box.width / 2, box.height / 2].map { Double($0).short(digits) }
    let width = (Double(box.width) * unit).rounded()
    for step in [-width, width] {
      data += "a\(radii[0]) \(radii[1]) 0 1 1 \((step / unit).short(digits)) 0"
    }
    data += "z"
    return true
  }

  private mutating func write(
    _ letter: String, _ points: [SIMD2<Double>], absolute: [SIMD2<Double>] = []
  ) {
    var text = letter
    for number in points.flatMap({ [$0.x - pen.x, $0.y - pen.y] })
      + absolute.flatMap({ [$0.x, $0.y] })
    {
      let word = (number / unit).short(digits)
      if text.count > 1, !word.hasPrefix("-") { text += " " }
      text += word
    }
    data += text
    if let end = points.last { pen = end }
  }

  private func units(_ point: CGPoint) -> SIMD2<Double> {
    SIMD2((Double(point.x) * unit).rounded(), (Double(point.y) * unit).rounded())
  }

  private static let elementsOfEllipse = 6
}

extension PathElement {
  /// Returns true when the element has the kind and the points of another one, but for rounding.
  fileprivate func isNear(_ other: PathElement) -> Bool {
    func near(_ one: CGPoint, _ two: CGPoint) -> Bool {
      abs(one.x - two.x) < 1e-3 && abs(one.y - two.y) < 1e-3
    }
    return switch (self, other) {
    case (.move(let one), .move(let two)), (.line(let one), .line(let two)): near(one, two)
    case (.quadCurve(let one, let control), .quadCurve(let two, let other)):
      near(one, two) && near(control, other)
    case (.curve(let one, let first, let second), .curve(let two, let third, let fourth)):
      near(one, two) && near(first, third) && near(second, fourth)
    case (.close, .close): true
    default: false
    }
  }
}
