@_exported import UIKitContainers
@_exported import UIKitDynamics
@_exported import UIKitExtras
