@_exported import CoreGraphics

// What a subclass of a layer names of Foundation's; see CoreGraphics for why it is not all of it.
@_exported import class Foundation.NSCoder
@_exported import class Foundation.NSNull
@_exported import class Foundation.NSNumber
@_exported import class Foundation.NSObject
@_exported import typealias Foundation.TimeInterval
