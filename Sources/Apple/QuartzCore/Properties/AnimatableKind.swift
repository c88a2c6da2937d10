import Geometry

/// The conversion between a property's values and animatable values.
@MainActor
struct AnimatableKind<Value> {
  let wrap: @MainActor (Value) -> AnimatableValue
  /// Returns `nil` for a value of another kind.
  let unwrap: @MainActor (AnimatableValue) -> Value?

  init(
    _ wrap: @escaping @MainActor (Value) -> AnimatableValue,
    _ unwrap: @escaping @MainActor (AnimatableValue) -> Value?
  ) {
    self.wrap = wrap
    self.unwrap = unwrap
  }
}

extension AnimatableKind where Value == CGFloat {
  static var number: Self { number(in: -.infinity ... .infinity) }

  /// Returns the kind of numbers that are limited to a range when they are shown.
  static func number(in range: ClosedRange<CGFloat>) -> Self {
    Self(
      { .scalar($0) },
      { $0.number.map { min(max($0, range.lowerBound), range.upperBound) } })
  }
}

extension AnimatableKind where Value == Float {
  /// The kind of numbers of 0...1.
  static var share: Self {
    Self({ .scalar(CGFloat($0)) }, { $0.number.map { Float(min(max($0, 0), 1)) } })
  }

  /// The kind of numbers from 0 on.
  static var factor: Self {
    Self({ .scalar(CGFloat($0)) }, { $0.number.map { Float(max($0, 0)) } })
  }
}

extension AnimatableKind where Value == Bool {
  /// The kind of flags: 1 for true, 0 for false; from a half on, numbers are true.
  static var flag: Self { Self({ .scalar($0 ? 1 : 0) }, { $0.number.map { $0 >= 0.5 } }) }
}

extension AnimatableKind where Value == CGPoint {
  static var point: Self {
    Self({ .point($0) }, { if case .point(let point) = $0 { point } else { nil } })
  }
}

extension AnimatableKind where Value == CGSize {
  static var size: Self {
    Self({ .size($0) }, { if case .size(let size) = $0 { size } else { nil } })
  }
}

extension AnimatableKind where Value == CGRect {
  static var rect: Self {
    Self({ .rect($0) }, { if case .rect(let rect) = $0 { rect } else { nil } })
  }
}

extension AnimatableKind where Value == CATransform3D {
  static var map: Self {
    Self({ .space($0) }, { if case .space(let map) = $0 { map } else { nil } })
  }
}

extension AnimatableKind where Value == CGColor? {
  /// The kind of colours; an absent one is transparent.
  static var color: Self {
    Self(
      { $0.animatable },
      { if case .color(let color) = $0 { .some(CGColor(animatable: color)) } else { nil } })
  }
}

extension AnimatableKind where Value == CGPath? {
  static var path: Self {
    Self(
      { .path($0?.elements ?? []) },
      { if case .path(let elements) = $0 { .some(CGPath(elements: elements)) } else { nil } })
  }
}

extension AnimatableKind where Value == [Any]? {
  /// The kind of lists of `CGColor`s; other values are left out.
  static var colors: Self {
    Self(
      { ($0 ?? []).compactMap { $0 as? CGColor }.animatable },
      {
        guard case .colors(let colors) = $0 else { return nil }
        return .some(colors.map(CGColor.init(animatable:)))
      })
  }
}

extension AnimatableKind where Value == [NSNumber]? {
  /// The kind of lists of numbers; an empty list is absent.
  static var numbers: Self {
    Self(
      { .numbers($0?.map(\.doubleValue) ?? []) },
      {
        guard case .numbers(let numbers) = $0 else { return nil }
        return .some(numbers.isEmpty ? nil : numbers.map { NSNumber(value: $0) })
      })
  }
}

extension AnimatableKind where Value == Any? {
  /// The kind of images, which change at half the way.
  static var image: Self {
    Self(
      { .object(Contents($0)) },
      { if case .object(let contents) = $0 { .some(contents.image) } else { nil } })
  }
}

extension AnimatableValue {
  /// The value's number; `nil` for a value that is none.
  fileprivate var number: CGFloat? { if case .scalar(let number) = self { number } else { nil } }
}
