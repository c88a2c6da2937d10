@_exported import CoreText
@_exported import ImageIO
@_exported import LocalAuthentication
@_exported import Security
@_exported import UIKitContainers
@_exported import UIKitDynamics
@_exported import UIKitExtras
@_exported import WatchConnectivity
