import Compiling
import Drawing
import Files
import Foundation
import Rasterizer
import Streams
import Typography
import Wording

/// Checks that everything Flipbook needs is installed.
struct Inspection {
  /// Runs a program and returns its output; `nil` when it does not exist or fails.
  var run: (_ program: String, _ arguments: [String]) -> String? = OtherProgram.output
  /// Films one frame of a Swift file.
  var film: () -> TrialFilm = TrialFilm.make
  /// Whether Flipbook was installed, and not built where it stands.
  var isInstalled = Kit.isInstalled(for: Program.path)
  /// The first of the folders that the environment names for letters; nil where it names none.
  var namedLetters = LetterFolders.isNamedByVariable ? LetterFolders.folders.first : nil
  /// How Flipbook came here.
  var installation = Installation(of: Program.path)
  /// The processor that the libraries here are built for.
  var processor = FilmMaterial.processor

  /// Returns the findings in the order of `Requirement.all`, then those on what `make setup` does
  /// not install; without what only a build needs, where Flipbook was installed.
  func findings() -> [Finding] {
    let needed = Requirement.all.filter { !(isInstalled && $0.need == .build) }
    let versions = installedPackages(of: needed)
    func version(of requirement: Requirement) -> String? {
      requirement.packages.lazy.compactMap { versions[$0] }.first
        ?? requirement.module.flatMap { run("pkg-config", ["--modversion", $0]) }
    }
    let missing = needed.filter { version(of: $0) == nil }
    let known = knownPackages(of: missing)
    let libraries = needed.map { requirement in
      Finding(
        name: requirement.name, purpose: requirement.purpose, version: version(of: requirement),
        mend: Self.mend(requirement, known), isOptional: requirement.need == .option)
    }
    return libraries + digits() + [letters(of: LetterFile.all), text()]
      + [swift(), filmOfFile(), ffmpeg()]
  }

  /// What lets one install packages; empty for root, whose system may have no `sudo`.
  static let sudo = geteuid() == 0 ? "" : "sudo "

  /// Returns the command that installs a requirement, by the first name that the system knows.
  private static func mend(_ requirement: Requirement, _ known: Set<String>) -> String {
    let package = requirement.packages.first(where: known.contains) ?? requirement.packages.first
    return "\(Self.sudo)apt-get install \(package ?? "")"
  }

  /// Returns the versions of packages that are installed, by their names.
  private func installedPackages(of requirements: [Requirement]) -> [String: String] {
    let format = "${Package} ${db:Status-Status} ${Version}\\n"
    let list = run(
      "dpkg-query", ["--show", "--showformat=\(format)"] + requirements.flatMap(\.packages))
    let rows = (list ?? "").split(separator: "\n").map { $0.split(separator: " ") }
    let installed = rows.filter { $0.count == 3 && $0[1] == "installed" }
    return Dictionary(
      installed.map { (String($0[0]), String($0[2])) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the packages that the system could install.
  private func knownPackages(of requirements: [Requirement]) -> Set<String> {
    guard !requirements.isEmpty else { return [] }
    let list = run("apt-cache", ["show", "--no-all-versions"] + requirements.flatMap(\.packages))
    let field = "Package: "
    return Set(
      (list ?? "").split(separator: "\n").filter { $0.hasPrefix(field) }
        .map { String($0.dropFirst(field.count)) })
  }

  /// Tells that Debian's libraries for another processor round otherwise.
  ///
  /// - Returns: nothing for the processor that films are compared on.
  private func digits() -> [Finding] {
    guard processor != FilmMaterial.usualProcessor else { return [] }
    return [
      Finding(
        name: "digits", purpose: "make films the same on every processor",
        fault: "Box2D and Cairo for \(processor) round a product and a sum at once: motions and "
          + "pixels may differ from those of \(FilmMaterial.usualProcessor) in their last digits.",
        isOptional: true)
    ]
  }

  /// Tests that films are made with the pinned files of letters and icons.
  ///
  /// Everything works with the system's, but films may differ from those that others make.
  func letters(of files: [LetterFile]) -> Finding {
    let missing = LetterFolders.missing
    let others = files.filter { !$0.isPinned }
    func names(_ files: [LetterFile]) -> String {
      var known: Set<String> = []
      return files.map { $0.version.isEmpty ? $0.name : "\($0.name) \($0.version)" }
        .filter { known.insert($0).inserted }.joined(separator: ", ")
    }
    let systems = names(others.filter { !$0.isInFolder })
    let changed = names(others.filter { $0.isInFolder && $0.fault == nil })
    let broken = others.filter { $0.isInFolder && $0.fault != nil }
      .map { "\($0.file): \($0.fault?.description ?? "")" }.joined(separator: ", ")
    let count = max(missing.count, others.count)
    let purpose =
      "the fonts and icons that make films the same everywhere; "
      + (count == 1 ? "1 file is" : "\(count) files are") + " not Flipbook's own"
      + (systems.isEmpty ? "" : ", in whose place the system's serve: \(systems)")
      + (changed.isEmpty ? "" : "; changed or damaged: \(changed)")
      + (broken.isEmpty ? "" : "; cannot be used: \(broken)")
    let isPinned = missing.isEmpty && others.isEmpty
    return Finding(
      name: "letters", purpose: purpose,
      version: isPinned ? "pinned: \(files.count) files" : nil,
      mend: mendOfLetters, isOptional: true)
  }

  /// What gets the pinned files: into the folders that the variable names, where it names some.
  private var mendOfLetters: String {
    if let namedLetters {
      return ShellWords.line(["Packaging/letters", namedLetters])
        + ", in a clone of Flipbook; or unset \(LetterFolders.variable)"
    }
    if case .release = installation { return ShellWords.line([Program.name, "doctor", "--fix"]) }
    return isInstalled ? "make install, in a clone of Flipbook" : "make setup"
  }

  /// Tests that words can be drawn, and letters that the system font lacks.
  private func text() -> Finding {
    let samples = ["Flipbook"] + FallbackPackage.all.map(\.sample)
    let missing = FallbackPackage.missing.map(\.name)
    let purpose = "\(samples.joined(separator: ", ")) drawn"
    func unable(_ reason: String, _ packages: [String]) -> Finding {
      Finding(
        name: "text", purpose: "\(purpose): \(reason)", version: nil,
        mend: packages.isEmpty
          ? mendOfLetters : "\(Self.sudo)apt-get install \(packages.joined(separator: " "))")
    }
    do {
      for sample in samples {
        let lacking = try Self.lettersWithoutFont(in: sample)
        guard lacking.isEmpty else { return unable("no font has \(lacking)", missing) }
      }
      return Finding(name: "text", purpose: purpose, version: "works", mend: "")
    } catch RasterizerError.typography(.fontMissing) {
      return unable("no font for text is here", ["fonts-inter"])
    } catch TypographyError.fontMissing {
      return unable("no font for text is here", ["fonts-inter"])
    } catch {
      // The sentence of a file that cannot be used says what mends it.
      return Finding(name: "text", purpose: purpose, fault: "\(purpose): \(error)")
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

  /// Films one frame of a Swift file: the rewriter, the compiler and the linker have to run.
  private func filmOfFile() -> Finding {
    let name = "files"
    let purpose = "one frame of a Swift file filmed"
    switch film() {
    case .made: return Finding(name: name, purpose: purpose, version: "works", mend: "")
    case .withoutKit(let reason):
      return Finding(name: name, purpose: purpose, fault: reason, isOptional: true)
    case .failed(let reason):
      return Finding(name: name, purpose: purpose, fault: reason)
    }
  }

  private func ffmpeg() -> Finding {
    // “ffmpeg version 5.1.9 Copyright …”
    let words = run("ffmpeg", ["-version"])?.split(whereSeparator: \.isWhitespace)
    return Finding(
      name: "ffmpeg", purpose: "writes MP4, MOV and WebM, which all else works without",
      version: words.flatMap { $0.count > 2 ? String($0[2]) : nil },
      mend: "\(Self.sudo)apt-get install ffmpeg", isOptional: true)
  }
}
