@_exported import CoreGraphics
@_exported import Staging

@_exported public import enum References.ComparedLayers
