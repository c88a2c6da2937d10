@_exported import UIKitGround
