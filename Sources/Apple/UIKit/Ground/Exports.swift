// Foundation comes with FoundationNames alone, whose names stand before its own therefore.
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import FoundationNames
@_exported import QuartzCore

// The names that Foundation has, too. In a file that imports it, a name that is exported by itself
// hides those that come with a whole module.
@_exported import class FoundationNames.CachedURLResponse
@_exported import class FoundationNames.DateComponentsFormatter
@_exported import class FoundationNames.DateFormatter
@_exported import class FoundationNames.HTTPCookie
@_exported import class FoundationNames.HTTPCookieStorage
@_exported import class FoundationNames.HTTPURLResponse
@_exported import class FoundationNames.MeasurementFormatter
@_exported import class FoundationNames.NSComparisonPredicate
@_exported import class FoundationNames.NSCompoundPredicate
@_exported import class FoundationNames.NSExpression
@_exported import class FoundationNames.NSPredicate
@_exported import class FoundationNames.NSSortDescriptor
@_exported import class FoundationNames.NotificationCenter
@_exported import class FoundationNames.NumberFormatter
@_exported import class FoundationNames.PersonNameComponentsFormatter
@_exported import class FoundationNames.Timer
@_exported import class FoundationNames.URLAuthenticationChallenge
@_exported import class FoundationNames.URLCache
@_exported import class FoundationNames.URLCredential
@_exported import class FoundationNames.URLProtectionSpace
@_exported import class FoundationNames.URLProtocol
@_exported import class FoundationNames.URLResponse
@_exported import class FoundationNames.URLSession
@_exported import class FoundationNames.URLSessionConfiguration
@_exported import class FoundationNames.URLSessionDataTask
@_exported import class FoundationNames.URLSessionDownloadTask
@_exported import class FoundationNames.URLSessionTask
@_exported import class FoundationNames.URLSessionTaskMetrics
@_exported import class FoundationNames.URLSessionUploadTask
@_exported import class FoundationNames.URLSessionWebSocketTask
@_exported import class FoundationNames.UserDefaults
@_exported import protocol FoundationNames.URLProtocolClient
@_exported import protocol FoundationNames.URLSessionDataDelegate
@_exported import protocol FoundationNames.URLSessionDelegate
@_exported import protocol FoundationNames.URLSessionDownloadDelegate
@_exported import protocol FoundationNames.URLSessionTaskDelegate
@_exported import protocol FoundationNames.URLSessionWebSocketDelegate
@_exported import struct FoundationNames.URLRequest
@_exported import func FoundationNames.NSSearchPathForDirectoriesInDomains
