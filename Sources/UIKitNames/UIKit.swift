@_exported import UIKitCore

// The names that Foundation, Dispatch or the C library have, too. In a file that imports one of
// them beside UIKit, a name that is exported by itself hides those that come with a whole module.
@_exported import class UIKitCore.DateComponentsFormatter
@_exported import class UIKitCore.DateFormatter
@_exported import class UIKitCore.DispatchQueue
@_exported import class UIKitCore.DispatchSource
@_exported import struct UIKitCore.DispatchTime
@_exported import class UIKitCore.DispatchWorkItem
@_exported import class UIKitCore.HTTPURLResponse
@_exported import class UIKitCore.MeasurementFormatter
@_exported import class UIKitCore.NSComparisonPredicate
@_exported import class UIKitCore.NSCompoundPredicate
@_exported import class UIKitCore.NSExpression
@_exported import class UIKitCore.NSPredicate
@_exported import class UIKitCore.NSSortDescriptor
@_exported import class UIKitCore.NotificationCenter
@_exported import class UIKitCore.NumberFormatter
@_exported import class UIKitCore.PersonNameComponentsFormatter
@_exported import class UIKitCore.Timer
@_exported import class UIKitCore.URLCache
@_exported import class UIKitCore.URLResponse
@_exported import class UIKitCore.URLSession
@_exported import class UIKitCore.URLSessionConfiguration
@_exported import class UIKitCore.URLSessionDataTask
@_exported import class UIKitCore.URLSessionDownloadTask
@_exported import class UIKitCore.URLSessionTask
@_exported import class UIKitCore.URLSessionUploadTask
@_exported import class UIKitCore.UserDefaults
@_exported import protocol UIKitCore.DispatchSourceProtocol
@_exported import protocol UIKitCore.DispatchSourceTimer
@_exported import protocol UIKitCore.URLSessionDataDelegate
@_exported import protocol UIKitCore.URLSessionDelegate
@_exported import protocol UIKitCore.URLSessionDownloadDelegate
@_exported import protocol UIKitCore.URLSessionTaskDelegate
@_exported import struct UIKitCore.URLRequest
@_exported import func UIKitCore.NSSearchPathForDirectoriesInDomains
@_exported import func UIKitCore.arc4random
@_exported import func UIKitCore.arc4random_uniform
@_exported import func UIKitCore.drand48
@_exported import func UIKitCore.rand
@_exported import func UIKitCore.random
@_exported import func UIKitCore.srand
@_exported import func UIKitCore.srand48
@_exported import func UIKitCore.srandom
