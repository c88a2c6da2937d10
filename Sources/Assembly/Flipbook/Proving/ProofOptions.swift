import ArgumentParser
import Filming
import Streams

/// How both sides of a change are played.
struct ProofOptions: ParsableArguments {
  @OptionGroup var screen: ScreenOptions

  @Option(help: "Show scenes in light, in dark or in both, whatever they say themselves.")
  var appearance: AppearanceOption.Choice?

  @OptionGroup var jobs: JobsOption
  @OptionGroup var sources: SourceOptions
  @OptionGroup var walls: SandboxOption

  /// The words that ask another process for the same, without those of files.
  var arguments: [String] {
    var words = screen.arguments + ["--jobs", "\(jobs.jobs)"]
    if let appearance { words += ["--appearance", appearance.rawValue] }
    if walls.sandbox { words.append("--sandbox") }
    return words
  }
}

/// The formats of films that stand beside each other.
enum ProofFormat: String, Hashable, CaseIterable, ExpressibleByArgument {
  case gif, webp
  /// An animated SVG; a GIF where SVG has no word for what is shown.
  case svg
}
