import Foundation
import UIKitGround

// What names the properties of images and the options for reading and writing them. The texts are
// Apple's. Each is one object, for code looks them up by where they stand in memory.
//
// Source: Apple, Image I/O.

// Source options.
/// What kind of file is expected; ignored, for the kind is told from the bytes.
public var kCGImageSourceTypeIdentifierHint: CFString {
  constant("kCGImageSourceTypeIdentifierHint")
}
/// Whether decoded pixels are kept; ignored.
public var kCGImageSourceShouldCache: CFString { constant("kCGImageSourceShouldCache") }
/// Whether pixels are decoded at once; ignored, for nobody sees when.
public var kCGImageSourceShouldCacheImmediately: CFString {
  constant("kCGImageSourceShouldCacheImmediately")
}
/// Whether pixels may be floating-point numbers; ignored, for they are bytes.
public var kCGImageSourceShouldAllowFloat: CFString { constant("kCGImageSourceShouldAllowFloat") }
/// Makes a small image out of the whole one, for none is read out of a file.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  constant("kCGImageSourceCreateThumbnailFromImageIfAbsent")
}
/// Makes a small image out of the whole one, for none is read out of a file.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  constant("kCGImageSourceCreateThumbnailFromImageAlways")
}
/// How long the longer side of a small image is at most, in pixels; that of the image where it is
/// missing.
public var kCGImageSourceThumbnailMaxPixelSize: CFString {
  constant("kCGImageSourceThumbnailMaxPixelSize")
}
/// Whether a small image is turned upright as its file says; false where it is missing.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  constant("kCGImageSourceCreateThumbnailWithTransform")
}
/// By which factor an image may be read smaller; ignored, for it is read whole.
public var kCGImageSourceSubsampleFactor: CFString { constant("kCGImageSourceSubsampleFactor") }

// Of a file and of its images.
/// What is told of files and images; the profile's name, dots an inch and whether colours are
/// floating or indexed are not.
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
/// What is told of parts; here only TIFF's orientation, and a GIF's delays, loops and canvas.
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
/// How good a JPEG file is, 0...1; 1 where it is missing.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  constant("kCGImageDestinationLossyCompressionQuality")
}
/// What shows behind a transparent image in a file without alpha; ignored.
public var kCGImageDestinationBackgroundColor: CFString {
  constant("kCGImageDestinationBackgroundColor")
}
/// How long the longer side of the image is at most, in pixels; ignored, for it is written as large
/// as it is.
public var kCGImageDestinationImageMaxPixelSize: CFString {
  constant("kCGImageDestinationImageMaxPixelSize")
}
/// Whether a small image is written with it; ignored.
public var kCGImageDestinationEmbedThumbnail: CFString {
  constant("kCGImageDestinationEmbedThumbnail")
}
/// Whether colours are fitted to sRGB; ignored, for they are sRGB's.
public var kCGImageDestinationOptimizeColorForSharing: CFString {
  constant("kCGImageDestinationOptimizeColorForSharing")
}
/// What the file is to say of itself; ignored.
public var kCGImageDestinationMetadata: CFString { constant("kCGImageDestinationMetadata") }
/// Whether that is added to what the image says; ignored.
public var kCGImageDestinationMergeMetadata: CFString {
  constant("kCGImageDestinationMergeMetadata")
}
/// How the image is held, and when it was made; ignored.
public var kCGImageDestinationOrientation: CFString { constant("kCGImageDestinationOrientation") }
public var kCGImageDestinationDateTime: CFString { constant("kCGImageDestinationDateTime") }
