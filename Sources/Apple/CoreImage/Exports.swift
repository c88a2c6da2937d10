@_exported import CoreGraphics

// The names of Foundation that code over images needs; CoreGraphics says why they are not all.
@_exported import class Foundation.NSCoder
@_exported import class Foundation.NSNull
@_exported import class Foundation.NSNumber
@_exported import class Foundation.NSObject
