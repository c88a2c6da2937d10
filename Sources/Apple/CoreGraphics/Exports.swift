// The names of Foundation and Geometry that are Core Graphics' on a phone, one by one. With all of
// Foundation, a file that imports UIKit too would find two of each name that UIKit replaces.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import struct Geometry.CGAffineTransform
@_exported import struct Geometry.CGAffineTransformComponents
@_exported import enum Geometry.CGLineCap
@_exported import enum Geometry.CGLineJoin
@_exported import class Geometry.CGMutablePath
@_exported import class Geometry.CGPath
@_exported import struct Geometry.CGPathElement
@_exported import enum Geometry.CGPathElementType
@_exported import enum Geometry.CGPathFillRule
@_exported import struct Geometry.CGVector
