/// One key: a rounded plate with a letter, a word or a sign.
final class KeyView: UIView {
  private let plate = UIView()
  private let label = UILabel()
  private let sign = UIImageView()
  private var key = KeyboardKey.space

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = Self.radius
    plate.layer.cornerRadius = Self.radius
    label.textAlignment = .center
    sign.contentMode = .center
    for view in [plate, label, sign] { addSubview(view) }
    isUserInteractionEnabled = false
    backgroundColor = .keyEdge
  }

  required init?(coder: NSCoder) { nil }

  /// How a key looks.
  struct Looks: Hashable {
    var isLit = false
    /// Whether a shift key is down, so that letters are capitals.
    var isShifted = false
    /// The name of the return key.
    var returnKey = UIReturnKeyType.default
    /// Whether the return key has an effect.
    var isReturnEnabled = true
    /// Whether the key is one of a pad of digits.
    var isInPad = false
  }

  private var looks: Looks?

  /// Shows a key.
  func show(_ key: KeyboardKey, _ looks: Looks) {
    guard self.key != key || self.looks != looks else { return }
    (self.key, self.looks) = (key, looks)
    let isBlue = key == .return && looks.returnKey.isBlue && looks.isReturnEnabled
    plate.backgroundColor =
      looks.isLit || isBlue
      ? .systemBlue : key == .shift && looks.isShifted ? .white : key.isGray ? .grayKey : .key
    let ink: UIColor =
      looks.isLit || isBlue ? .white : key == .shift && looks.isShifted ? .black : .label
    label.text = text(of: key, looks)
    label.textColor = ink.withAlphaComponent(
      key == .return && !looks.isReturnEnabled ? Self.faint : 1)
    label.font = font(of: key, looks)
    sign.image = image(of: key)
    sign.tintColor = ink
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = CGRect(x: 0, y: -Self.depth, width: bounds.width, height: bounds.height)
    label.frame = plate.frame.insetBy(dx: 2, dy: 0)
    sign.frame = plate.frame
  }

  private func text(of key: KeyboardKey, _ looks: Looks) -> String? {
    switch key {
    case .letter(let letter): looks.isShifted ? letter.uppercased() : String(letter)
    case .space: "space"
    case .return: looks.returnKey.title
    case .plane(.letters): "ABC"
    case .plane(.symbols): "#+="
    case .plane(.numbers), .plane(.pad): "123"
    case .shift, .delete: nil
    }
  }

  private func font(of key: KeyboardKey, _ looks: Looks) -> UIFont {
    guard case .letter = key else { return .systemFont(ofSize: 16) }
    return looks.isInPad ? .systemFont(ofSize: 25) : .systemFont(ofSize: 22.5, weight: .light)
  }

  private func image(of key: KeyboardKey) -> UIImage? {
    switch key {
    case .shift: .shiftSign
    case .delete: .deleteSign
    case .letter, .space, .return, .plane: nil
    }
  }

  /// The radius of a key's corners, and how much of its edge is seen below it.
  ///
  /// *Units*: points.
  private static let radius: CGFloat = 5
  private static let depth: CGFloat = 1
  /// The opacity of a word that has no effect now, 0...1.
  private static let faint: CGFloat = 0.3
}

extension UIReturnKeyType {
  /// What the key says.
  fileprivate var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "SOS"
    case .continue: "continue"
    }
  }

  /// Whether the key is blue: it ends what is typed.
  fileprivate var isBlue: Bool { self != .default && self != .next }
}

extension UIColor {
  fileprivate static let key = UIColor((255, 255, 255), dark: (107, 107, 109))
  fileprivate static let grayKey = UIColor((171, 176, 187), dark: (71, 71, 73))
  fileprivate static let keyEdge = UIColor((137, 138, 141), dark: (26, 26, 27))
}

extension UIImage {
  /// An arrow upwards.
  @MainActor fileprivate static var shiftSign: UIImage {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 1))
    for point in [(19, 10), (14, 10), (14, 17), (6, 17), (6, 10), (1, 10)] {
      path.addLine(to: CGPoint(x: point.0, y: point.1))
    }
    path.close()
    return sign(path, size: CGSize(width: 20, height: 18))
  }

  /// A tag that points to the left, with a cross.
  @MainActor fileprivate static var deleteSign: UIImage {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 9))
    for point in [(8, 1), (22, 1), (22, 17), (8, 17)] {
      path.addLine(to: CGPoint(x: point.0, y: point.1))
    }
    path.close()
    for (start, end) in [(11.0, 18.0), (18.0, 11.0)] {
      path.move(to: CGPoint(x: start, y: 5.5))
      path.addLine(to: CGPoint(x: end, y: 12.5))
    }
    return sign(path, size: CGSize(width: 23, height: 18))
  }

  @MainActor private static func sign(_ path: UIBezierPath, size: CGSize) -> UIImage {
    path.lineWidth = 1.5
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
