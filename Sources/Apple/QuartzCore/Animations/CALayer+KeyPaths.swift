import Geometry

extension CALayer {
  /// Returns the value of a property or of a part of it.
  ///
  /// - Parameter keyPath: the property, as `position`, or its part, as `position.x`.
  /// - Returns: the value; `nil` when the key path names no property.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let (property, part) = animatableProperty(forKeyPath: keyPath) {
      return property.read(self).part(orWhole: part)?.boxed
    }
    if let value = frameValue(forKeyPath: keyPath) ?? other(forKeyPath: keyPath) { return value }
    if let kept = keptValues?[keyPath] ?? type(of: self).defaultValue(forKey: keyPath) {
      return kept
    }
    return readableRow(keyPath, among: type(of: self).keyedRows)?.value(in: self)
  }

  /// Sets a property or a part of it, with the same implicit animation as setting the property
  /// itself.
  ///
  /// - Parameters:
  ///   - value: the new value; one of another type changes nothing.
  ///   - keyPath: the property, as `position`, or its part, as `position.x`; any other one is kept.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if hasOwnProperty(keyPath) {
      setOwnValue(value, forKey: keyPath)
    } else if let old = animatableValue(forKeyPath: keyPath) {
      if let new = old.matching(value) ?? old.matching(KeyedValue.number(in: value)) {
        setAnimatableValue(new, forKeyPath: keyPath)
      }
    } else if let path = framePath(keyPath) {
      let whole = AnimatableValue.rect(frame)
      let new =
        path.isEmpty
        ? whole.matching(value)
        : whole.part(path)?.matching(value).flatMap { whole.replacing(path, by: $0) }
      if case .rect(let rect)? = new { frame = rect }
    } else if let row = row(keyPath, among: type(of: self).keyedRows) {
      _ = row.set(value, in: self)
    } else if !setOther(value, forKeyPath: keyPath) {
      keptValues = keptValues ?? [:]
      keptValues?[keyPath] = value
    }
  }

  /// Returns the frame or a part of it, which no animation takes.
  private func frameValue(forKeyPath keyPath: String) -> Any? {
    guard let path = framePath(keyPath) else { return nil }
    return AnimatableValue.rect(frame).part(orWhole: path)?.boxed
  }

  /// Returns the name of a part of the frame, empty for the whole; `nil` for another key path.
  private func framePath(_ keyPath: String) -> String? {
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard names.first == "frame" else { return nil }
    return names.count > 1 ? names[1] : ""
  }

  /// Returns the value that a key path names, as animations use it.
  func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
    guard let (property, part) = animatableProperty(forKeyPath: keyPath) else {
      return ownValue(forKey: keyPath)
    }
    return property.read(self).part(orWhole: part)
  }

  /// Sets what a key path names to a value as animations use it.
  func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
    guard let (property, part) = animatableProperty(forKeyPath: keyPath) else {
      return showOwnValue(value, forKey: keyPath)
    }
    guard !part.isEmpty else { return property.write(self, value) }
    guard let whole = property.read(self).replacing(part, by: value) else { return }
    property.write(self, whole)
  }

  /// Returns the property that a key path begins with and the name of its part, empty for the
  /// whole.
  private func animatableProperty(
    forKeyPath keyPath: String
  ) -> (property: AnimatableProperty, part: String)? {
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = names.first, let property = animatableProperty(name) else { return nil }
    return (property, names.count > 1 ? names[1] : "")
  }
}

extension AnimatableValue {
  /// Returns the part of a name; the whole for an empty one.
  fileprivate func part(orWhole name: String) -> AnimatableValue? {
    name.isEmpty ? self : part(name)
  }
}
