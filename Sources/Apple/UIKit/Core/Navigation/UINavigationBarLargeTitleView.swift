/// The room below a bar's buttons in which the large title stands, at its lower edge.
@MainActor
final class _UINavigationBarLargeTitleView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    label.font = .systemFont(ofSize: 34, weight: .bold)
    label.baselineAdjustment = .alignCenters
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = UIScreen.main.bounds.width < 414 ? 16 : 20
    label.frame = CGRect(
      x: safeAreaInsets.left + margin, y: bounds.height - UINavigationBar.largeHeight,
      width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * margin),
      height: UINavigationBar.largeHeight - 8)
  }
}
