import Drawing
import Typography

/// Why a picture cannot be told as something that moves.
package enum MotionError: Error, Hashable, CustomStringConvertible {
  /// Something that a format of motion has no word for.
  case unsayable(MotionLimit)
  /// A text that cannot be laid out.
  case text(TypographyError)
  /// An image that cannot be embedded; the sentence says why.
  case image(String)

  package var description: String {
    switch self {
    case .unsayable(let limit): limit.inWords
    case .text(let error): "\(error)"
    case .image(let reason): reason
    }
  }
}

/// Something that can be drawn, and that a format of motion has no word for.
package enum MotionLimit: Hashable, Sendable {
  case backdrop, vibrant, projected, blended, conicGradient, notFinite

  /// The thing in a sentence.
  package var inWords: String {
    switch self {
    case .backdrop: "a blur of what lies behind it"
    case .vibrant: "vibrancy"
    case .projected: "a layer that is turned in space"
    case .blended: "a blend mode"
    case .conicGradient: "a gradient around a centre"
    case .notFinite: "a coordinate that is not a number"
    }
  }
}
