/// The control at the left side of a row in an edited table.
@MainActor
final class UITableViewCellEditControl: UIControl, KnownByName {
  /// What the control does.
  enum Kind: Hashable { case delete, insert, select }

  let kind: Kind
  private let picture = UIImageView()

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    addSubview(picture)
    isUserInteractionEnabled = kind != .select
    show()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { show() }
  }

  private func show() {
    picture.image =
      switch kind {
      case .delete: .disc(.systemRed) { $0.addSign([(6, 11), (16, 11)]) }
      case .insert: .disc(.systemGreen) { $0.addSign([(6, 11), (16, 11)], [(11, 6), (11, 16)]) }
      case .select:
        isSelected ? .disc(tintColor) { $0.addSign([(6.5, 11.5), (9.5, 15), (15.5, 7.5)]) } : .ring
      }
    picture.bounds.size = CGSize(width: 22, height: 22)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.center = CGPoint(x: TableMetrics.margin + 11, y: bounds.midY)
  }
}

/// The three lines by which a finger carries a row.
@MainActor
final class UITableViewCellReorderControl: UIView, KnownByName {
  private let picture = UIImageView(image: .grip)
  let hold = UILongPressGestureRecognizer()

  /// The colour of the three lines.
  var gripColor: UIColor? {
    get { picture.tintColor }
    set { picture.tintColor = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.tintColor = .tertiaryLabel
    addSubview(picture)
    hold.minimumPressDuration = 0
    addGestureRecognizer(hold)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

extension UIImage {
  /// A white sign on a disc.
  @MainActor
  fileprivate static func disc(_ color: UIColor, _ sign: (UIBezierPath) -> Void) -> UIImage {
    let path = UIBezierPath()
    sign(path)
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    return UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in
      color.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 22, height: 22)).fill()
      UIColor.white.setStroke()
      path.stroke()
    }
  }

  /// The mark of a row that can be selected.
  @MainActor fileprivate static var ring: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in
      let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
      path.lineWidth = 1.5
      UIColor.systemGray3.setStroke()
      path.stroke()
    }
  }

  @MainActor fileprivate static var grip: UIImage {
    sign(size: CGSize(width: 20, height: 14), lineWidth: 1.5) { path in
      path.addSign([(1, 2), (19, 2)], [(1, 7), (19, 7)], [(1, 12), (19, 12)])
    }
  }
}

extension UIBezierPath {
  /// Adds strokes, each a line through its points.
  fileprivate func addSign(_ strokes: [(CGFloat, CGFloat)]...) {
    for stroke in strokes {
      for (index, point) in stroke.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if index == 0 { move(to: point) } else { addLine(to: point) }
      }
    }
  }
}
