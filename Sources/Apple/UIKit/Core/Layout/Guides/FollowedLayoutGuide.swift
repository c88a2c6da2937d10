/// A guide that constraints place, and that tells where.
package final class FollowedLayoutGuide: UILayoutGuide {
  /// Called when the guide has another frame than before.
  package var onPlace: () -> Void = {}

  /// Makes a guide that no view owns yet.
  package override init() { super.init() }

  override func place(in rect: CGRect) {
    let before = placedFrame
    super.place(in: rect)
    if placedFrame != before { onPlace() }
  }
}
