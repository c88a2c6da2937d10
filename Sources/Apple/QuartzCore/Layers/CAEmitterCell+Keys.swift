import Geometry

extension CAEmitterCell {
  /// Sets a property by its name; a name that no property has is left out.
  public func setValue(_ value: Any?, forKey key: String) { _ = take(value, for: key) }

  /// Sets a property by its name.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  /// Returns the value of a property by its name; `nil` where no property has it.
  public func value(forKey key: String) -> Any? { self.value(of: key) }

  /// Returns the value that a property has in a new cell.
  public class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().value(of: key) }

  /// Returns whether an archive would have a property; there are none.
  public func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Takes the value of a property; returns false where the cell has no such one.
  func take(_ value: Any?, for key: String) -> Bool {
    switch key {
    case "color":
      guard value == nil || value is CGColor else { return false }
      color = value as? CGColor
      return true
    case "contents":
      contents = value
      return true
    case "enabled", "isEnabled":
      guard let isOn = value.flatMap({ $0 as? Bool }) else { return false }
      isEnabled = isOn
      return true
    default: break
    }
    guard let number = value.flatMap({ AnimatableValue.number($0) }) else { return false }
    if let path = Self.floats[key] {
      self[keyPath: path] = Float(number)
    } else if let path = Self.lengths[key] {
      self[keyPath: path] = CGFloat(number)
    } else if let path = Self.times[key] {
      self[keyPath: path] = number
    } else {
      return false
    }
    return true
  }

  /// Returns the value of a property; `nil` where the cell has no such one.
  func value(of key: String) -> Any? {
    if let path = Self.floats[key] { return self[keyPath: path] }
    if let path = Self.lengths[key] { return self[keyPath: path] }
    if let path = Self.times[key] { return self[keyPath: path] }
    return switch key {
    case "color": color
    case "contents": contents
    case "enabled", "isEnabled": isEnabled
    case "name": name
    default: nil
    }
  }

  private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
    "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
    "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed,
    "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed, "speed": \.speed,
  ]

  private static let lengths: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
    "velocity": \.velocity, "velocityRange": \.velocityRange,
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange, "xAcceleration": \.xAcceleration,
    "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration, "scale": \.scale,
    "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
    "spinRange": \.spinRange, "contentsScale": \.contentsScale,
  ]

  private static let times: [String: ReferenceWritableKeyPath<CAEmitterCell, CFTimeInterval>] = [
    "beginTime": \.beginTime, "duration": \.duration, "timeOffset": \.timeOffset,
  ]
}
