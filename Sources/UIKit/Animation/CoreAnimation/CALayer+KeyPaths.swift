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
    let names = keyPath.split(separator: ".").map(String.init)
    guard let property = names.first, let whole = animatableValue(of: property) else { return nil }
    return names.dropFirst().isEmpty ? whole : whole.part(names.dropFirst().joined(separator: "."))
  }

  func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
    let names = keyPath.split(separator: ".").map(String.init)
    guard let property = names.first else { return }
    guard names.count > 1 else { return setAnimatableValue(value, of: property) }
    let part = names.dropFirst().joined(separator: ".")
    guard let whole = animatableValue(of: property)?.replacing(part, by: value) else { return }
    setAnimatableValue(whole, of: property)
  }

  func commonValue(of property: String) -> AnimatableValue? {
    switch property {
    case "position": .point(position)
    case "zPosition": .scalar(zPosition)
    case "bounds": .rect(bounds)
    case "anchorPoint": .point(anchorPoint)
    case "transform": .space(transform)
    case "sublayerTransform": .space(sublayerTransform)
    case "opacity": .scalar(alpha)
    case "hidden": .scalar(isHidden ? 1 : 0)
    case "backgroundColor": backgroundColor.animatable
    case "cornerRadius": .scalar(cornerRadius)
    case "borderWidth": .scalar(borderWidth)
    case "borderColor": borderColor.animatable
    case "shadowColor": shadowColor.animatable
    case "shadowOpacity": .scalar(CGFloat(shadowOpacity))
    case "shadowRadius": .scalar(shadowRadius)
    case "shadowOffset": .size(shadowOffset)
    case "shadowPath": .path(shadowPath?.elements ?? [])
    case "contentsRect": .rect(contentsRect)
    case "contents": .object(Contents(contents))
    default: nil
    }
  }

  func setCommonValue(_ value: AnimatableValue, of property: String) {
    switch (property, value) {
    case ("position", .point(let point)): position = point
    case ("zPosition", .scalar(let number)): zPosition = number
    case ("bounds", .rect(let rect)): bounds = rect
    case ("anchorPoint", .point(let point)): anchorPoint = point
    case ("transform", .space(let map)): transform = map
    case ("sublayerTransform", .space(let map)): sublayerTransform = map
    case ("opacity", .scalar(let number)): alpha = min(max(number, 0), 1)
    case ("hidden", .scalar(let number)): isHidden = number >= 0.5
    case ("backgroundColor", .color(let color)): backgroundColor = CGColor(animatable: color)
    case ("cornerRadius", .scalar(let number)): cornerRadius = max(0, number)
    case ("borderWidth", .scalar(let number)): borderWidth = max(0, number)
    case ("borderColor", .color(let color)): borderColor = CGColor(animatable: color)
    case ("shadowColor", .color(let color)): shadowColor = CGColor(animatable: color)
    case ("shadowOpacity", .scalar(let number)): shadowOpacity = Float(min(max(number, 0), 1))
    case ("shadowRadius", .scalar(let number)): shadowRadius = max(0, number)
    case ("shadowOffset", .size(let size)): shadowOffset = size
    case ("shadowPath", .path(let elements)): shadowPath = CGPath(elements: elements)
    case ("contentsRect", .rect(let rect)): contentsRect = rect
    case ("contents", .object(let contents)): self.contents = contents.image
    default: break
    }
  }
}
