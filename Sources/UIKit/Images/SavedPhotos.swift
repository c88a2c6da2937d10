/// Puts an image into the user's photo library, of which a scene has none: the log says so, and
/// nobody is told of an end.
///
/// Source: Apple, UIImageWriteToSavedPhotosAlbum.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  Log.once("A scene has no photo library: images are not saved to it.")
}
