extension UIImage: NSSecureCoding {
  /// Whether images may stand in archives that take only named classes: they may.
  public static var supportsSecureCoding: Bool { true }

  /// Encodes the pixels, as a PNG file, and the scale; an image without size encodes nothing.
  public func encode(with coder: NSCoder) {
    guard let file = MainActor.assumeIsolated({ pngData() }) else { return }
    coder.encode(file as NSData, forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIScale")
  }

  /// Decodes the pixels that `encode` has encoded; nil for anything else.
  public convenience init?(coder: NSCoder) {
    guard let file = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
    self.init(data: Data(referencing: file), scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
  }
}
