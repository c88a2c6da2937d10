import Compiling
import Drawing
import Files
import Foundation
import Rasterizer
import Streams
import Typography

/// Checks that everything Flipbook needs is installed.
struct Inspection {
  /// Runs a program and returns its output; `nil` when it does not exist or fails.
  var run: (_ program: String, _ arguments: [String]) -> String? = OtherProgram.output
  /// Whether Flipbook was installed, and not built where it stands.
  var isInstalled = Kit.isInstalled(for: Program.path)

  /// Returns the findings in the order of `Requirement.all`, then those on what `make setup` does
  /// not install; without what only a build needs, where Flipbook was installed.
  func findings() -> [Finding] {
    let versions = installedPackages()
    let needed = Requirement.all.filter { !(isInstalled && $0.isForBuilding) }
    let libraries = needed.map { requirement in
      Finding(requirement, version: versions?[requirement.package] ?? version(of: requirement))
    }
    return libraries + [letters(of: LetterFile.all), text(), swift(), ffmpeg()]
  }

  /// Returns the versions of packages by Debian's names; `nil` on a system without Debian's
  /// packages.
  private func installedPackages() -> [String: String]? {
    let format = "${Package} ${db:Status-Status} ${Version}\\n"
    let list = run(
      "dpkg-query", ["--show", "--showformat=\(format)"] + Requirement.all.map(\.package))
    guard let list, !list.isEmpty else { return nil }
    let rows = list.split(separator: "\n").map { $0.split(separator: " ") }
    let installed = rows.filter { $0.count == 3 && $0[1] == "installed" }
    return Dictionary(
      installed.map { (String($0[0]), String($0[2])) }, uniquingKeysWith: { first, _ in first })
  }

  private func version(of requirement: Requirement) -> String? {
    requirement.module.flatMap { run("pkg-config", ["--modversion", $0]) }
  }

  /// Tests that films are made with the pinned files of letters and icons.
  ///
  /// Everything works with the system's, but films may differ from those that others make.
  func letters(of files: [LetterFile]) -> Finding {
    let missing = LetterFolders.missing
    let others = files.filter { !$0.isPinned }.map { "\($0.name) \($0.version)" }
    var known: Set<String> = []
    let names = others.filter { known.insert($0).inserted }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let serving =
      names.isEmpty
      ? "" : ", in whose place the system's serve: \(names.joined(separator: ", "))"
    let isPinned = missing.isEmpty && names.isEmpty
    return Finding(
      name: "letters",
      purpose: "the fonts and icons that make films the same everywhere; "
        + "\(max(missing.count, others.count)) files are not Flipbook's own\(serving)",
      version: isPinned ? "pinned: \(files.count) files" : nil,
      mend: isInstalled ? "make install, in a clone of Flipbook" : "make setup",
      isOptional: true)
  }

  /// Tests that words can be drawn, and letters that the system font lacks.
  private func text() -> Finding {
    let samples = ["Flipbook"] + FallbackPackage.all.map(\.sample)
    let missing = FallbackPackage.missing.map(\.name)
    let purpose = "\(samples.joined(separator: ", ")) drawn"
    func unable(_ reason: String, _ packages: [String]) -> Finding {
      Finding(
        name: "text", purpose: "\(purpose): \(reason)", version: nil,
        mend: "sudo apt-get install \(packages.joined(separator: " "))")
    }
    do {
      for sample in samples {
        let lacking = try Self.lettersWithoutFont(in: sample)
        guard lacking.isEmpty else { return unable("no font has \(lacking)", missing) }
      }
      return Finding(name: "text", purpose: purpose, version: "works", mend: "")
    } catch {
      return unable("\(error)", ["fonts-inter"])
    }
  }

  /// Draws a text.
  ///
  /// - Returns: those of its letters that no font has.
  private static func lettersWithoutFont(in sample: String) throws -> String {
    let text = TextRun(
      sample, font: Typeface(size: 12), color: .black,
      box: CGRect(x: 0, y: 0, width: 100, height: 20))
    let rasterizer = Rasterizer(size: CGSize(width: 100, height: 20), scale: 1)
    _ = try rasterizer.frame(of: DisplayList([.text(text, transform: .identity)]))
    let layout = try TextLayout(text, width: 100, height: 20)
    return String(String.UnicodeScalarView(layout.missing))
  }

  private func swift() -> Finding {
    let line = run("swift", ["--version"])?.split(separator: "\n").first {
      $0.contains("Swift version")
    }
    return Finding(
      name: "Swift", purpose: "builds scenes", version: line.map(String.init),
      mend: "see https://www.swift.org/install/linux")
  }

  private func ffmpeg() -> Finding {
    // “ffmpeg version 5.1.9 Copyright …”
    let words = run("ffmpeg", ["-version"])?.split(whereSeparator: \.isWhitespace)
    return Finding(
      name: "ffmpeg", purpose: "writes MP4, MOV and WebM, which all else works without",
      version: words.flatMap { $0.count > 2 ? String($0[2]) : nil },
      mend: "sudo apt-get install ffmpeg", isOptional: true)
  }
}
