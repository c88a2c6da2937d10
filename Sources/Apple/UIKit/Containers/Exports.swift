@_exported import UIKitLists
