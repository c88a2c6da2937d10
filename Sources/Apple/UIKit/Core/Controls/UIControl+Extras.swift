extension UIControl {
  /// Sends what a tap sends.
  ///
  /// Source: Apple, UIControl.performPrimaryAction().
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// The words beside a pointer that rests; recorded only, for there is no pointer.
  public var toolTip: String? {
    get { recorded("toolTip", nil as String?) }
    set { record("toolTip", newValue) }
  }

  /// Whether the animations of symbols run; recorded only.
  public var isSymbolAnimationEnabled: Bool {
    get { recorded("isSymbolAnimationEnabled", false) }
    set { record("isSymbolAnimationEnabled", newValue) }
  }

  /// Where the content stands along the line, with the direction of reading taken into account.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }
}

extension UIButton {
  /// Whether a pointer changes over the button; recorded only, for there is none.
  public var isPointerInteractionEnabled: Bool {
    get { recorded("isPointerInteractionEnabled", false) }
    set { record("isPointerInteractionEnabled", newValue) }
  }

  /// Whether a pointer is over the button: never.
  public var isHovered: Bool { false }

  /// Shows the symbol of a state in a size and weight.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    record("symbol\(state.rawValue)", configuration)
    guard let configuration, let image = image(for: state), image.isSymbolImage else { return }
    setImage(image.applyingSymbolConfiguration(configuration) ?? image, for: state)
  }

  /// Returns the size and weight that were set for the symbol of a state.
  public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration?
  { recorded("symbol\(state.rawValue)", nil as UIImage.SymbolConfiguration?) }
}
