/// A number of pixels.
public typealias vImagePixelCount = UInt

/// How a function treats its images: the sum of some `kvImage…` constants.
public typealias vImage_Flags = UInt32

/// How a function ended: `kvImageNoError`, or a negative number.
public typealias vImage_Error = Int

/// Flags by Apple's bits; which of them a function heeds stands in its own comment.
public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128

/// How a function ended, by Apple's numbers; below zero is what was refused.
public let kvImageNoError = 0
public let kvImageRoiLargerThanInputBuffer = -21766
public let kvImageInvalidKernelSize = -21767
public let kvImageInvalidEdgeStyle = -21768
public let kvImageNullPointerArgument = -21772
public let kvImageInvalidParameter = -21773

/// An image in memory.
///
/// Source: Apple, vImage_Buffer.
public struct vImage_Buffer {
  /// The upper row first.
  public var data: UnsafeMutableRawPointer!
  /// *Units*: rows.
  public var height: vImagePixelCount
  /// *Units*: pixels.
  public var width: vImagePixelCount
  /// The bytes from one row to the next.
  public var rowBytes: Int

  /// Makes an image without pixels; functions refuse it with `kvImageNullPointerArgument`.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

  /// Makes an image of memory that is the caller's, and is neither copied nor released.
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }
}

extension vImage_Buffer {
  /// The bytes of its pixels; `nil` where there are none, or a row has no room for its pixels.
  var bytes: UnsafeMutablePointer<UInt8>? {
    guard data != nil, rowBytes >= 4 * Int(width) else { return nil }
    return data.assumingMemoryBound(to: UInt8.self)
  }
}
