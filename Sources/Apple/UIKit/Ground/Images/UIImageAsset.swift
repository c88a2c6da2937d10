/// Images that are one image in several looks, such as one for light and one for dark.
///
/// An image view shows the one that is given to it; ask for that of the traits.
///
/// Source: Apple, UIImageAsset.
@preconcurrency @MainActor
open class UIImageAsset: NSObject {
  private var images: [(style: UIUserInterfaceStyle, image: UIImage)] = []

  public override init() { super.init() }

  /// Takes an image for light, for dark, or for both.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let style = traitCollection.userInterfaceStyle
    images.removeAll { $0.style == style }
    images.append((style, image))
  }

  /// Takes away the image for light, for dark, or for both.
  open func unregister(_ traitCollection: UITraitCollection) {
    images.removeAll { $0.style == traitCollection.userInterfaceStyle }
  }

  /// Returns the image that fits best; an empty one where none was taken.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let style = traitCollection.userInterfaceStyle
    let fitting =
      images.first { $0.style == style } ?? images.first { $0.style == .unspecified }
      ?? images.first
    return fitting?.image ?? UIImage()
  }
}
