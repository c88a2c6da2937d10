/// Makes a button of a class by its `init(type:)`.
@preconcurrency @MainActor
public func _made<Made: UIButton>(_ type: Made.Type, type buttonType: UIButton.ButtonType) -> Made {
  let made = _made(type, frame: .zero)
  made.begin(buttonType)
  return made
}
