extension UIView {
  /// Returns a value by the name of a property; see `value(forKey:)`.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let path = keyPath.withoutLayer { return layer.value(forKeyPath: path) }
    if keyPath == "tag" { return tag }
    if let own = ownValue(forKeyPath: keyPath) { return own }
    guard let read = reader(of: keyPath) else {
      raise(name: "NSUnknownKeyException", unknown("valueForUndefinedKey:", keyPath))
    }
    return read()
  }

  /// Sets a value by the name of a property; see `value(forKey:)`.
  ///
  /// A value of another type changes nothing.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let path = keyPath.withoutLayer { return layer.setValue(value, forKeyPath: path) }
    switch keyPath {
    case "tag": tag = value as? Int ?? tag
    case "hidden": isHidden = value as? Bool ?? isHidden
    case "backgroundColor": backgroundColor = value as? UIColor
    case "alpha": layer.setValue(value, forKeyPath: "opacity")
    case "center": layer.setValue(value, forKeyPath: "position")
    case "transform": layer.setValue(value, forKeyPath: "transform")
    case "bounds": bounds = rectangle(value) ?? bounds
    case "frame": frame = rectangle(value) ?? frame
    default:
      if setOwnValue(value, forKeyPath: keyPath) { return }
      raise(name: "NSUnknownKeyException", unknown("setValue:forUndefinedKey:", keyPath))
    }
    tellObservers()
  }

  private func rectangle(_ value: Any?) -> CGRect? {
    value as? CGRect ?? (value as? NSValue)?.cgRectValue
  }

  private func unknown(_ method: String, _ key: String) -> String {
    "[\(self) \(method)]: this class is not key value coding-compliant for the key \(key)."
  }
}

extension String {
  /// The key path in a layer, of one that begins with `layer.`.
  fileprivate var withoutLayer: String? {
    hasPrefix("layer.") ? String(dropFirst("layer.".count)) : nil
  }
}
