import ArgumentParser
import Streams

/// How many messages are written, and how.
struct MessageOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(help: "No colours, as with NO_COLOR in the environment.")
  var noColor = false

  var console: Console {
    var console = Console(isQuiet: quiet)
    if noColor { console.hasColor = false }
    return console
  }
}
