/// The field of a search bar.
///
/// Source: Apple, UISearchTextField.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Makes a field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a field of no size at the origin; there are no archives to read one from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UISearchTextField.self)
  }

  private func begin() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clipsToBounds = true
    placeholder = "Search"
    autocapitalizationType = .none
    returnKeyType = .search
    clearButtonMode = .whileEditing
    let glass = UIImageView(image: .magnifyingGlass)
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 30, height: 36)
    leftView = glass
    leftViewMode = .always
  }
}

extension UIImage {
  /// A magnifying glass of 16 points, a template.
  @MainActor fileprivate static var magnifyingGlass: UIImage {
    let path = UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 9, height: 9))
    path.move(to: CGPoint(x: 9.4, y: 9.4))
    path.addLine(to: CGPoint(x: 14, y: 14))
    path.lineWidth = 1.6
    path.lineCapStyle = .round
    return UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
