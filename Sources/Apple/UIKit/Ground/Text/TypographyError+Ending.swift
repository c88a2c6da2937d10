import Typography

extension TypographyError {
  /// Stops where a text cannot be set: an app's fault raises as on iOS, a machine's is a sentence.
  @MainActor
  func endScene() -> Never {
    switch self {
    case .fontMissing, .fontUnreadable: stop(lacking: "Text cannot be drawn: \(self).")
    case .fontSize, .distance, .longLine, .drawing: raise(.internalInconsistency, description)
    }
  }
}
