/// Puts an image into the user's photo library, where image pickers show it behind the others as
/// long as the scene lasts.
///
/// Source: Apple, UIImageWriteToSavedPhotosAlbum.
///
/// - Parameters:
///   - image: the image.
///   - completionTarget: who is told, behind what runs now; `nil` for nobody.
///   - completionSelector: a method that takes the image, an error, which is nil, and the context.
///   - contextInfo: is handed on.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  PictureLibrary.save(image)
  guard let target = completionTarget as AnyObject?, let completionSelector else { return }
  // Swift takes the null pointer of a method for a pointer to something.
  let context = contextInfo ?? UnsafeMutableRawPointer(bitPattern: 1)
  let values: [[Any?]] = [
    [image], [(any Error)?.none],
    [
      contextInfo, contextInfo.map { UnsafeRawPointer($0) }, context,
      context.map { UnsafeRawPointer($0) },
    ],
  ]
  DispatchQueue.main.async {
    guard completionSelector.performs(on: target, values: values) else {
      raise(
        .invalidArgument,
        "\(type(of: target)) does not take an image, an error and a context in "
          + "\(completionSelector), which is to be told of a saved photo.")
    }
  }
}
