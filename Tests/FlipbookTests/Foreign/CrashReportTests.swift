import Foundation
import Staging
import Testing
import UIKit

@testable import Flipbook

/// What is said when a scene's own code ends a run.
@Suite @MainActor struct CrashReportTests {
  private static let backtrace = """
    Thread 0 crashed:

     0      0x00007f821256df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
     1 [ra] 0x00007f8212b55f65 Array.subscript.getter + 84 in libswiftCore.so at /usr/A.swift:3:1
     2 [ra] 0x000055bbc1392d32 closure #1 in Fall.start() + 97 in program at /apps/Fall.swift:14:15
     3 [ra] 0x000055bbc1391d4b Fall.load() + 26 in program at /apps/Fall.swift:11:66
    """

  @Test func `the first line of a user's file counts`() throws {
    let place = try #require(CodePlace(in: Self.backtrace, among: ["/apps/Fall.swift"]))
    #expect(place.path == "/apps/Fall.swift")
    #expect(place.line == 14)
    #expect(place.function == "closure #1 in Fall.start()")
    #expect(CodePlace(in: Self.backtrace, among: ["/apps/Other.swift"]) == nil)
  }

  @Test func `a call whose line is known counts before one without`() throws {
    let added = "   0 [system] 0x00007f82125600df Fall.spin() + 9 in program at /apps/Fall.swift\n"
    let place = try #require(CodePlace(in: added + Self.backtrace, among: ["/apps/Fall.swift"]))
    #expect(place.line == 14)
    let alone = try #require(CodePlace(in: added, among: ["/apps/Fall.swift"]))
    #expect(alone.line == nil)
    #expect(alone.function == "Fall.spin()")
  }

  @Test func `an outlet that nobody set is named`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.url.path)/Login.swift"
    let text = "class Login {\n  var button: UIButton!\n  func load() { button.alpha = 1 }\n}\n"
    try Data(text.utf8).write(to: URL(filePath: path))
    func advice(place: String, outlets: [String], signal: Int32 = SIGILL) -> String? {
      let memory = [UInt8](repeating: 0, count: LogbookPage.size)
      var report = CrashReport(page: memory.withUnsafeBytes { LogbookPage($0) }, signal: signal)
      report.place = CodePlace(
        in: " 2 [ra] [system] 0x000055bb Login.load() + 9 in p at \(path)\(place)", among: [path])
      report.outlets = outlets
      let sentence = report.sentence
      return sentence.firstRange(of: "Outlets are nil").map { String(sentence[$0.lowerBound...]) }
    }
    let said =
      "Outlets are nil where the controller does not come from its storyboard or xib: `button`. Give"
      + " the folder with these files, or let a Scene set them before it gives the controller."
    #expect(advice(place: ":3:19", outlets: ["button", "label"]) == said)
    #expect(advice(place: "", outlets: ["button", "label"]) == said)
    #expect(advice(place: ":1", outlets: ["button"]) == nil)
    #expect(advice(place: ":3:19", outlets: ["label"]) == nil)
    #expect(advice(place: ":3:19", outlets: ["button"], signal: SIGSEGV) == nil)
  }

  /// Plays a scene whose controller stops in a pass, and returns the page as it was then.
  private func page(of scene: Scene, frames: Int) throws -> LogbookPage {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: LogbookPage.size, alignment: 8)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: LogbookPage.size)
    Logbook.open(memory)
    let stage = try Stage(scene)
    try stage.advance(frames: frames)
    return LogbookPage(UnsafeRawBufferPointer(start: memory, count: LogbookPage.size))
  }

  @Test func `the logbook knows the scene and its frame`() throws {
    let page = try page(of: Scene("café", "") { UIViewController() }, frames: 30)
    #expect(page.scene == "café")
    #expect(page.state == .betweenFrames)
    #expect(page.moment == "at 0.5 s (frame 30), while the frame was drawn")
  }

  @Test func `the logbook knows the pass that runs`() throws {
    let seen = Seen()
    let scene = Scene("hello", "") {
      let controller = UIViewController()
      UIKit.Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in seen.note() }
      return controller
    }
    _ = try page(of: scene, frames: 10)
    #expect(seen.moment == "at 0.1 s (frame 6), in the pass “due calls”")
  }

  @Test func `what crashes while nothing was played is no scene's fault`() throws {
    let memory = [UInt8](repeating: 0, count: LogbookPage.size)
    let page = memory.withUnsafeBytes { LogbookPage($0) }
    var report = CrashReport(page: page, signal: SIGSEGV)
    #expect(report.sentence.contains(" crashed while no scene was played: it read or wrote memory"))
    #expect(!report.sentence.contains("scenes"))
    report.place = CodePlace(in: Self.backtrace, among: ["/apps/Fall.swift"])
    #expect(report.sentence.hasPrefix("The code of the scenes crashed before its first scene, in"))
  }

  @Test func `a crash, a loop and an exception have their own sentences`() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: LogbookPage.size, alignment: 8)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: LogbookPage.size)
    Logbook.open(memory)
    _ = try Stage(Scene("hello", "") { UIViewController() })
    func page() -> LogbookPage {
      LogbookPage(UnsafeRawBufferPointer(start: memory, count: LogbookPage.size))
    }
    #expect(
      CrashReport(page: page(), signal: SIGFPE).sentence.contains(
        "The scene “hello” crashed at 0 s (frame 0), while the frame was drawn: it divided by"))
    Logbook.note(exception: "No such thing.")
    #expect(CrashReport(page: page(), signal: SIGTRAP).sentence.hasSuffix("No such thing."))
    memory.storeBytes(
      of: Int64(1), toByteOffset: LogbookPage.Field.isHanging.offset, as: Int64.self)
    #expect(CrashReport(page: page(), signal: SIGTRAP).sentence.contains("does not go on"))
  }
}

/// Reads the logbook of the running stage.
@MainActor
private final class Seen {
  private(set) var moment = ""

  func note() { moment = Logbook.page?.moment ?? "" }
}
