import ArgumentParser
import Staging

struct PruneCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Remove the references whose scenes are gone.",
    discussion: "Says what it removes, before it does.")

  @OptionGroup var place: ReferencePlace

  @Flag(help: "Only say what would be removed.")
  var dryRun = false

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    let orphans = try place.store.orphans(among: scenes.map(\.name))
    if orphans.isEmpty {
      try StandardOutput.write("Every reference in \(place.store.folder)/ has its scene.\n")
    }
    for name in orphans {
      let folder = place.store.folder(of: name)
      try StandardOutput.write(
        dryRun
          ? "\(folder)/ would be removed: there is no scene “\(name)”.\n"
          : "Removing \(folder)/: there is no scene “\(name)”.\n")
      if !dryRun { try place.store.remove(name) }
    }
  }
}
