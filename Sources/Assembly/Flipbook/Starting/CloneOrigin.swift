import Files
import Foundation

/// Where a clone comes from, for whoever has to clone it again.
struct CloneOrigin: Hashable, Sendable {
  /// The address of its repository, without the password of whoever cloned it; empty where it has
  /// none.
  let address: String
  /// The tag at which it stands; its commit where there is no tag there.
  let revision: String

  /// Asks git about a clone.
  ///
  /// - Parameters:
  ///   - folder: the clone.
  ///   - run: runs a program and returns its output; `nil` where it fails or says nothing.
  init(
    of folder: String,
    run: (_ program: String, _ arguments: [String]) -> String? = OtherProgram.output
  ) {
    func git(_ words: String...) -> String? { run("git", ["-C", folder] + words) }
    address = Self.withoutUser(git("remote", "get-url", "origin") ?? "")
    revision = git("describe", "--tags", "--exact-match") ?? git("rev-parse", "HEAD") ?? ""
  }

  /// Returns an address of the web without the name and password before its host.
  private static func withoutUser(_ address: String) -> String {
    address.replacing(#/^(https?:\/\/)[^\/@]*@/#) { "\($0.1)" }
  }
}
