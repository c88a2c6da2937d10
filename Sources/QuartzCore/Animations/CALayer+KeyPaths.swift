import Geometry

extension CALayer {
  /// The property or the part of one that a key path names; nothing for one that is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    animatableValue(forKeyPath: keyPath)?.boxed
  }

  /// Changes the property or the part of one that a key path names, as changing it by name does.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let old = animatableValue(forKeyPath: keyPath), let new = old.matching(value) else {
      return
    }
    setAnimatableValue(new, forKeyPath: keyPath)
  }

  /// What a key path names, as animations take it.
  func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
    guard let (property, part) = animatableProperty(forKeyPath: keyPath) else { return nil }
    let whole = property.read(self)
    return part.isEmpty ? whole : whole.part(part)
  }

  func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
    guard let (property, part) = animatableProperty(forKeyPath: keyPath) else { return }
    guard !part.isEmpty else { return property.write(self, value) }
    guard let whole = property.read(self).replacing(part, by: value) else { return }
    property.write(self, whole)
  }

  /// The row that a key path begins with, and what part of the property it names; empty for all.
  private func animatableProperty(
    forKeyPath keyPath: String
  ) -> (property: AnimatableProperty, part: String)? {
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = names.first, let property = animatableProperty(name) else { return nil }
    return (property, names.count > 1 ? names[1] : "")
  }
}
