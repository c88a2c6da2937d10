import Foundation
import UIKit

// `HostileInput 100 200` builds the animators of the seeds 100 to 199 and prints a line for each:
// "17: ran", "18: stopped: *** Terminating app…", or "19: leaked …".
//
// A line is begun before its seed runs, so that it names a seed that crashes or hangs and thus ends
// the program. Where a seed stops by a sentence, which ends the process too, the program starts
// itself again with the next seed.
//
// `HostileInput leak` and `HostileInput use-after-free` make these mistakes for the sanitizers.

/// The time after which a seed counts as hanging.
///
/// Under the sanitizers outlines of thousands of corners take most of a minute.
///
/// Units: seconds.
let longestCase: UInt32 = 600

func say(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

/// Runs the remaining seeds in a new process.
func continueBehind(_ seed: UInt64, until end: UInt64) -> Never {
  let words = [CommandLine.arguments[0], "\(seed + 1)", "\(end)"]
  var arguments = words.map { strdup($0) }
  arguments.append(nil)
  execv("/proc/self/exe", arguments)
  say("cannot begin anew: \(errno)\n")
  exit(71)
}

@MainActor
func run(_ seeds: Range<UInt64>) {
  for seed in seeds {
    say("\(seed): ")
    alarm(longestCase)
    uncaughtExceptionHandler = { sentence in
      say("stopped: \(sentence.replacingOccurrences(of: "\n", with: " "))\n")
      continueBehind(seed, until: seeds.upperBound)
    }
    let leaks = HostileCase.leaks(afterRunning: seed)
    if LeakSanitizer.hasFoundLeaks {
      // It reports the same leaks again with every later seed of this process.
      say("leaked what the sanitizer has named\n")
      continueBehind(seed, until: seeds.upperBound)
    }
    say(leaks.isEmpty ? "ran\n" : "leaked \(leaks.joined(separator: ", "))\n")
  }
}

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap { UInt64($0) }
if arguments.count == 1, let mistake = arguments.first.flatMap(Mistake.init) {
  mistake.make()
} else if arguments.count == 2, numbers.count == 2, numbers[0] <= numbers[1] {
  run(numbers[0]..<numbers[1])
} else {
  say("usage: HostileInput <first seed> <seed after the last>\n")
  exit(64)
}
