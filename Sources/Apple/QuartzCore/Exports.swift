@_exported import CoreGraphics

// The names of Foundation that a subclass of a layer needs; CoreGraphics says why they are not all.
@_exported import class Foundation.NSCoder
@_exported import class Foundation.NSNull
@_exported import class Foundation.NSNumber
@_exported import class Foundation.NSObject
@_exported import typealias Foundation.TimeInterval
