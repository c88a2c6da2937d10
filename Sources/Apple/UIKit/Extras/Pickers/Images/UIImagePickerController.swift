import Foundation

/// Lets somebody choose a picture of a plain library: the app's own images, or some placeholders.
///
/// Source: Apple, UIImagePickerController.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// What a chosen picture comes with.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `String`: always "public.image".
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// The whole picture, a `UIImage`.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// What was cut out of it, a `UIImage`; only with `allowsEditing`.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// Where that stands in the whole, an `NSValue` with a `CGRect` in points.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    /// The file of the picture, a `URL`; missing for a placeholder.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")

    // Of films, cameras and a library with dates: no picture here comes with these.
    /// The address of a film, data about a photo, a photo that moves, and its entry in the library.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
  }

  /// Returns true for libraries; a scene has no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the kinds of media of a source: images.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Where pictures come from; both libraries are the same here.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      raise(.invalidArgument, "Source type \(sourceType.rawValue) not available")
    }
  }

  /// The kinds of media that are shown; there are images only.
  open var mediaTypes = ["public.image"]

  /// Whether a square is cut out of the picture before it is chosen.
  open var allowsEditing = false

  /// Makes a picker of the library.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    let grid = PictureGrid()
    grid.onChoice = { [weak self] in self?.choose($0) }
    grid.onCancel = { [weak self] in self?.cancel() }
    viewControllers = [grid]
  }

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  private func choose(_ picture: LibraryPicture) {
    guard allowsEditing else { return finish(with: picture.info) }
    let crop = PictureCrop(picture.image)
    crop.onCancel = { [weak self] in
      self?.setNavigationBarHidden(false, animated: true)
      self?.popViewController(animated: true)
    }
    crop.onChoice = { [weak self] image, rect in
      var info = picture.info
      info[.editedImage] = image
      info[.cropRect] = NSValue(cgRect: rect)
      self?.finish(with: info)
    }
    setNavigationBarHidden(true, animated: true)
    pushViewController(crop, animated: true)
  }

  private func finish(with info: [InfoKey: Any]) {
    guard let pickerDelegate else { return dismiss(animated: true) }
    pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  private func cancel() {
    guard let pickerDelegate else { return dismiss(animated: true) }
    pickerDelegate.imagePickerControllerDidCancel(self)
  }
}

/// Is told what was chosen; every method is optional, and without it the picker goes by itself.
///
/// Source: Apple, UIImagePickerControllerDelegate.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when a picture was chosen; the delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Called when a picture was chosen, as Swift 3 and 4 spelled it.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])

  /// Called when nothing was chosen; the delegate dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Hands the picture on to the older spelling, with texts for keys.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let named = Dictionary(uniqueKeysWithValues: info.map { ($0.key.rawValue, $0.value) })
    imagePickerController(picker, didFinishPickingMediaWithInfo: named)
  }

  /// Dismisses the picker, which a delegate that implements the method does itself.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
  ) { picker.dismiss(animated: true) }

  /// Dismisses the picker, which a delegate that implements the method does itself.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// `InfoKey.originalImage`, as Swift 3 and 4 spelled it.
public let UIImagePickerControllerOriginalImage = "UIImagePickerControllerOriginalImage"
/// `InfoKey.editedImage`, as Swift 3 and 4 spelled it.
public let UIImagePickerControllerEditedImage = "UIImagePickerControllerEditedImage"
/// `InfoKey.mediaType`, as Swift 3 and 4 spelled it.
public let UIImagePickerControllerMediaType = "UIImagePickerControllerMediaType"
