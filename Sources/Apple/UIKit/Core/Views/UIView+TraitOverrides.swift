extension UIView {
  /// The traits that the view says itself, for all inside it.
  ///
  /// Source: Apple, UIView.traitOverrides.
  public var traitOverrides: any UITraitOverrides {
    get { traitState.overrides }
    set {
      guard let values = newValue as? TraitValues, values != traitState.overrides else { return }
      runtime.hasStyleOverrides = true
      traitState.overrides = values
      traitsMayHaveChanged()
    }
  }

  /// The smallest size of text in the view; `nil` for no limit.
  ///
  /// Source: Apple, UIView.minimumContentSizeCategory.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.smallestText }
    set {
      runtime.hasStyleOverrides = true
      traitState.smallestText = newValue
      traitsMayHaveChanged()
    }
  }

  /// The largest size of text in the view; `nil` for no limit.
  ///
  /// Source: Apple, UIView.maximumContentSizeCategory.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.largestText }
    set {
      runtime.hasStyleOverrides = true
      traitState.largestText = newValue
      traitsMayHaveChanged()
    }
  }

  /// What the limits of the size of text do, for logs; empty where there are none.
  ///
  /// Source: Apple, UIView.appliedContentSizeCategoryLimitsDescription.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let limits = [
      traitState.smallestText.map { "minimum: \($0.rawValue)" },
      traitState.largestText.map { "maximum: \($0.rawValue)" },
    ].compactMap(\.self)
    return limits.isEmpty ? "" : "\(type(of: self)): \(limits.joined(separator: ", "))"
  }
}
