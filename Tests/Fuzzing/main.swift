import Foundation

// Lets libFuzzer make up files for one of the readers, which the environment names.

@_silgen_name("LLVMFuzzerRunDriver")
func fuzz(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(
  fuzz(&count, &arguments) { start, count in
    FuzzedReader.chosen.read([UInt8](UnsafeBufferPointer(start: start, count: count)))
  })
