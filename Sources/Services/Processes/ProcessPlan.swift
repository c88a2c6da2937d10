import CProcesses
import Foundation

/// How a process is started.
package struct ProcessPlan: Sendable {
  /// The path of the program.
  package var program: String
  /// The words of its command, its own name first.
  package var words: [String]
  /// The variables of its environment; `nil` for those of this process.
  package var environment: [String: String]?
  /// The folder that it works in; `nil` for that of this process.
  package var folder: String?
  /// The descriptors of its standard streams; -1 for `/dev/null`.
  package var (input, output, errors): (Int32, Int32, Int32) = (-1, -1, -1)
  /// Whether it ends what it has started when it is told to end; others are killed.
  package var endsItself = false
  /// What it reaches; `nil` for all that this process does.
  package var wall: Wall?

  /// Whether it gets nothing that this process holds open but its standard streams.
  private var isShut = false

  /// Plans a process without standard streams.
  package init(_ program: String, _ words: [String]) {
    (self.program, self.words) = (program, words)
  }

  /// Starts the process.
  ///
  /// - Returns: its number; -1 with `errno` set where it cannot be started.
  func start() -> pid_t {
    guard let wall, case .bubblewrap(let path) = wall.means else { return startAsItIs() }
    var plan = self
    plan.wall = nil
    plan.isShut = true
    plan.program = path
    plan.words = [path] + wall.words(in: folder)
    // The program sees its name as it was typed.
    plan.words += ["/bin/bash", "-c", "exec -a \"$0\" \"$@\"", words.first ?? program, program]
    plan.words += words.dropFirst()
    return plan.startAsItIs()
  }

  private func startAsItIs() -> pid_t {
    withStrings(words) { words in
      withStrings(variables) { variables in
        withStrings(wall?.readable ?? []) { readable in
          withStrings(wall?.writable ?? []) { writable in
            start(words, variables, readable, writable)
          }
        }
      }
    }
  }

  private func start(
    _ words: Strings, _ variables: Strings, _ readable: Strings, _ writable: Strings
  ) -> pid_t {
    func constant(_ strings: Strings) -> UnsafePointer<UnsafePointer<CChar>?> {
      UnsafeRawPointer(strings).assumingMemoryBound(to: UnsafePointer<CChar>?.self)
    }
    var highest: Int32 = 0
    if case .kernel(let version) = wall?.means { highest = version }
    var bounds = process_wall(
      readable: constant(readable), writable: constant(writable), highest_version: highest)
    return program.withCString { program in
      withUnsafePointer(to: &bounds) { bounds in
        func start(in folder: UnsafePointer<CChar>?) -> pid_t {
          var plan = process_plan(
            program: program, arguments: words, environment: variables, folder: folder,
            input: input, output: output, errors: errors,
            death_signal: endsItself ? SIGTERM : SIGKILL,
            is_shut: isShut || wall != nil, wall: wall == nil ? nil : bounds)
          return process_start(&plan)
        }
        guard let folder else { return start(in: nil) }
        return folder.withCString { start(in: $0) }
      }
    }
  }

  private var variables: [String] {
    (environment ?? ProcessInfo.processInfo.environment).sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }
  }
}

/// A list of strings of C's that ends with nil.
private typealias Strings = UnsafePointer<UnsafeMutablePointer<CChar>?>

private func withStrings<Result>(_ texts: [String], _ body: (Strings) -> Result) -> Result {
  let strings = texts.map { strdup($0) } + [nil]
  let failure: Int32
  defer {
    for string in strings { free(string) }
    // What `body` has said of a failure stays.
    errno = failure
  }
  let result = strings.withUnsafeBufferPointer { buffer in
    // The buffer holds at least the end of the list.
    buffer.baseAddress.map(body)
  }
  failure = errno
  guard let result else { preconditionFailure("an array that is not empty has an address") }
  return result
}
