import ArgumentParser
import Files
import Foundation
import Testing

@testable import Flipbook

/// What is taken from behind a wall, and what is not.
@Suite struct SandboxTests {
  @Test(arguments: [
    ("film.gif", "film.gif", true), ("film.gif", "film.gif.gif", false),
    ("fall.gif", "{scene}.gif", true), (".gif", "{scene}.gif", false),
    (".a.gif", "{scene}.gif", false), ("fall.png", "{scene}.gif", false),
    ("fall-0.5s.png", "{scene}-{time}.png", true), ("fall.png", "{scene}-{time}.png", false),
    ("-.png", "{scene}-{time}.png", false), ("a-dark.gif", "{scene}-{appearance}.gif", true),
    ("a", "{scene}", true), ("", "{scene}", false), (".hidden", ".hidden", false),
  ])
  func `a name is meant or not`(name: String, pattern: String, isMeant: Bool) {
    #expect(WalledPlace.isMeant(name, by: pattern) == isMeant)
  }

  @Test(arguments: [
    "/a.gif", "../a.gif", "a/../b.gif", "~/../a.gif", ".a/b.gif", "a/.b/{scene}.gif",
  ])
  func `places lead nowhere else`(place: String) {
    #expect(throws: ValidationError.self) { try Sandbox.check([place]) }
  }

  @Test func `places below the folder are taken`() throws {
    try Sandbox.check(["-", "a.gif", "a/{scene}/", "references"])
  }
}
