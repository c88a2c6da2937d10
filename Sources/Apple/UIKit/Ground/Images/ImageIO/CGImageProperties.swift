import Foundation

// What names the properties of images and the options for reading and writing them. The texts are
// Apple's. Each is one object, for code looks them up by where they stand in memory.
//
// Source: Apple, Image I/O.

// Source options.
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString = NSString(
  string: "kCGImageSourceTypeIdentifierHint")
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = NSString(
  string: "kCGImageSourceShouldCache")
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = NSString(
  string: "kCGImageSourceShouldCacheImmediately")
public nonisolated(unsafe) let kCGImageSourceShouldAllowFloat: CFString = NSString(
  string: "kCGImageSourceShouldAllowFloat")
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = NSString(
  string: "kCGImageSourceCreateThumbnailFromImageIfAbsent")
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString = NSString(
  string: "kCGImageSourceCreateThumbnailFromImageAlways")
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = NSString(
  string: "kCGImageSourceThumbnailMaxPixelSize")
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString = NSString(
  string: "kCGImageSourceCreateThumbnailWithTransform")
public nonisolated(unsafe) let kCGImageSourceSubsampleFactor: CFString = NSString(
  string: "kCGImageSourceSubsampleFactor")

// Of a file and of its images.
public nonisolated(unsafe) let kCGImagePropertyFileSize: CFString = NSString(string: "FileSize")
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = NSString(
  string: "PixelHeight")
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = NSString(string: "PixelWidth")
public nonisolated(unsafe) let kCGImagePropertyDPIHeight: CFString = NSString(string: "DPIHeight")
public nonisolated(unsafe) let kCGImagePropertyDPIWidth: CFString = NSString(string: "DPIWidth")
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = NSString(string: "Depth")
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = NSString(
  string: "Orientation")
public nonisolated(unsafe) let kCGImagePropertyIsFloat: CFString = NSString(string: "IsFloat")
public nonisolated(unsafe) let kCGImagePropertyIsIndexed: CFString = NSString(string: "IsIndexed")
public nonisolated(unsafe) let kCGImagePropertyHasAlpha: CFString = NSString(string: "HasAlpha")
public nonisolated(unsafe) let kCGImagePropertyColorModel: CFString = NSString(string: "ColorModel")
public nonisolated(unsafe) let kCGImagePropertyProfileName: CFString = NSString(
  string: "ProfileName")
public nonisolated(unsafe) let kCGImagePropertyColorModelRGB: CFString = NSString(string: "RGB")
public nonisolated(unsafe) let kCGImagePropertyColorModelGray: CFString = NSString(string: "Gray")

// Of parts.
public nonisolated(unsafe) let kCGImagePropertyTIFFDictionary: CFString = NSString(string: "{TIFF}")
public nonisolated(unsafe) let kCGImagePropertyTIFFOrientation: CFString = NSString(
  string: "Orientation")
public nonisolated(unsafe) let kCGImagePropertyTIFFMake: CFString = NSString(string: "Make")
public nonisolated(unsafe) let kCGImagePropertyTIFFModel: CFString = NSString(string: "Model")
public nonisolated(unsafe) let kCGImagePropertyTIFFSoftware: CFString = NSString(string: "Software")
public nonisolated(unsafe) let kCGImagePropertyTIFFDateTime: CFString = NSString(string: "DateTime")
public nonisolated(unsafe) let kCGImagePropertyExifDictionary: CFString = NSString(string: "{Exif}")
public nonisolated(unsafe) let kCGImagePropertyExifDateTimeOriginal: CFString = NSString(
  string: "DateTimeOriginal")
public nonisolated(unsafe) let kCGImagePropertyExifUserComment: CFString = NSString(
  string: "UserComment")
public nonisolated(unsafe) let kCGImagePropertyExifPixelXDimension: CFString = NSString(
  string: "PixelXDimension")
public nonisolated(unsafe) let kCGImagePropertyExifPixelYDimension: CFString = NSString(
  string: "PixelYDimension")
public nonisolated(unsafe) let kCGImagePropertyGPSDictionary: CFString = NSString(string: "{GPS}")
public nonisolated(unsafe) let kCGImagePropertyIPTCDictionary: CFString = NSString(string: "{IPTC}")
public nonisolated(unsafe) let kCGImagePropertyJFIFDictionary: CFString = NSString(string: "{JFIF}")
public nonisolated(unsafe) let kCGImagePropertyPNGDictionary: CFString = NSString(string: "{PNG}")
public nonisolated(unsafe) let kCGImagePropertyPNGDelayTime: CFString = NSString(
  string: "DelayTime")
public nonisolated(unsafe) let kCGImagePropertyPNGLoopCount: CFString = NSString(
  string: "LoopCount")
public nonisolated(unsafe) let kCGImagePropertyAPNGDelayTime: CFString = NSString(
  string: "DelayTime")
public nonisolated(unsafe) let kCGImagePropertyAPNGLoopCount: CFString = NSString(
  string: "LoopCount")
public nonisolated(unsafe) let kCGImagePropertyAPNGUnclampedDelayTime: CFString = NSString(
  string: "UnclampedDelayTime")
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = NSString(string: "{GIF}")
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = NSString(
  string: "LoopCount")
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = NSString(
  string: "DelayTime")
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString = NSString(
  string: "UnclampedDelayTime")
public nonisolated(unsafe) let kCGImagePropertyGIFHasGlobalColorMap: CFString = NSString(
  string: "HasGlobalColorMap")
public nonisolated(unsafe) let kCGImagePropertyGIFImageColorMap: CFString = NSString(
  string: "ImageColorMap")
public nonisolated(unsafe) let kCGImagePropertyGIFCanvasPixelWidth: CFString = NSString(
  string: "CanvasPixelWidth")
public nonisolated(unsafe) let kCGImagePropertyGIFCanvasPixelHeight: CFString = NSString(
  string: "CanvasPixelHeight")
public nonisolated(unsafe) let kCGImagePropertyGIFFrameInfoArray: CFString = NSString(
  string: "FrameInfo")

// Of what is written.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString = NSString(
  string: "kCGImageDestinationLossyCompressionQuality")
public nonisolated(unsafe) let kCGImageDestinationBackgroundColor: CFString = NSString(
  string: "kCGImageDestinationBackgroundColor")
public nonisolated(unsafe) let kCGImageDestinationImageMaxPixelSize: CFString = NSString(
  string: "kCGImageDestinationImageMaxPixelSize")
public nonisolated(unsafe) let kCGImageDestinationEmbedThumbnail: CFString = NSString(
  string: "kCGImageDestinationEmbedThumbnail")
public nonisolated(unsafe) let kCGImageDestinationOptimizeColorForSharing: CFString = NSString(
  string: "kCGImageDestinationOptimizeColorForSharing")
public nonisolated(unsafe) let kCGImageDestinationMetadata: CFString = NSString(
  string: "kCGImageDestinationMetadata")
public nonisolated(unsafe) let kCGImageDestinationMergeMetadata: CFString = NSString(
  string: "kCGImageDestinationMergeMetadata")
public nonisolated(unsafe) let kCGImageDestinationOrientation: CFString = NSString(
  string: "kCGImageDestinationOrientation")
public nonisolated(unsafe) let kCGImageDestinationDateTime: CFString = NSString(
  string: "kCGImageDestinationDateTime")
