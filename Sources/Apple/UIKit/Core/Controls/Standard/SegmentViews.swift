/// The views of one segment.
@MainActor
struct SegmentViews {
  let label = UILabel()
  let picture = UIImageView()
  /// The line between this segment and the one before.
  let line = UIView()
  /// The width that was asked for; 0 for that of the content.
  var ownWidth: CGFloat = 0
  /// The action that a choice of the segment calls; `nil` for none.
  var action: UIAction?
  /// Whether a finger can choose the segment.
  var isEnabled = true
  /// How far the content is moved.
  ///
  /// *Units*: points.
  var offset = CGSize.zero

  /// Returns the width of the content, in points.
  func width(_ looks: SegmentLooks) -> CGFloat {
    if let image = picture.image { return image.size.width }
    let measured = UILabel()
    measured.font = .systemFont(ofSize: 13, weight: .semibold)
    measured.text = label.text
    looks.show(measured, in: .selected, measured.font)
    return measured.sizeThatFits(.zero).width
  }
}
