import Foundation
import UIKit

// `HostileInput 100 200` builds the animators of the seeds 100 to 199 and prints a line a seed:
// "17: ran", "18: stopped: *** Terminating app…", or "19: leaked …". What a seed does else, crashing
// or hanging, ends the program and is seen by its line, which is begun before. A stop ends a process
// by its nature: the program then begins itself anew with the next seed.

/// Beyond it a seed hangs. Units: seconds.
let longestCase: UInt32 = 60

func say(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

guard CommandLine.arguments.count == 3, let first = UInt64(CommandLine.arguments[1]),
  let end = UInt64(CommandLine.arguments[2]), first <= end
else {
  say("usage: HostileInput <first seed> <seed after the last>\n")
  exit(64)
}

/// The rest of the seeds in a fresh process.
func continueBehind(_ seed: UInt64) -> Never {
  let words = [CommandLine.arguments[0], "\(seed + 1)", "\(end)"]
  var arguments = words.map { strdup($0) }
  arguments.append(nil)
  execv("/proc/self/exe", arguments)
  say("cannot begin anew: \(errno)\n")
  exit(71)
}

for seed in first..<end {
  say("\(seed): ")
  alarm(longestCase)
  uncaughtExceptionHandler = { sentence in
    say("stopped: \(sentence.replacingOccurrences(of: "\n", with: " "))\n")
    continueBehind(seed)
  }
  let leaks = HostileCase.leaks(afterRunning: seed)
  say(leaks.isEmpty ? "ran\n" : "leaked \(leaks.joined(separator: ", "))\n")
}
