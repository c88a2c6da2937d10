extension KeyedRows {
  /// The properties of `UIButton` that are reached by their keys.
  @MainActor static let ofUIButton = ofUIControl.adding([
    KeyedRow("preferredBehavioralStyle", \UIButton.preferredBehavioralStyle),
    KeyedRow("buttonType", reading: \UIButton.buttonType),
    KeyedRow("contentEdgeInsets", \UIButton.contentEdgeInsets),
    KeyedRow("titleEdgeInsets", \UIButton.titleEdgeInsets),
    KeyedRow("imageEdgeInsets", \UIButton.imageEdgeInsets),
    KeyedRow("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
    KeyedRow("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
    KeyedRow("role", \UIButton.role),
    KeyedRow("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction),
    KeyedRow("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted),
    KeyedRow("menu", \UIButton.menu),
    KeyedRow("titleLabel", reading: \UIButton.titleLabel),
    KeyedRow("imageView", reading: \UIButton.imageView),
    KeyedRow("currentTitleShadowColor", reading: \UIButton.currentTitleShadowColor),
    KeyedRow("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted),
    KeyedRow("currentAttributedTitle", \UIButton.currentAttributedTitle),
    KeyedRow("currentTitle", reading: \UIButton.currentTitle),
    KeyedRow("currentTitleColor", reading: \UIButton.currentTitleColor),
    KeyedRow("currentImage", reading: \UIButton.currentImage),
    KeyedRow("currentBackgroundImage", \UIButton.currentBackgroundImage),
    KeyedRow("pointerInteractionEnabled", \UIButton.isPointerInteractionEnabled),
    KeyedRow("hovered", reading: \UIButton.isHovered),
    KeyedRow("pointerStyleProvider", \UIButton.pointerStyleProvider),
  ])
}
