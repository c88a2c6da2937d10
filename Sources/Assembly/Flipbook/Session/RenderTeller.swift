import Filming
import Streams

/// Reports on a terminal how films proceed, and remembers those that are finished.
@MainActor
final class RenderTeller: RenderListener {
  private let console: Console
  private let interruption: Interruption
  private var bar: ProgressBar?
  private var title = ""
  /// Whether the film's slowness was told.
  private var hasReasoned = false

  init(_ console: Console, _ interruption: Interruption) {
    (self.console, self.interruption) = (console, interruption)
  }

  func begins(_ title: String) {
    self.title = title
    bar = ProgressBar(title, on: console)
  }

  var wantsProgress: Bool { bar?.isDue ?? false }

  func reaches(_ progress: FilmProgress) { bar?.show(progress) }

  var wantsReasons: Bool { !console.isQuiet && !hasReasoned }

  func takesLong(_ slowness: Slowness) {
    hasReasoned = true
    bar?.clear()
    console.note(slowness.sentence(about: title))
  }

  func ends() {
    bar?.clear()
    bar = nil
  }

  func finishes(_ place: String) { interruption.noteFinished(place) }

  func notes(_ sentence: String) { console.detail(sentence) }
}
