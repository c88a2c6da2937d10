import Geometry

extension AnimatableValue {
  /// Returns the value between this (0) and another (1), for the kinds that are seldom animated.
  func rareValue(towards other: AnimatableValue, by share: Double) -> AnimatableValue {
    switch (self, other) {
    case (.size(let a), .size(let b)):
      return .size(
        CGSize(
          width: a.width + (b.width - a.width) * share,
          height: a.height + (b.height - a.height) * share))
    case (.space(let a), .space(let b)):
      if a.isAffine, b.isAffine {
        let between = PlaneMotion(a.affine).towards(PlaneMotion(b.affine), by: share)
        return .space(CATransform3D(between.transform))
      }
      guard let from = SpaceMotion(a), let to = SpaceMotion(b) else {
        return share < 1 ? self : other
      }
      return .space(from.towards(to, by: share).transform)
    case (.path(let a), .path(let b)):
      return a.towards(b, by: share).map { .path($0) } ?? (share < 1 ? self : other)
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0 + ($1 - $0) * share })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * share })
    case (.object, .object):
      return share < 0.5 ? self : other
    default:
      return other
    }
  }

  /// Returns `self + share·(from − to)`, for the kinds that are seldom animated.
  func rareSum(
    _ share: Double, of from: AnimatableValue, minus to: AnimatableValue
  ) -> AnimatableValue? {
    switch (self, from, to) {
    case (.size(let value), .size(let from), .size(let to)):
      return .size(
        CGSize(
          width: value.width + (from.width - to.width) * share,
          height: value.height + (from.height - to.height) * share))
    case (.color(let value), .color(let from), .color(let to)):
      return .color(value + (from - to) * share)
    case (.colors(let value), .colors(let from), .colors(let to))
    where value.count == from.count && from.count == to.count:
      return .colors(value.indices.map { value[$0] + (from[$0] - to[$0]) * share })
    case (.numbers(let value), .numbers(let from), .numbers(let to))
    where value.count == from.count && from.count == to.count:
      return .numbers(value.indices.map { value[$0] + (from[$0] - to[$0]) * share })
    case (.space(let value), .space(let from), .space(CATransform3DIdentity)) where share == 1:
      return .space(from.concatenating(value))
    default:
      return nil
    }
  }

  /// The value of the same kind that adds nothing.
  var zero: AnimatableValue {
    switch self {
    case .scalar: .scalar(0)
    case .point: .point(.zero)
    case .rect: .rect(.zero)
    case .size: .size(.zero)
    case .space: .space(CATransform3DIdentity)
    case .color: .color(.zero)
    case .colors(let colors): .colors(colors.map { _ in .zero })
    case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
    case .path, .object: self
    }
  }

  /// Returns the distance between two values; `nil` for kinds without distances.
  func distance(to other: AnimatableValue) -> Double? {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): abs(b - a)
    case (.point(let a), .point(let b)): hypot(b.x - a.x, b.y - a.y)
    case (.size(let a), .size(let b)): hypot(b.width - a.width, b.height - a.height)
    case (.rect(let a), .rect(let b)):
      hypot(
        hypot(b.minX - a.minX, b.minY - a.minY), hypot(b.width - a.width, b.height - a.height))
    case (.color(let a), .color(let b)): ((b - a) * (b - a)).sum().squareRoot()
    default: nil
    }
  }

  /// Returns an author's value as one of this value's kind; `nil` where it has another type.
  func matching(_ value: Any?) -> AnimatableValue? {
    guard let value = value.map(Self.unwrapped) else { return nil }
    switch self {
    case .scalar: return Self.number(value).map { .scalar(CGFloat($0)) }
    case .point: return (value as? CGPoint).map { .point($0) }
    case .size:
      // A move may be written as a point, too.
      return (value as? CGSize ?? (value as? CGPoint).map { CGSize(width: $0.x, height: $0.y) })
        .map { .size($0) }
    case .rect: return (value as? CGRect).map { .rect($0) }
    case .space:
      if let map = value as? CATransform3D { return .space(map) }
      return (value as? CGAffineTransform).map { .space(CATransform3D($0)) }
    case .color: return (value as? CGColor).map { Optional($0).animatable }
    case .path: return (value as? CGPath).map { .path($0.elements) }
    case .colors:
      return (value as? [Any])?.compactMap { $0 as? CGColor }.animatable
    case .numbers: return (value as? [Any]).map { .numbers($0.compactMap(Self.number)) }
    case .object: return .object(Contents(value))
    }
  }

  /// The value in the type that an author reads.
  var boxed: Any? {
    switch self {
    case .scalar(let number): NSNumber(value: Double(number))
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .space(let map): map
    case .color(let color): CGColor(animatable: color)
    case .path(let elements): CGPath(elements: elements)
    case .colors(let colors): colors.map(CGColor.init(animatable:))
    case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
    case .object(let contents): contents.image
    }
  }

  /// Returns what an `NSValue` holds; other values as they are.
  private static func unwrapped(_ value: Any) -> Any {
    guard let wrapped = value as? NSValue else { return value }
    return switch String(cString: wrapped.objCType) {
    case pointType: wrapped.pointValue
    case sizeType: wrapped.sizeValue
    case rectType: wrapped.rectValue
    case NSValue.transformType: wrapped.caTransform3DValue
    case NSValue.planeTransformType: wrapped.cgAffineTransformValue
    default: value
    }
  }

  private static let pointType = String(cString: NSValue(point: .zero).objCType)
  private static let sizeType = String(cString: NSValue(size: .zero).objCType)
  private static let rectType = String(cString: NSValue(rect: .zero).objCType)

  static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as Bool: number ? 1 : 0
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension [CGColor] {
  var animatable: AnimatableValue {
    .colors(
      map {
        if case .color(let color) = Optional($0).animatable { return color }
        return .zero
      })
  }
}

extension [PathElement] {
  /// Returns the path between two that consist of the same pieces; `nil` for others.
  fileprivate func towards(_ other: [PathElement], by share: Double) -> [PathElement]? {
    guard count == other.count else { return nil }
    var between: [PathElement] = []
    for (a, b) in zip(self, other) {
      switch (a, b) {
      case (.move(let a), .move(let b)): between.append(.move(a.towards(b, by: share)))
      case (.line(let a), .line(let b)): between.append(.line(a.towards(b, by: share)))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        between.append(.quadCurve(a.towards(b, by: share), control: c.towards(d, by: share)))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        between.append(
          .curve(
            a.towards(b, by: share), control1: c.towards(d, by: share),
            control2: e.towards(f, by: share)))
      case (.close, .close): between.append(.close)
      default: return nil
      }
    }
    return between
  }
}

/// What a layer's `contents` are: an image or nothing.
struct Contents: Hashable, Sendable {
  let image: CGImage?

  init(_ value: Any?) { image = value as? CGImage }
}
