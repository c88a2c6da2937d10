import Foundation

/// Where a method leaves its error, as in `canEvaluatePolicy(_:error:)`.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
