import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct DocumentPickerTests {
  private final class Delegate: NSObject, UIDocumentPickerDelegate,
    UIDocumentInteractionControllerDelegate
  {
    var told: [String] = []

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      told.append("cancelled")
    }
    func documentInteractionControllerWillPresentOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { told.append("menu") }
    func documentInteractionControllerDidDismissOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { told.append("gone") }
  }

  @Test func `a phone without files has nothing to choose but “Cancel”`() throws {
    let controller = UIViewController()
    try onStage(root: controller) { stage in
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
      #expect(picker.documentPickerMode == .open && !picker.allowsMultipleSelection)
      let delegate = Delegate()
      picker.delegate = delegate
      controller.present(picker, animated: true)
      stage.run(frames: 60)
      let navigation = try #require(picker.children.first as? UINavigationController)
      let list = try #require(navigation.topViewController)
      #expect(list.navigationItem.title == "Recents")
      let cancel = try #require(list.navigationItem.rightBarButtonItem)
      #expect(delegate.told.isEmpty)
      cancel.primaryAction?.performWithSender(cancel, target: nil)
      stage.run(frames: 60)
      #expect(delegate.told == ["cancelled"])
      #expect(controller.presentedViewController == nil)
    }
  }

  @Test func `a picker that is taken away is cancelled`() throws {
    let controller = UIViewController()
    try onStage(root: controller) { stage in
      let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
      let delegate = Delegate()
      picker.delegate = delegate
      controller.present(picker, animated: true)
      stage.run(frames: 60)
      controller.dismiss(animated: true)
      stage.run(frames: 60)
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test func `a file can be shared, and neither previewed nor opened elsewhere`() throws {
    let controller = UIViewController()
    try onStage(root: controller) { stage in
      let files = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/Milk.txt"))
      #expect(files.name == "Milk.txt" && files.uti == "public.plain-text")
      let delegate = Delegate()
      files.delegate = delegate
      #expect(!files.presentPreview(animated: true))
      let view = try #require(controller.view)
      #expect(!files.presentOpenInMenu(from: view.bounds, in: view, animated: true))
      #expect(files.presentOptionsMenu(from: view.bounds, in: view, animated: true))
      stage.run(frames: 60)
      #expect(controller.presentedViewController is UIActivityViewController)
      files.dismissMenu(animated: true)
      stage.run(frames: 60)
      #expect(delegate.told == ["menu", "gone"])
    }
  }

  @Test func `no word is defined, and no film is cut`() {
    #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "film"))
    #expect(!UIVideoEditorController.canEditVideo(atPath: "/a.mov"))
  }

  private final class Late: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "made" }
  }

  @Test func `a provider makes what is shared when it is asked for`() throws {
    let controller = UIViewController()
    try onStage(root: controller) { stage in
      let sheet = UIActivityViewController(
        activityItems: [Late(placeholderItem: "")], applicationActivities: nil)
      controller.present(sheet, animated: false)
      stage.run(frames: 2)
      let table = try #require(sheet.view.subviews.first as? UITableView)
      sheet.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
      stage.run(frames: 60)
      #expect(UIPasteboard.general.string == "made")
    }
  }

  @Test func `providers are copied, and what was copied is provided`() throws {
    try onStage { _ in
      let board = UIPasteboard.general
      board.itemProviders = [
        NSItemProvider(object: NSString(string: "text")),
        NSItemProvider(object: UIColor.red),
      ]
      #expect(board.string == "text" && board.color == .red)
      #expect(board.numberOfItems == 2)
      #expect(board.itemProviders.count == 2)
      #expect(board.itemProviders[0].canLoadObject(ofClass: NSString.self))
      let provider = NSItemProvider()
      provider.registerDataRepresentation(forTypeIdentifier: "com.example.own") { handler in
        handler(Data([7]), nil)
        return nil
      }
      board.setItemProviders([provider], localOnly: true, expirationDate: nil)
      #expect(board.data(forPasteboardType: "com.example.own") == Data([7]))
      #expect(board.isPersistent)
      #expect(!UIPasteboard.withUniqueName().isPersistent)
    }
  }
}
