import UIKit

// A module in which some files import Foundation beside UIKit says once which names it means; its
// files then need no change.

typealias Timer = UIKit.Timer
typealias DispatchQueue = UIKit.DispatchQueue
typealias DispatchTime = UIKit.DispatchTime
typealias DispatchWorkItem = UIKit.DispatchWorkItem
typealias NotificationCenter = UIKit.NotificationCenter
func arc4random() -> UInt32 { UIKit.arc4random() }
// swift-format-ignore: AlwaysUseLowerCamelCase
func arc4random_uniform(_ upperBound: UInt32) -> UInt32 { UIKit.arc4random_uniform(upperBound) }
func drand48() -> Double { UIKit.drand48() }
func random() -> Int { UIKit.random() }
