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
    /// The font of letters; without it that of the view that shows them.
    public let font: FontAttribute
    /// The colour of letters; without it that of the view that shows them.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a line of letters; none without it.
    public let backgroundColor: BackgroundColorAttribute
    /// What is added to the advance of each letter; it goes before `tracking`.
    ///
    /// *Units*: points.
    public let kern: KernAttribute
    /// What is added to the advance of each letter, as by `kern`.
    ///
    /// *Units*: points.
    public let tracking: TrackingAttribute
    /// The line below letters; dots and dashes are drawn as a whole line.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below letters; without it the letters' own.
    public let underlineColor: UnderlineColorAttribute
    /// The line through letters; dots and dashes are drawn as a whole line.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through letters; without it the letters' own.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far letters stand above the baseline; below it where it is negative.
    ///
    /// *Units*: points.
    public let baselineOffset: BaselineOffsetAttribute

    /// The key of `font`.
    ///
    /// Source: Apple, AttributeScopes.UIKitAttributes.FontAttribute.
    public enum FontAttribute: AttributedStringKey {
      /// A font of any size.
      public typealias Value = UIFont
      /// The key in an `NSAttributedString`, as of `NSAttributedString.Key.font`.
      public static let name = "NSFont"
    }

    /// The key of `foregroundColor`.
    ///
    /// Source: Apple, AttributeScopes.UIKitAttributes.ForegroundColorAttribute.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour; a dynamic one follows the traits of the view.
      public typealias Value = UIColor
      /// The key in an `NSAttributedString`, as of `NSAttributedString.Key.foregroundColor`.
      public static let name = "NSColor"
    }

    /// The key of `backgroundColor`.
    ///
    /// Source: Apple, AttributeScopes.UIKitAttributes.BackgroundColorAttribute.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour; a dynamic one follows the traits of the view.
      public typealias Value = UIColor
      /// The key in an `NSAttributedString`, as of `NSAttributedString.Key.backgroundColor`.
      public static let name = "NSBackgroundColor"
    }

    /// The key of `kern`.
    ///
    /// Source: Apple, AttributeScopes.UIKitAttributes.KernAttribute.
    public enum KernAttribute: AttributedStringKey {
      /// *Units*: points; negative values move letters together.
      public typealias Value = CGFloat
      /// The key in an `NSAttributedString`, as of `NSAttributedString.Key.kern`.
      public static let name = "NSKern"
    }

    /// The key of `tracking`.
    ///
    /// Source: Apple, AttributeScopes.UIKitAttributes.TrackingAttribute.
    public enum TrackingAttribute: AttributedStringKey {
      /// *Units*: points; negative values move letters together.
      public typealias Value = CGFloat
      /// The key in an `NSAttributedString`, as of `NSAttributedString.Key.tracking`.
      public static let name = "CTTracking"
    }

    /// The key of `underlineStyle`.
    ///
    /// Source: Apple, AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A style itself, where an `NSAttributedString` may also have its raw value.
      public typealias Value = NSUnderlineStyle
      /// The key in an `NSAttributedString`, as of `NSAttributedString.Key.underlineStyle`.
      public static let name = "NSUnderline"
    }

    /// The key of `underlineColor`.
    ///
    /// Source: Apple, AttributeScopes.UIKitAttributes.UnderlineColorAttribute.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// A colour; a dynamic one follows the traits of the view.
      public typealias Value = UIColor
      /// The key in an `NSAttributedString`, as of `NSAttributedString.Key.underlineColor`.
      public static let name = "NSUnderlineColor"
    }

    /// The key of `strikethroughStyle`.
    ///
    /// Source: Apple, AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A style itself, where an `NSAttributedString` may also have its raw value.
      public typealias Value = NSUnderlineStyle
      /// The key in an `NSAttributedString`, as of `NSAttributedString.Key.strikethroughStyle`.
      public static let name = "NSStrikethrough"
    }

    /// The key of `strikethroughColor`.
    ///
    /// Source: Apple, AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// A colour; a dynamic one follows the traits of the view.
      public typealias Value = UIColor
      /// The key in an `NSAttributedString`, as of `NSAttributedString.Key.strikethroughColor`.
      public static let name = "NSStrikethroughColor"
    }

    /// The key of `baselineOffset`.
    ///
    /// Source: Apple, AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// *Units*: points upwards.
      public typealias Value = CGFloat
      /// The key in an `NSAttributedString`, as of `NSAttributedString.Key.baselineOffset`.
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
