// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The keys of filters' inputs. Source: Apple, Core Image, Filter Parameter Keys.

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputEVKey = "inputEV"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputColorKey = "inputColor"
public let kCIInputTimeKey = "inputTime"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputAmountKey = "inputAmount"

public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
public let kCIAttributeName = "CIAttributeName"
public let kCIAttributeDefault = "CIAttributeDefault"
public let kCIAttributeMin = "CIAttributeMin"
public let kCIAttributeMax = "CIAttributeMax"
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
public let kCIAttributeSliderMax = "CIAttributeSliderMax"

public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryStylize = "CICategoryStylize"
public let kCICategoryGenerator = "CICategoryGenerator"
public let kCICategoryGradient = "CICategoryGradient"
public let kCICategoryTransition = "CICategoryTransition"

public let kCIContextWorkingColorSpace = CIContextOption.workingColorSpace
public let kCIContextOutputColorSpace = CIContextOption.outputColorSpace
public let kCIContextUseSoftwareRenderer = CIContextOption.useSoftwareRenderer
