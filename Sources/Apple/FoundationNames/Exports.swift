@_exported import DispatchNames

// The names that Dispatch has, too, which hide its own so.
@_exported import class DispatchNames.DispatchQueue
@_exported import class DispatchNames.DispatchSource
@_exported import struct DispatchNames.DispatchTime
@_exported import class DispatchNames.DispatchWorkItem
@_exported import protocol DispatchNames.DispatchSourceProtocol
@_exported import protocol DispatchNames.DispatchSourceTimer
