import Drawing
import Typography

/// Why a picture cannot be told as something that moves.
package enum MotionError: Error, Hashable, CustomStringConvertible {
  /// Something that a format of motion has no word for.
  case unsayable(MotionLimit)
  /// A text that cannot be laid out.
  case text(TypographyError)
  /// Two views with one name in one frame.
  case twice(view: String)
  /// A view with a name that is turned in space.
  case turnedInSpace(view: String)
  /// A view with a name that is sheared, which the key paths of Core Animation cannot say.
  case leaning(view: String)
  /// A scene in which no view has a name.
  case noNames
  /// An image that cannot be embedded; the sentence says why.
  case image(String)

  package var description: String {
    switch self {
    case .unsayable(let limit): "it has no word for \(limit.inWords)"
    case .text(let error): "\(error)"
    case .twice(let view):
      "two views are called “\(view)”, and it could not tell them apart; give each an"
        + " accessibilityIdentifier of its own"
    case .turnedInSpace(let view):
      "the view “\(view)” is turned in space, and it has words for motion in the plane alone; take its"
        + " accessibilityIdentifier away, or give a film of pixels"
    case .leaning(let view):
      "the view “\(view)” is sheared, for which Core Animation has no key path; take its"
        + " accessibilityIdentifier away, or give a .css or .svg"
    case .noNames:
      "no view of the scene has a name; give those whose motion is wanted an accessibilityIdentifier"
    case .image(let reason): reason
    }
  }
}

/// Something that can be drawn, and that a format of motion has no word for.
package enum MotionLimit: Hashable, Sendable {
  case backdrop, vibrant, projected, blended, conicGradient, circlesGradient, notFinite
  case shadow, mask, image, textPicture, ovalGradient, shear

  /// What Lottie has no words for, beyond what SVG has none for.
  package static let ofLottie: Set<MotionLimit> = [
    .shadow, .mask, .image, .textPicture, .ovalGradient, .shear,
  ]

  /// The thing in a sentence.
  package var inWords: String {
    switch self {
    case .backdrop: "a blur of what lies behind it"
    case .vibrant: "vibrancy"
    case .projected: "a layer that is turned in space"
    case .blended: "a blend mode"
    case .conicGradient: "a gradient around a centre"
    case .circlesGradient: "a gradient between circles with two centres"
    case .shadow: "a shadow"
    case .mask: "a mask"
    case .image: "an image"
    case .textPicture: "a letter that is a picture"
    case .ovalGradient: "a gradient to an ellipse that is no circle"
    case .shear: "a shear"
    case .notFinite: "a coordinate that is not a number"
    }
  }
}
