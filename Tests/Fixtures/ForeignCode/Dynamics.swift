import UIKit

/// An attachment that inherits the initializers of its class.
public class Rope: UIAttachmentBehavior {
  public var strength: CGFloat = 1
}

/// A behaviour with a field in a stored property.
public class Wind: UIDynamicBehavior {
  public let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))

  public override init() {
    super.init()
    addChildBehavior(field)
  }
}

/// A field whose stored property is another field.
public class DoubleField: UIFieldBehavior {
  public let inner = UIFieldBehavior.springField()
}

public func makeRope(from item: UIDynamicItem, to anchor: CGPoint) -> Rope {
  Rope(item: item, attachedToAnchor: anchor)
}

public func makeDoubleField() -> DoubleField {
  DoubleField.dragField()
}
