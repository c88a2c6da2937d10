import Files
import Foundation

/// Where a clone comes from, for whoever has to clone it again.
struct CloneOrigin: Hashable, Sendable {
  /// The address of its repository, without the password of whoever cloned it; empty where it has
  /// none.
  let address: String
  /// The tag at which it stands; its commit where there is no tag there.
  let revision: String
  /// Whether it is a tag, of which there may be a release.
  let isTag: Bool

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
    let tag = git("describe", "--tags", "--exact-match")
    revision = tag ?? git("rev-parse", "HEAD") ?? ""
    isTag = tag != nil
  }

  /// What a workflow of GitHub calls the action of the release, as in `owner/name@1.0`; `nil` where the clone
  /// is of no release, or comes from elsewhere.
  var action: String? {
    let gitHub =
      #/(?:https:\/\/github\.com\/|git@github\.com:)([A-Za-z0-9-]+\/[A-Za-z0-9._-]+?)(?:\.git)?\/?/#
    guard isTag, let match = address.wholeMatch(of: gitHub) else { return nil }
    return "\(match.1)@\(revision)"
  }

  /// Returns an address of the web without the name and password before its host.
  private static func withoutUser(_ address: String) -> String {
    address.replacing(#/^(https?:\/\/)[^\/@]*@/#) { "\($0.1)" }
  }
}
