import Foundation
import UIKitGround

// What names the properties of images and the options for reading and writing them. The texts are
// Apple's. Each is one object, for code looks them up by where they stand in memory.
//
// Source: Apple, Image I/O.

// Source options.
public var kCGImageSourceTypeIdentifierHint: CFString {
  constant("kCGImageSourceTypeIdentifierHint")
}
public var kCGImageSourceShouldCache: CFString { constant("kCGImageSourceShouldCache") }
public var kCGImageSourceShouldCacheImmediately: CFString {
  constant("kCGImageSourceShouldCacheImmediately")
}
public var kCGImageSourceShouldAllowFloat: CFString { constant("kCGImageSourceShouldAllowFloat") }
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  constant("kCGImageSourceCreateThumbnailFromImageIfAbsent")
}
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  constant("kCGImageSourceCreateThumbnailFromImageAlways")
}
public var kCGImageSourceThumbnailMaxPixelSize: CFString {
  constant("kCGImageSourceThumbnailMaxPixelSize")
}
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  constant("kCGImageSourceCreateThumbnailWithTransform")
}
public var kCGImageSourceSubsampleFactor: CFString { constant("kCGImageSourceSubsampleFactor") }

// Of a file and of its images.
public var kCGImagePropertyFileSize: CFString { constant("FileSize") }
public var kCGImagePropertyPixelHeight: CFString { constant("PixelHeight") }
public var kCGImagePropertyPixelWidth: CFString { constant("PixelWidth") }
public var kCGImagePropertyDPIHeight: CFString { constant("DPIHeight") }
public var kCGImagePropertyDPIWidth: CFString { constant("DPIWidth") }
public var kCGImagePropertyDepth: CFString { constant("Depth") }
public var kCGImagePropertyOrientation: CFString { constant("Orientation") }
public var kCGImagePropertyIsFloat: CFString { constant("IsFloat") }
public var kCGImagePropertyIsIndexed: CFString { constant("IsIndexed") }
public var kCGImagePropertyHasAlpha: CFString { constant("HasAlpha") }
public var kCGImagePropertyColorModel: CFString { constant("ColorModel") }
public var kCGImagePropertyProfileName: CFString { constant("ProfileName") }
public var kCGImagePropertyColorModelRGB: CFString { constant("RGB") }
public var kCGImagePropertyColorModelGray: CFString { constant("Gray") }

// Of parts.
public var kCGImagePropertyTIFFDictionary: CFString { constant("{TIFF}") }
public var kCGImagePropertyTIFFOrientation: CFString { constant("Orientation") }
public var kCGImagePropertyTIFFMake: CFString { constant("Make") }
public var kCGImagePropertyTIFFModel: CFString { constant("Model") }
public var kCGImagePropertyTIFFSoftware: CFString { constant("Software") }
public var kCGImagePropertyTIFFDateTime: CFString { constant("DateTime") }
public var kCGImagePropertyExifDictionary: CFString { constant("{Exif}") }
public var kCGImagePropertyExifDateTimeOriginal: CFString { constant("DateTimeOriginal") }
public var kCGImagePropertyExifUserComment: CFString { constant("UserComment") }
public var kCGImagePropertyExifPixelXDimension: CFString { constant("PixelXDimension") }
public var kCGImagePropertyExifPixelYDimension: CFString { constant("PixelYDimension") }
public var kCGImagePropertyGPSDictionary: CFString { constant("{GPS}") }
public var kCGImagePropertyIPTCDictionary: CFString { constant("{IPTC}") }
public var kCGImagePropertyJFIFDictionary: CFString { constant("{JFIF}") }
public var kCGImagePropertyPNGDictionary: CFString { constant("{PNG}") }
public var kCGImagePropertyPNGDelayTime: CFString { constant("DelayTime") }
public var kCGImagePropertyPNGLoopCount: CFString { constant("LoopCount") }
public var kCGImagePropertyAPNGDelayTime: CFString { constant("DelayTime") }
public var kCGImagePropertyAPNGLoopCount: CFString { constant("LoopCount") }
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { constant("UnclampedDelayTime") }
public var kCGImagePropertyGIFDictionary: CFString { constant("{GIF}") }
public var kCGImagePropertyGIFLoopCount: CFString { constant("LoopCount") }
public var kCGImagePropertyGIFDelayTime: CFString { constant("DelayTime") }
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { constant("UnclampedDelayTime") }
public var kCGImagePropertyGIFHasGlobalColorMap: CFString { constant("HasGlobalColorMap") }
public var kCGImagePropertyGIFImageColorMap: CFString { constant("ImageColorMap") }
public var kCGImagePropertyGIFCanvasPixelWidth: CFString { constant("CanvasPixelWidth") }
public var kCGImagePropertyGIFCanvasPixelHeight: CFString { constant("CanvasPixelHeight") }
public var kCGImagePropertyGIFFrameInfoArray: CFString { constant("FrameInfo") }

// Of what is written.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  constant("kCGImageDestinationLossyCompressionQuality")
}
public var kCGImageDestinationBackgroundColor: CFString {
  constant("kCGImageDestinationBackgroundColor")
}
public var kCGImageDestinationImageMaxPixelSize: CFString {
  constant("kCGImageDestinationImageMaxPixelSize")
}
public var kCGImageDestinationEmbedThumbnail: CFString {
  constant("kCGImageDestinationEmbedThumbnail")
}
public var kCGImageDestinationOptimizeColorForSharing: CFString {
  constant("kCGImageDestinationOptimizeColorForSharing")
}
public var kCGImageDestinationMetadata: CFString { constant("kCGImageDestinationMetadata") }
public var kCGImageDestinationMergeMetadata: CFString {
  constant("kCGImageDestinationMergeMetadata")
}
public var kCGImageDestinationOrientation: CFString { constant("kCGImageDestinationOrientation") }
public var kCGImageDestinationDateTime: CFString { constant("kCGImageDestinationDateTime") }
