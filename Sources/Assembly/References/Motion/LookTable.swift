import UIKit

/// What is known of the properties of a look beside their words.
enum LookTable {
  private static func names(_ aspects: ViewLook.Aspect...) -> Set<String> {
    Set(aspects.map(\.rawValue))
  }

  /// The properties that version 1 of the looks recorded in the same way.
  private static let toldFirst = names(
    .hidden, .background, .cornerRadius, .borderWidth, .border, .text, .textColor, .fontSize)

  /// The properties that version 2 of the looks recorded besides in the same way.
  private static let toldSecond = names(.shadow, .mask, .gradient, .clip, .tilt, .over)

  /// The properties that version 3 of the looks did not record, or otherwise.
  private static let newInFourth = names(
    .alignment, .lines, .lineBreak, .underline, .strikethrough, .kerning, .lineSpacing,
    .letterColors, .letterFonts, .value, .contentMode, .shadowOpacity, .image, .perspective,
    .content)

  /// Returns true for a property that a version of the looks recorded as the newest does.
  static func isTold(_ name: String, inVersion version: Int) -> Bool {
    switch version {
    case 1: toldFirst.contains(name)
    case 2: toldFirst.contains(name) || toldSecond.contains(name)
    case 3: !newInFourth.contains(name)
    default: true
    }
  }

  /// The properties that change with the size of a view, which the motion reports.
  static let growing = names(.mask, .image, .gradient, .clip, .content)

  /// The properties of what is written.
  static let writing = names(
    .text, .textColor, .font, .fontSize, .alignment, .lines, .lineBreak, .underline,
    .strikethrough, .kerning, .lineSpacing, .letterColors, .letterFonts)

  /// The properties that tell how an image is painted, and nothing where there is none.
  static let ofImages: Set<String> = [
    "contentsRect", "contentsCenter", "imageTint", "contentsGravity", "isGeometryFlipped",
    ViewLook.Aspect.contentMode.rawValue,
  ]

  /// The properties that say the same as others less well.
  private static let explained: [String: Set<String>] = [
    ViewLook.Aspect.image.rawValue: ofImages,
    ViewLook.Aspect.gradient.rawValue: names(.cornerRadius, .cornerCurve)
      .union(["colors", "locations", "startPoint", "endPoint", "type", "maskedCorners"]),
    ViewLook.Aspect.clip.rawValue: names(.cornerRadius, .cornerCurve).union(["maskedCorners"]),
    ViewLook.Aspect.over.rawValue: names(.inside),
    ViewLook.Aspect.tilt.rawValue: names(.perspective).union(["anchorPointZ", "isDoubleSided"]),
  ]

  /// The properties that change nothing that is painted of the view itself.
  private static let besideThePaint = names(.inside, .over, .perspective, .tilt)
    .union(["sublayerTransform", "anchorPointZ", "isDoubleSided"])

  /// Returns true when other changed properties say what one says.
  static func isExplained(_ name: String, by changed: Set<String>) -> Bool {
    let hidden = ViewLook.Aspect.hidden.rawValue
    if changed.contains(hidden) { return name != hidden }
    if name == ViewLook.Aspect.content.rawValue {
      return !changed.subtracting(besideThePaint).subtracting([name]).isEmpty
    }
    return explained[name].map { !$0.isDisjoint(with: changed) } ?? false
  }
}
