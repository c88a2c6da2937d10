import AudioToolbox
import Foundation
import Staging
import Testing
import UIKit

@MainActor
struct SystemSoundTests {
  @Test func `a sound that is played ends at once, and a file's sound has a number`() throws {
    let stage = try Stage { UIViewController() }
    var isOver = false
    stage.perform {
      AudioServicesPlaySystemSoundWithCompletion(1104) { isOver = true }
      var first: SystemSoundID = 0
      var second: SystemSoundID = 0
      AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: "a.wav"), &first)
      AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: "b.wav"), &second)
      #expect(first != 0 && second != 0 && first != second)
      AudioServicesPlaySystemSound(first)
      AudioServicesDisposeSystemSoundID(first)
    }
    #expect(!isOver)
    for _ in 0..<3 { try stage.advance() }
    #expect(isOver)
  }
}
