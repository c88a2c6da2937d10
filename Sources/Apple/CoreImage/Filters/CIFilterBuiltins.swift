/// Filters with properties for their inputs.
///
/// Source: Apple, CIFilterBuiltins.
extension CIFilter {
  /// Makes the filter `CIGaussianBlur`.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltInFilter.named("CIGaussianBlur")
  }

  /// Makes the filter `CIBoxBlur`.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter.named("CIBoxBlur") }

  /// Makes the filter `CIMotionBlur`.
  public class func motionBlur() -> any CIFilter & CIMotionBlur {
    BuiltInFilter.named("CIMotionBlur")
  }

  /// Makes the filter `CIBloom`.
  public class func bloom() -> any CIFilter & CIBloom { BuiltInFilter.named("CIBloom") }

  /// Makes the filter `CIUnsharpMask`.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
    BuiltInFilter.named("CIUnsharpMask")
  }

  /// Makes the filter `CISepiaTone`.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter.named("CISepiaTone") }

  /// Makes the filter `CIVignette`.
  public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter.named("CIVignette") }

  /// Makes the filter `CIVibrance`.
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltInFilter.named("CIVibrance") }

  /// Makes the filter `CIPixellate`.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter.named("CIPixellate") }

  /// Makes the filter `CIColorControls`.
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltInFilter.named("CIColorControls")
  }

  /// Makes the filter `CIColorMonochrome`.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltInFilter.named("CIColorMonochrome")
  }

  /// Makes the filter `CIColorInvert`.
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltInFilter.named("CIColorInvert")
  }

  /// Makes the filter `CIColorPosterize`.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    BuiltInFilter.named("CIColorPosterize")
  }

  /// Makes the filter `CIExposureAdjust`.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltInFilter.named("CIExposureAdjust")
  }

  /// Makes the filter `CIGammaAdjust`.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust {
    BuiltInFilter.named("CIGammaAdjust")
  }

  /// Makes the filter `CIHueAdjust`.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltInFilter.named("CIHueAdjust") }

  /// Makes the filter `CIFalseColor`.
  public class func falseColor() -> any CIFilter & CIFalseColor {
    BuiltInFilter.named("CIFalseColor")
  }

  /// Makes the filter `CIMaskToAlpha`.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    BuiltInFilter.named("CIMaskToAlpha")
  }

  /// Makes the filter `CILinearGradient`.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltInFilter.named("CILinearGradient")
  }

  /// Makes the filter `CISmoothLinearGradient`.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    BuiltInFilter.named("CISmoothLinearGradient")
  }

  /// Makes the filter `CIRadialGradient`.
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    BuiltInFilter.named("CIRadialGradient")
  }

  /// Makes the filter `CICheckerboardGenerator`.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltInFilter.named("CICheckerboardGenerator")
  }

  /// Makes the filter `CIStripesGenerator`.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    BuiltInFilter.named("CIStripesGenerator")
  }

  /// Makes the filter `CIBlendWithMask`.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltInFilter.named("CIBlendWithMask")
  }

  /// Makes the filter `CIDissolveTransition`.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    BuiltInFilter.named("CIDissolveTransition")
  }

  /// Makes the filter `CILanczosScaleTransform`.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltInFilter.named("CILanczosScaleTransform")
  }

  /// Makes the filter `CIAffineTile`.
  public class func affineTile() -> any CIFilter & CIAffineTile {
    BuiltInFilter.named("CIAffineTile")
  }

  /// Makes the filter `CIPhotoEffectMono`.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter.named("CIPhotoEffectMono")
  }

  /// Makes the filter `CIPhotoEffectNoir`.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter.named("CIPhotoEffectNoir")
  }

  /// Makes the filter `CIPhotoEffectTonal`.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter.named("CIPhotoEffectTonal")
  }

  /// Makes the filter `CIPhotoEffectChrome`.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter.named("CIPhotoEffectChrome")
  }

  /// Makes the filter `CIPhotoEffectFade`.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter.named("CIPhotoEffectFade")
  }

  /// Makes the filter `CIPhotoEffectInstant`.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter.named("CIPhotoEffectInstant")
  }

  /// Makes the filter `CIPhotoEffectProcess`.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter.named("CIPhotoEffectProcess")
  }

  /// Makes the filter `CIPhotoEffectTransfer`.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter.named("CIPhotoEffectTransfer")
  }

  /// Makes the filter `CISourceOverCompositing`.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CISourceOverCompositing")
  }

  /// Makes the filter `CISourceInCompositing`.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CISourceInCompositing")
  }

  /// Makes the filter `CISourceOutCompositing`.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CISourceOutCompositing")
  }

  /// Makes the filter `CISourceAtopCompositing`.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CISourceAtopCompositing")
  }

  /// Makes the filter `CIAdditionCompositing`.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CIAdditionCompositing")
  }

  /// Makes the filter `CIMultiplyCompositing`.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CIMultiplyCompositing")
  }

  /// Makes the filter `CIMaximumCompositing`.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CIMaximumCompositing")
  }

  /// Makes the filter `CIMinimumCompositing`.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CIMinimumCompositing")
  }

  /// Makes the filter `CIMultiplyBlendMode`.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CIMultiplyBlendMode")
  }

  /// Makes the filter `CIScreenBlendMode`.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CIScreenBlendMode")
  }

  /// Makes the filter `CIDarkenBlendMode`.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CIDarkenBlendMode")
  }

  /// Makes the filter `CILightenBlendMode`.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CILightenBlendMode")
  }

  /// Makes the filter `CIDifferenceBlendMode`.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CIDifferenceBlendMode")
  }

  /// Makes the filter `CIExclusionBlendMode`.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CIExclusionBlendMode")
  }

  /// Makes the filter `CIOverlayBlendMode`.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CIOverlayBlendMode")
  }

  /// Makes the filter `CIHardLightBlendMode`.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CIHardLightBlendMode")
  }

  /// Makes the filter `CISoftLightBlendMode`.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CISoftLightBlendMode")
  }

  /// Makes the filter `CIColorDodgeBlendMode`.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CIColorDodgeBlendMode")
  }

  /// Makes the filter `CIColorBurnBlendMode`.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter.named("CIColorBurnBlendMode")
  }
}
