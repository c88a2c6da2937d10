import Foundation

/// A filter with properties for all its inputs.
final class BuiltInFilter: CIFilter {
  var inputImage: CIImage? {
    get { image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var amount: Float {
    get { number("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var color: CIColor {
    get { color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var levels: Float {
    get { number("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  var ev: Float {
    get { number("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var point0: CGPoint {
    get { point("inputPoint0") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { point("inputPoint1") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
  var width: Float {
    get { number("inputWidth") }
    set { setValue(newValue, forKey: "inputWidth") }
  }
  var sharpness: Float {
    get { number("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
  var backgroundImage: CIImage? {
    get { image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var maskImage: CIImage? {
    get { image("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var targetImage: CIImage? {
    get { image("inputTargetImage") }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
  var time: Float {
    get { number("inputTime") }
    set { setValue(newValue, forKey: "inputTime") }
  }
  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }
  var transform: CGAffineTransform {
    get { value(forKey: "inputTransform") as? CGAffineTransform ?? .identity }
    set { setValue(newValue, forKey: "inputTransform") }
  }

  /// Makes a filter that is in the table.
  static func named(_ name: String) -> BuiltInFilter {
    guard let kind = FilterKind.all[name] else { preconditionFailure("There is no \(name).") }
    return BuiltInFilter(kind)
  }

  private var inputs: FilterInputs {
    FilterInputs(
      Dictionary(
        uniqueKeysWithValues: inputKeys.compactMap { key in
          value(forKey: key).map { (key, $0) }
        }))
  }

  private func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }
  private func number(_ key: String) -> Float { Float(inputs.number(key)) }
  private func point(_ key: String) -> CGPoint { inputs.point(key) }
  private func color(_ key: String) -> CIColor { inputs.color(key) }
}

extension BuiltInFilter: CIGaussianBlur, CIBoxBlur, CIMotionBlur, CIBloom, CIUnsharpMask,
  CISepiaTone, CIVignette, CIVibrance, CIPixellate, CIColorControls, CIColorMonochrome,
  CIColorInvert, CIColorPosterize, CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CIFalseColor,
  CIMaskToAlpha, CILinearGradient, CISmoothLinearGradient, CIRadialGradient,
  CICheckerboardGenerator, CIStripesGenerator, CIBlendWithMask, CIDissolveTransition,
  CILanczosScaleTransform, CIAffineTile, CIPhotoEffect, CICompositeOperation
{}
