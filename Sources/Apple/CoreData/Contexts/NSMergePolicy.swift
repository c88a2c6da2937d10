import UIKit

/// Which change counts where two contexts have changed the same object.
///
/// In a film all contexts save one after the other, and what is saved last counts.
///
/// Source: Apple, NSMergePolicy.
@preconcurrency @MainActor
open class NSMergePolicy: NSObject {
  /// How conflicts are solved.
  public let mergeType: NSMergePolicyType

  /// Makes a policy.
  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
    super.init()
  }

  /// Fails where two contexts have changed the same.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Takes the saved value of each property that both have changed.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// Takes the context's value of each property that both have changed.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// Takes the context's objects.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// Takes the saved objects.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// How conflicts are solved.
///
/// Source: Apple, NSMergePolicyType.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}

/// `NSMergePolicy.error` by its older name.
@preconcurrency @MainActor public var NSErrorMergePolicy: Any { NSMergePolicy.error }
/// `NSMergePolicy.mergeByPropertyStoreTrump` by its older name.
@preconcurrency @MainActor public var NSMergeByPropertyStoreTrumpMergePolicy: Any {
  NSMergePolicy.mergeByPropertyStoreTrump
}
/// `NSMergePolicy.mergeByPropertyObjectTrump` by its older name.
@preconcurrency @MainActor public var NSMergeByPropertyObjectTrumpMergePolicy: Any {
  NSMergePolicy.mergeByPropertyObjectTrump
}
/// `NSMergePolicy.overwrite` by its older name.
@preconcurrency @MainActor public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
/// `NSMergePolicy.rollback` by its older name.
@preconcurrency @MainActor public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
