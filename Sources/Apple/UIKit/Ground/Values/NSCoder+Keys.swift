import Foundation

extension NSCoder {
  /// Encodes a vector.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSCoder.string(for: vector), forKey: key)
  }

  /// Encodes a transform of the plane.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform), forKey: key)
  }

  /// Encodes insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets), forKey: key)
  }

  /// Encodes an offset.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: offset), forKey: key)
  }

  /// Decodes a point; zero where there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }

  /// Decodes a size; zero where there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }

  /// Decodes a rectangle; zero where there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

  /// Decodes a vector; zero where there is none.
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }

  /// Decodes a transform of the plane; the identity where there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(key))
  }

  /// Decodes insets; zero where there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: text(key))
  }

  /// Decodes an offset; zero where there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }

  private func text(_ key: String) -> String {
    decodeObject(of: NSString.self, forKey: key)?.description ?? ""
  }
}
