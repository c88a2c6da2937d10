@_exported import CoreGraphics
@_exported import CoreImage
@_exported import Geometry
@_exported import QuartzCore
