import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct PrintTests {
  private final class Delegate: NSObject, UIPrintInteractionControllerDelegate {
    var told: [String] = []

    func printInteractionControllerWillPresentPrinterOptions(
      _ printInteractionController: UIPrintInteractionController
    ) { told.append("will") }
    func printInteractionControllerDidDismissPrinterOptions(
      _ printInteractionController: UIPrintInteractionController
    ) { told.append("did") }
  }

  @Test func `printing ends without a print`() throws {
    let stage = TestStage()
    defer { stage.leave() }
    #expect(UIPrintInteractionController.isPrintingAvailable)
    let printing = UIPrintInteractionController.shared
    let delegate = Delegate()
    printing.delegate = delegate
    #expect(!printing.present(animated: true))
    let info = UIPrintInfo.printInfo()
    info.jobName = "Milk"
    info.outputType = .photo
    printing.printInfo = UIPrintInfo(dictionary: info.dictionaryRepresentation)
    #expect(printing.printInfo?.jobName == "Milk" && printing.printInfo?.outputType == .photo)
    printing.printFormatter = UISimpleTextPrintFormatter(text: "Milk")
    #expect(UIPrintInteractionController.shared.printFormatter != nil)
    #expect(
      printing.present(animated: true) { _, isDone, error in
        delegate.told.append("end \(isDone) \(error == nil)")
      })
    #expect(delegate.told == ["will"])
    stage.run()
    #expect(delegate.told == ["will", "did", "end false true"])
  }

  @Test func `a text is cut between its lines`() throws {
    let stage = TestStage()
    defer { stage.leave() }
    let renderer = UIPrintPageRenderer()
    renderer.setValue(
      NSValue(cgRect: CGRect(x: 0, y: 0, width: 200, height: 100)), forKey: "paperRect")
    renderer.headerHeight = 10
    let text = UISimpleTextPrintFormatter(
      text: (1...20).map { "Line \($0)" }.joined(separator: "\n"))
    #expect(text.pageCount == 0)
    text.contentInsets = UIEdgeInsets(top: 30, left: 5, bottom: 0, right: 5)
    renderer.addPrintFormatter(text, startingAtPageAt: 1)
    let line = try #require(text.lineEnds(width: 190).first)
    #expect(text.lineEnds(width: 190).count == 20)
    let (first, others) = ((60 / line).rounded(.down), (90 / line).rounded(.down))
    let pages = 1 + Int(((20 - first) / others).rounded(.up))
    #expect(text.pageCount == pages && renderer.numberOfPages == 1 + pages)
    #expect(text.rect(forPageAt: 1) == CGRect(x: 5, y: 40, width: 190, height: 60))
    #expect(text.rect(forPageAt: 2) == CGRect(x: 5, y: 10, width: 190, height: 90))
    #expect(text.rect(forPageAt: 0).isNull && renderer.printFormatters(forPageAt: 0) == nil)
    #expect(renderer.printFormatters(forPageAt: 1) == [text])
    text.removeFromPrintPageRenderer()
    #expect(renderer.numberOfPages == 0 && text.printPageRenderer == nil)
  }

  @Test func `a document of HTML and a view are printed`() throws {
    let stage = TestStage()
    defer { stage.leave() }
    let renderer = UIPrintPageRenderer()
    renderer.setValue(CGRect(x: 0, y: 0, width: 100, height: 80), forKey: "paperRect")
    let page = UIMarkupTextPrintFormatter(markupText: "<h1>Milk</h1><p>and bread</p>")
    renderer.addPrintFormatter(page, startingAtPageAt: 0)
    #expect(page.lineEnds(width: 100).count == 2)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let formatter = view.viewPrintFormatter()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 5)
    // Half as large, 200 points high.
    #expect(formatter.pageCount == 3 && renderer.numberOfPages == 8)
  }
}
