import Foundation

// Lets libFuzzer make up files for one of the readers, which the environment names.
guard
  let name = ProcessInfo.processInfo.environment["FUZZED"],
  let reader = FuzzedReader(rawValue: name)
else {
  print("FUZZED names no reader; give \(FuzzedReader.allCases.map(\.rawValue)).")
  exit(64)
}
let place = try FuzzedPlace()

@_silgen_name("LLVMFuzzerRunDriver")
func fuzz(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
let code = fuzz(&count, &arguments) { start, count in
  MainActor.assumeIsolated {
    reader.read([UInt8](UnsafeBufferPointer(start: start, count: count)), at: place)
  }
}
exit(code)
