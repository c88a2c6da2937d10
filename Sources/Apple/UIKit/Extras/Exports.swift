@_exported import UIKitContainers
