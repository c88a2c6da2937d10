import Foundation

/// What somebody does in an app, told to the system to be found or gone on with elsewhere.
///
/// It is recorded only: there is no search and no other device in a scene.
///
/// Source: Apple, NSUserActivity.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// A title to show.
  open var title: String?
  /// What the app needs to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` without which the app cannot go on.
  open var requiredUserInfoKeys: Set<String>?
  /// A page that shows the same.
  open var webpageURL: URL?
  /// Words by which the activity is found.
  open var keywords: Set<String> = []
  /// A name of the app's for the activity.
  open var persistentIdentifier: String?
  /// Whether `userInfo` is to be filled before the activity is handed on.
  open var needsSave = false
  /// Whether another device may go on.
  open var isEligibleForHandoff = true
  /// Whether the device may find the activity.
  open var isEligibleForSearch = false
  /// Whether others may find the page.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest the activity.
  open var isEligibleForPrediction = false
  /// A name of what the activity shows.
  open var targetContentIdentifier: String?

  /// Makes an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what the app needs to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Says that this is what somebody does now; without effect, for nobody is told.
  open func becomeCurrent() {}

  /// Says that it is done no more; without effect.
  open func resignCurrent() {}

  /// Says that nobody can go on with it; without effect.
  open func invalidate() {}
}

/// The kind of activity of a page that a browser was on.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
