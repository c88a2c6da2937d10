import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct PasteboardTests {
  @Test func `what is copied replaces what was, whatever it is`() throws {
    try onStage { _ in
      let board = UIPasteboard.general
      board.string = "Hello"
      #expect(board.hasStrings && board.types == ["public.utf8-plain-text"])
      #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("Hello".utf8))
      board.image = UIImage()
      #expect(!board.hasStrings && board.hasImages && board.numberOfItems == 1)
      board.addItems([["own": 1]])
      #expect(board.items.count == 2 && board.changeCount == 3)
      #expect(UIPasteboard.general === board)
    }
  }

  @Test func `pasteboards have their own things by their names`() throws {
    try onStage { _ in
      let name = UIPasteboard.Name("mine")
      #expect(UIPasteboard(name: name, create: false) == nil)
      let made = try #require(UIPasteboard(name: name, create: true))
      made.setValue("x", forPasteboardType: "own")
      let again = try #require(UIPasteboard(name: name, create: false))
      #expect(again.value(forPasteboardType: "own") as? String == "x")
      #expect(UIPasteboard.general.numberOfItems == 0)
      UIPasteboard.remove(withName: name)
      #expect(made.numberOfItems == 0 && UIPasteboard(name: name, create: false) == nil)
    }
  }
}
