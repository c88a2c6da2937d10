import CoreGraphics
import Typography

/// Stops where a text cannot be set: an app's fault raises as on iOS, a machine's is a sentence.
@MainActor
func stop(_ error: TypographyError) -> Never {
  switch error {
  case .fontMissing, .fontUnreadable: stop(lacking: "Text cannot be drawn: \(error).")
  case .fontSize, .distance, .longLine, .drawing:
    raise(.internalInconsistency, error.description)
  }
}
