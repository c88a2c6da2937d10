import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct ImagePickerTests {
  private final class Owner: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var info: [UIImagePickerController.InfoKey: Any]?
    var isCancelled = false

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      self.info = info
      picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      isCancelled = true
      picker.dismiss(animated: true)
    }
  }

  /// A delegate in the words of Swift 4.
  private final class OldOwner: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var image: UIImage?

    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
    ) { image = info[UIImagePickerControllerOriginalImage] as? UIImage }
  }

  private func present(
    _ change: (UIImagePickerController) -> Void = { _ in }, from owner: UIViewController,
    on stage: TestStage
  ) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = owner as? any UINavigationControllerDelegate
    change(picker)
    owner.present(picker, animated: true)
    stage.run(frames: 40)
    return picker
  }

  private func tap(_ view: UIView?, on stage: TestStage) throws {
    let view = try #require(view)
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    stage.frame((1, .began, point))
    stage.run(frames: 2)
    stage.frame((1, .ended, point))
    stage.run(frames: 45)
  }

  private func cell(_ number: Int, of picker: UIImagePickerController) -> UIView? {
    (picker.topViewController as? PictureGrid)?.collectionView.visibleCells.first {
      $0.accessibilityIdentifier == "picture \(number)"
    }
  }

  @Test func `a finger chooses a picture, and the delegate gets it`() throws {
    let owner = Owner()
    try onStage(root: owner) { stage in
      let picker = present(from: owner, on: stage)
      try tap(cell(2, of: picker), on: stage)
      let image = try #require(owner.info?[.originalImage] as? UIImage)
      #expect(image.size == CGSize(width: 400, height: 400))
      #expect(owner.info?[.mediaType] as? String == "public.image")
      #expect(owner.info?[.editedImage] == nil)
      #expect(owner.presentedViewController == nil)
    }
  }

  @Test func `a square is cut out of a picture before it is chosen`() throws {
    let owner = Owner()
    try onStage(root: owner) { stage in
      let picker = present({ $0.allowsEditing = true }, from: owner, on: stage)
      try tap(cell(1, of: picker), on: stage)
      #expect(owner.info == nil)
      let crop = try #require(picker.topViewController as? PictureCrop)
      let choose = crop.view.subviews.compactMap { $0 as? UIButton }.first {
        $0.title(for: .normal) == "Choose"
      }
      try tap(choose, on: stage)
      // The middle square of a picture of 400 to 300 points.
      let edited = try #require(owner.info?[.editedImage] as? UIImage)
      #expect(abs(edited.size.width - 300) < 1 && abs(edited.size.height - 300) < 1)
      let rect = (owner.info?[.cropRect] as? NSValue)?.cgRectValue ?? .zero
      #expect(abs(rect.minX - 50) < 1 && abs(rect.minY) < 1)
    }
  }

  @Test func `a picker that is cancelled says so, and a delegate without methods lets it go`()
    throws
  {
    let owner = Owner()
    try onStage(root: owner) { stage in
      let picker = present(from: owner, on: stage)
      let cancel = picker.topViewController?.navigationItem.leftBarButtonItem?.shownView
      try tap(cancel, on: stage)
      #expect(owner.isCancelled && owner.presentedViewController == nil)
    }
    let plain = OldOwner()
    try onStage(root: plain) { stage in
      let picker = present(from: plain, on: stage)
      try tap(cell(1, of: picker), on: stage)
      #expect(plain.image != nil)
      try tap(picker.topViewController?.navigationItem.leftBarButtonItem?.shownView, on: stage)
      #expect(plain.presentedViewController == nil)
    }
  }

  @Test func `there is a library and no camera`() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
  }
}
