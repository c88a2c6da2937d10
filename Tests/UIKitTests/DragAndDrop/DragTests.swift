import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct DragTests {
  private final class Giver: NSObject, UIDragInteractionDelegate {
    var lines: [String] = []
    var allowsMove = true

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      lines.append("items")
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Apple")))]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { lines.append("begin") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { lines.append("will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { lines.append("did end \(operation)") }
  }

  private final class Taker: NSObject, UIDropInteractionDelegate {
    var lines: [String] = []
    var words: [String] = []
    var operation = UIDropOperation.copy

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { session.canLoadObjects(ofClass: String.self) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { lines.append("enter") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { lines.append("exit") }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      lines.append("drop")
      session.loadObjects(ofClass: NSString.self) { [weak self] items in
        self?.words = items as? [String] ?? []
      }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { lines.append("conclude") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { lines.append("end") }
  }

  private func play(
    on stage: TestStage, _ giver: Giver, _ taker: Taker, to places: [CGPoint]
  ) {
    let card = stage.view(CGRect(20, 20, 80, 80))
    card.addInteraction(UIDragInteraction(delegate: giver))
    let box = stage.view(CGRect(100, 300, 200, 200))
    box.addInteraction(UIDropInteraction(delegate: taker))
    stage.frame((1, .began, CGPoint(60, 60)))
    stage.run(frames: 40)
    for place in places { stage.frame((1, .moved, place)) }
    stage.frame((1, .ended, places.last ?? CGPoint(60, 60)))
  }

  private func overlay(_ stage: TestStage) -> DragOverlay? {
    stage.window.subviews.compactMap { $0 as? DragOverlay }.last
  }

  @Test func `a card that a finger lifts and carries is handed over where it is let go`() throws {
    try onStage { stage in
      let (giver, taker) = (Giver(), Taker())
      play(on: stage, giver, taker, to: [CGPoint(100, 200), CGPoint(200, 400)])
      #expect(giver.lines == ["items", "begin", "will end copy"])
      #expect(taker.lines == ["enter", "drop"])
      #expect(overlay(stage) != nil)
      stage.run(frames: 40)
      #expect(taker.words == ["Apple"])
      #expect(taker.lines == ["enter", "drop", "conclude", "end"])
      #expect(giver.lines.last == "did end copy")
      #expect(overlay(stage) == nil)
    }
  }

  @Test func `let go beside a box, the card goes back`() throws {
    try onStage { stage in
      let (giver, taker) = (Giver(), Taker())
      play(
        on: stage, giver, taker,
        to: [CGPoint(100, 200), CGPoint(200, 400), CGPoint(20, 400)])
      stage.run(frames: 40)
      #expect(taker.lines == ["enter", "exit", "end"])
      #expect(giver.lines == ["items", "begin", "will end cancel", "did end cancel"])
    }
  }

  @Test func `a move that is not allowed is forbidden`() throws {
    try onStage { stage in
      let (giver, taker) = (Giver(), Taker())
      giver.allowsMove = false
      taker.operation = .move
      play(on: stage, giver, taker, to: [CGPoint(100, 200), CGPoint(200, 400)])
      stage.run(frames: 40)
      #expect(!taker.lines.contains("drop"))
      #expect(giver.lines.last == "did end cancel")
    }
  }

  @Test func `a finger that only rests lifts the card and puts it back`() throws {
    try onStage { stage in
      let (giver, taker) = (Giver(), Taker())
      play(on: stage, giver, taker, to: [])
      #expect(overlay(stage) != nil)
      stage.run(frames: 40)
      #expect(giver.lines == ["items"] && overlay(stage) == nil)
    }
  }
}
