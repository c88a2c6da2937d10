extension UIColor: NSSecureCoding {
  /// Whether colours may stand in archives that take only named classes: they may.
  public static var supportsSecureCoding: Bool { true }

  /// Encodes red, green, blue and alpha; of a dynamic colour, what it is now.
  public func encode(with coder: NSCoder) {
    var parts = (red: CGFloat(), green: CGFloat(), blue: CGFloat(), alpha: CGFloat())
    getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
    coder.encode(Double(parts.red), forKey: "UIRed")
    coder.encode(Double(parts.green), forKey: "UIGreen")
    coder.encode(Double(parts.blue), forKey: "UIBlue")
    coder.encode(Double(parts.alpha), forKey: "UIAlpha")
  }

  /// Decodes what `encode` has encoded; nil for anything else.
  public convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIAlpha") else { return nil }
    func part(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    self.init(
      red: part("UIRed"), green: part("UIGreen"), blue: part("UIBlue"), alpha: part("UIAlpha"))
  }
}
