import Foundation
import Testing

@testable import Flipbook

/// The files of a commit, written without git's help.
@Suite struct TreeCopyTests {
  private static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  @Test(
    .enabled(if: hasGit, "git is not installed: apt-get install git"),
    arguments: ["..", ".git", ".GIT"])
  func `a tree that no git writes is refused`(name: String) throws {
    let folder = try TemporaryFolder()
    let git = try Git(in: folder.url.path)
    #expect(try git.run(["init", "--quiet"]).code == 0)
    let blob = try git.run(["hash-object", "-w", "--stdin"], input: Array("text".utf8)).line
    let digits = stride(from: 0, to: blob.count, by: 2).compactMap { place in
      UInt8(blob.dropFirst(place).prefix(2), radix: 16)
    }
    let tree = try git.run(
      ["hash-object", "-t", "tree", "--literally", "-w", "--stdin"],
      input: Array("100644 \(name)\0".utf8) + digits
    ).line
    #expect(throws: ProofError.oddTree(path: name)) { try TreeCopy.entries(of: tree, git) }
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:\(digits)\nsize 12\n", 12),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:\(digits)\nsize x\n", nil),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:\(digits.dropLast())\nsize 12\n", nil),
    ("import UIKit\noid sha256:\(digits)\nsize 12\n", nil), ("", nil),
  ])
  func `a pointer of Git LFS is told from other files`(text: String, size: Int?) {
    let pointer = LargeFilePointer(Data(text.utf8))
    #expect(pointer?.size == size)
    #expect(pointer == nil || pointer?.path == "01/23/\(Self.digits)")
  }

  private static let digits = String(repeating: "0123456789abcdef", count: 4)
}
