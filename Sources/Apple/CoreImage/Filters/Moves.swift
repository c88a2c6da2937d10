import Foundation

extension FilterKind {
  /// What moves and cuts images.
  static let moves: [FilterKind] = [
    .changing("CIAffineTransform", unmoved) {
      $0.transformed(by: $1.transform(kCIInputTransformKey))
    },
    .changing("CIAffineClamp", unmoved) { image, inputs in
      image.clampedToExtent().transformed(by: inputs.transform(kCIInputTransformKey))
    },
    .changing("CIAffineTile", unmoved) { $0.tiled(by: $1.transform(kCIInputTransformKey)) },
    .changing(
      "CICrop",
      ["inputRectangle": CIVector(x: -1e300, y: -1e300, z: 2e300, w: 2e300)]
    ) { image, inputs in
      let rect = inputs.rect("inputRectangle")
      return rect.width >= 1e300 ? image : image.cropped(to: rect)
    },
    .changing("CIClamp", [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 640, w: 80)]) {
      $0.clamped(to: $1.rect(kCIInputExtentKey))
    },
    .changing(
      "CILanczosScaleTransform", [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]
    ) { image, inputs in
      let scale = CGFloat(inputs.number(kCIInputScaleKey))
      let ratio = CGFloat(inputs.number(kCIInputAspectRatioKey))
      guard scale > 0, ratio > 0 else { return image }
      return image.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
    },
  ]

  private static var unmoved: [String: Any] { [kCIInputTransformKey: CGAffineTransform.identity] }
}
