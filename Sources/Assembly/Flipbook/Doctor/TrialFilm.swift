import Compiling
import Files
import Streams

/// How the film of a file of one's own went.
enum TrialFilm: Hashable, Sendable {
  case made
  /// This program has nothing to compile files against, as one that only plays its own scenes.
  case withoutKit(String)
  case failed(String)

  /// Films one frame of a Swift file by this program's own command.
  static func make() -> TrialFilm {
    do {
      _ = try Kit(beside: Program.path)
    } catch {
      return .withoutKit("\(error)")
    }
    do {
      let draft = try DraftFolder.temporary()
      defer { draft.cancel() }
      let (file, film) = ("\(draft.whole)/Doctor.swift", "\(draft.whole)/doctor.gif")
      try WholeFile.write(Array(text.utf8), to: file, isDurable: false)
      let run = try ToolRun(
        Program.path, ["render", file, "--to", "0", "--quiet", "-o", film], in: draft.whole)
      guard run.code == 0, Standing(at: film) == .file else {
        return .failed(
          run.errors.isEmpty ? "The film ended with exit code \(run.code)." : run.errors)
      }
      return .made
    } catch {
      return .failed("\(error)")
    }
  }

  /// A file with a word of Objective-C's, which the rewriter has to take out.
  private static let text = """
    import UIKit

    final class Doctor: UIViewController {
      override func viewDidLoad() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        view.addGestureRecognizer(tap)
        view.backgroundColor = .orange
      }
      @objc func tapped() {}
    }
    """
}
