import Foundation
import Testing
import UIKit

/// Choices of alerts, documents, pickers and printing, by the numbers that code stores.
@MainActor @Suite struct ExtraTypeTests {
  @Test func `choices have Apple's numbers`() {
    #expect(UIActivity.Category.share.rawValue == 1)
    #expect(UIAlertViewStyle.loginAndPasswordInput.rawValue == 3)
    #expect(FileWrapper.ReadingOptions.withoutMapping.rawValue == 2)
    #expect(FileWrapper.WritingOptions.atomic.rawValue == 1)
    #expect(UIDocument.SaveOperation.forOverwriting.rawValue == 1)
    #expect(UIDocument.ChangeKind.cleared.rawValue == 3)
    #expect(UIDocumentPickerMode.moveToService.rawValue == 3)
    #expect(UIImagePickerController.SourceType.savedPhotosAlbum.rawValue == 2)
    #expect(UICalendarView.DecorationSize.large.rawValue == 2)
    #expect(UIPrintInfo.OutputType.grayscale.rawValue == 2)
    #expect(UIPrintInfo.Duplex.shortEdge.rawValue == 2)
  }

  @Test func `a document counts its changes, and forgets them when it is saved`() {
    let document = UIDocument(fileURL: URL(filePath: "/tmp/note.txt"))
    #expect(document.documentState == .closed && !document.hasUnsavedChanges)
    document.updateChangeCount(UIDocument.ChangeKind.done)
    document.updateChangeCount(.done)
    document.updateChangeCount(.undone)
    #expect(document.hasUnsavedChanges && document.localizedName == "note")
    let token = document.changeCountToken(for: UIDocument.SaveOperation.forOverwriting)
    document.updateChangeCount(withToken: token, for: .forOverwriting)
    #expect(!document.hasUnsavedChanges)
  }

  @Test func `what is shared is asked for by the activity`() {
    final class Source: NSObject, UIActivityItemSource {
      func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
      ) -> Any { "" }
      func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? { activityType == .copyToPasteboard ? "text" : nil }
    }
    let source: any UIActivityItemSource = Source()
    let sheet = UIActivityViewController(activityItems: [source], applicationActivities: nil)
    #expect(
      source.activityViewController(sheet, itemForActivityType: .copyToPasteboard) as? String
        == "text")
  }

  @Test func `a page of a document is drawn in its own rectangle`() throws {
    try onStage { _ in
      let bounds = CGRect(0, 0, 100, 50)
      let renderer = UIGraphicsPDFRenderer(bounds: bounds)
      var seen: [CGRect] = []
      _ = renderer.pdfData { (context: UIGraphicsPDFRendererContext) in
        context.beginPage()
        seen.append(context.pdfContextBounds)
        context.fill(CGRect(1, 1, 5, 5))
        context.beginPage(withBounds: CGRect(0, 0, 30, 20), pageInfo: [:])
        seen.append(context.pdfContextBounds)
      }
      #expect(seen == [bounds, CGRect(0, 0, 30, 20)])
    }
  }

  @Test func `a formatter has no page without a renderer`() {
    let view = UIView(frame: CGRect(0, 0, 10, 10))
    let formatter: UIPrintFormatter = view.viewPrintFormatter()
    #expect(formatter.pageCount == 0 && formatter.startPage == 0)
    #expect(formatter.rect(forPageAt: 0) == .null && formatter.contentInsets == .zero)
    #expect((formatter as? UIViewPrintFormatter)?.view === view)
  }
}
