import Foundation
import UIKit

/// Notes what is being played, in memory that outlives a crash of the scene's code.
///
/// Whoever watches a run reads it from another thread, or from another process when the memory is
/// that of a file.
@MainActor
package enum Logbook {
  private static var memory: UnsafeMutableRawPointer?
  /// Whether another process reads what is noted.
  package private(set) static var isWatched = false

  /// Begins to note.
  ///
  /// - Parameters:
  ///   - memory: `LogbookPage.size` bytes, which stay for as long as the process runs.
  ///   - isWatched: whether another process reads them.
  package static func open(_ memory: UnsafeMutableRawPointer, isWatched: Bool = false) {
    self.memory = memory
    self.isWatched = isWatched
    note(.none, pass: 0)
  }

  /// What is noted; `nil` before memory was given.
  package static var page: LogbookPage? {
    memory.map { LogbookPage(UnsafeRawBufferPointer(start: $0, count: LogbookPage.size)) }
  }

  /// Notes that a scene begins.
  static func begin(_ scene: Scene, rate: Int) {
    guard let memory else { return }
    let name = Array(scene.name.utf8.prefix(LogbookPage.longestName))
    (memory + LogbookPage.nameOffset).copyMemory(from: name, byteCount: name.count)
    set(.nameLength, name.count)
    set(.frame, 0)
    set(.rate, rate)
    note(.firstPicture, pass: 0)
  }

  /// Notes that a pass of a frame begins.
  static func enter(_ pass: FramePass, of frame: Int) {
    guard memory != nil else { return }
    set(.frame, frame)
    note(.inPass, pass: pass.rawValue)
  }

  /// Notes that a pass has ended: the next one begins, or the frame is done.
  static func leave(_ pass: FramePass) {
    guard memory != nil else { return }
    if let next = FramePass(rawValue: pass.rawValue + 1) {
      note(.inPass, pass: next.rawValue)
    } else {
      note(.betweenFrames, pass: 0)
    }
  }

  /// Notes that no code of a scene runs.
  static func rest() {
    guard memory != nil else { return }
    note(.betweenFrames, pass: 0)
  }

  /// Notes why a scene's own code ends the process.
  package static func note(exception sentence: String) {
    guard let memory else { return }
    let text = Array(sentence.utf8.prefix(LogbookPage.longestText))
    (memory + LogbookPage.textOffset).copyMemory(from: text, byteCount: text.count)
    set(.textLength, text.count)
  }

  private static func note(_ state: LogbookPage.State, pass: Int) {
    set(.pass, pass)
    set(.state, state.rawValue)
    set(.thread, Int(bitPattern: UInt(pthread_self())))
    beats += 1
    set(.beat, beats)
  }

  private static var beats = 0

  private static func set(_ field: LogbookPage.Field, _ value: Int) {
    memory?.storeBytes(of: Int64(value), toByteOffset: field.offset, as: Int64.self)
  }
}

/// What stands in the memory of a logbook.
package struct LogbookPage: Hashable, Sendable {
  /// What runs.
  package enum State: Int, Hashable, Sendable {
    /// No scene was begun.
    case none
    /// The scene is made and shown for the first time.
    case firstPicture
    case inPass
    /// The scene's code waits while frames are drawn.
    case betweenFrames
  }

  /// The numbers on the page, 64 bits each, in their order from its first byte on.
  package enum Field: Int {
    case state, pass, frame, rate, beat, thread, isHanging, nameLength, textLength, hasEnded

    /// Where the field stands.
    ///
    /// *Units*: bytes.
    package var offset: Int { rawValue * 8 }
  }

  /// What runs; `none` also stands for a number that is no state.
  package let state: State
  /// The pass that runs, in the order of `FramePass`.
  package let pass: FramePass?
  /// The frame that is being made; 0 for the first picture.
  package let frame: Int
  /// Steps a second.
  package let rate: Int
  /// A number that changes with every pass.
  package let beat: Int
  /// The thread that plays the scene.
  package let thread: UInt
  /// Whether the run was ended since a frame did not end.
  package let isHanging: Bool
  /// Whether the program itself has ended the process, and no code of a scene.
  package let hasEnded: Bool
  /// The name of the scene; `nil` before the first one.
  package let scene: String?
  /// Why the scene's own code ended the process; `nil` where it did not say.
  package let exception: String?

  /// Reads a page.
  ///
  /// *Shape*: `bytes` are `size` bytes.
  package init(_ bytes: UnsafeRawBufferPointer) {
    func field(_ field: Field) -> Int {
      Int(bytes.loadUnaligned(fromByteOffset: field.offset, as: Int64.self))
    }
    func text(at offset: Int, _ length: Int, atMost limit: Int) -> String? {
      let length = min(max(length, 0), limit)
      guard length > 0 else { return nil }
      return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    }
    let state = State(rawValue: field(.state)) ?? .none
    self.state = state
    let passes = FramePass.allCases
    let index = field(.pass)
    pass = state == .inPass && passes.indices.contains(index) ? passes[index] : nil
    frame = field(.frame)
    rate = max(1, field(.rate))
    beat = field(.beat)
    thread = UInt(bitPattern: field(.thread))
    isHanging = field(.isHanging) != 0
    hasEnded = field(.hasEnded) != 0
    scene = text(at: Self.nameOffset, field(.nameLength), atMost: Self.longestName)
    exception = text(at: Self.textOffset, field(.textLength), atMost: Self.longestText)
  }

  /// The size of a page.
  ///
  /// *Units*: bytes.
  package static let size = 4096
  static let nameOffset = 128
  static let longestName = 896
  static let textOffset = 1024
  static let longestText = 3072
}

extension LogbookPage {
  /// Where the scene was, as in `at 0.50 s (frame 30), in the pass “due calls”`.
  package var moment: String {
    let seconds = Double(frame) / Double(rate)
    let time = "at \(((seconds * 100).rounded() / 100).inWords) s (frame \(frame))"
    switch state {
    case .none: return "before its first scene"
    case .firstPicture: return "before its first picture"
    case .inPass: return "\(time), in the pass “\(pass?.name ?? "")”"
    case .betweenFrames: return "\(time), while the frame was drawn"
    }
  }
}
