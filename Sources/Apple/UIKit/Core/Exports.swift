@_exported import UIKitGround

// The names that Foundation, Dispatch or the C library have, too. In a file that imports one of
// them, a name that is exported by itself hides those that come with a whole module.
@_exported import class UIKitGround.DateComponentsFormatter
@_exported import class UIKitGround.DateFormatter
@_exported import class UIKitGround.DispatchQueue
@_exported import class UIKitGround.DispatchSource
@_exported import struct UIKitGround.DispatchTime
@_exported import class UIKitGround.DispatchWorkItem
@_exported import class UIKitGround.HTTPURLResponse
@_exported import class UIKitGround.MeasurementFormatter
@_exported import class UIKitGround.NSComparisonPredicate
@_exported import class UIKitGround.NSCompoundPredicate
@_exported import class UIKitGround.NSExpression
@_exported import class UIKitGround.NSPredicate
@_exported import class UIKitGround.NSSortDescriptor
@_exported import class UIKitGround.NotificationCenter
@_exported import class UIKitGround.NumberFormatter
@_exported import class UIKitGround.PersonNameComponentsFormatter
@_exported import class UIKitGround.Timer
@_exported import class UIKitGround.URLCache
@_exported import class UIKitGround.URLResponse
@_exported import class UIKitGround.URLSession
@_exported import class UIKitGround.URLSessionConfiguration
@_exported import class UIKitGround.URLSessionDataTask
@_exported import class UIKitGround.URLSessionDownloadTask
@_exported import class UIKitGround.URLSessionTask
@_exported import class UIKitGround.URLSessionUploadTask
@_exported import class UIKitGround.UserDefaults
@_exported import protocol UIKitGround.DispatchSourceProtocol
@_exported import protocol UIKitGround.DispatchSourceTimer
@_exported import protocol UIKitGround.URLSessionDataDelegate
@_exported import protocol UIKitGround.URLSessionDelegate
@_exported import protocol UIKitGround.URLSessionDownloadDelegate
@_exported import protocol UIKitGround.URLSessionTaskDelegate
@_exported import struct UIKitGround.URLRequest
@_exported import func UIKitGround.NSSearchPathForDirectoriesInDomains
@_exported import func UIKitGround.arc4random
@_exported import func UIKitGround.arc4random_uniform
@_exported import func UIKitGround.drand48
@_exported import func UIKitGround.rand
@_exported import func UIKitGround.random
@_exported import func UIKitGround.srand
@_exported import func UIKitGround.srand48
@_exported import func UIKitGround.srandom
