import Drawing
import Foundation
import Geometry
import Synchronization
import Testing
import Typography

/// Texts that several threads lay out at the same time.
@Suite struct ThreadedTextTests {
  /// One film in three broke a line of letters that join elsewhere, on one of two threads.
  @Test func `lines break at the same places on every thread`() throws {
    let text = TextRun(
      String(repeating: "مرحبا", count: 50), font: Typeface(size: 17), color: .black,
      box: CGRect(x: 0, y: 0, width: 280, height: 120), lines: 0)
    let layouts = Mutex<[TextWords]>([])
    // Each thread is a new one: what Pango knows of a font belongs to a thread.
    for _ in 0..<40 {
      let ends = (0..<2).map { _ in DispatchSemaphore(value: 0) }
      for end in ends {
        Thread {
          if let words = try? TextWords(of: text) { layouts.withLock { $0.append(words) } }
          end.signal()
        }.start()
      }
      for end in ends { end.wait() }
    }
    layouts.withLock {
      #expect($0.count == 80)
      #expect(Set($0).count == 1)
    }
  }
}
