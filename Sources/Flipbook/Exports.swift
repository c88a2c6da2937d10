@_exported import Staging

@_exported public import enum References.ComparedLayers
