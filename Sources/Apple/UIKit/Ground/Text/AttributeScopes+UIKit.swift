import Foundation

extension AttributeContainer {
  /// Makes a container of attributes by the names that `NSAttributedString` has for them.
  ///
  /// Source: Apple, AttributeContainer.init(_:).
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self[AttributeScopes.UIKitAttributes.FontAttribute.self] = attributes[.font] as? UIFont
    self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] =
      attributes[.foregroundColor] as? UIColor
    self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] =
      attributes[.backgroundColor] as? UIColor
    self[AttributeScopes.UIKitAttributes.KernAttribute.self] = attributes[.kern] as? CGFloat
  }
}

extension AttributeScopes {
  /// UIKit's own attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of an `AttributedString` that labels and buttons show.
  ///
  /// Source: Apple, AttributeScopes.UIKitAttributes.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let baselineOffset: BaselineOffsetAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }

    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }

    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// The attributes as an `NSAttributedString` has them.
  package var keyed: [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    var keyed: [NSAttributedString.Key: Any] = [:]
    func take<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
      if let value = self[key] { keyed[NSAttributedString.Key(key.name)] = value }
    }
    take(Keys.FontAttribute.self)
    take(Keys.ForegroundColorAttribute.self)
    take(Keys.BackgroundColorAttribute.self)
    take(Keys.KernAttribute.self)
    take(Keys.TrackingAttribute.self)
    take(Keys.UnderlineStyleAttribute.self)
    take(Keys.UnderlineColorAttribute.self)
    take(Keys.StrikethroughStyleAttribute.self)
    take(Keys.StrikethroughColorAttribute.self)
    take(Keys.BaselineOffsetAttribute.self)
    return keyed
  }
}

extension NSAttributedString {
  /// Makes an attributed string of the value, with the attributes that UIKit draws.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: run.attributes.keyed))
    }
    self.init(attributedString: text)
  }
}
