extension UIPasteboard {
  /// The image that was copied; `nil` for none.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images that were copied; `nil` for none.
  public var images: [UIImage]? {
    get { values(Self.picture) }
    set { set(newValue, Self.picture) }
  }

  /// Whether an image is among what was copied last.
  public var hasImages: Bool { images != nil }

  /// The type under which images are copied.
  package static let picture = "public.png"
}
