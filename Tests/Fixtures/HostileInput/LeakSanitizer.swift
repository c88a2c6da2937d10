import Foundation

/// The leak sanitizer, where `make sanitize` has built it into the program.
enum LeakSanitizer {
  /// Whether unreachable memory was found since the program began; false without the sanitizer.
  static var hasFoundLeaks: Bool {
    guard let symbol = dlsym(nil, "__lsan_do_recoverable_leak_check") else { return false }
    typealias Check = @convention(c) () -> Int32
    return unsafeBitCast(symbol, to: Check.self)() != 0
  }
}

/// Mistakes made on purpose, which show that a sanitizer reports them.
enum Mistake: String {
  case leak
  case useAfterFree = "use-after-free"

  func make() {
    switch self {
    case .leak:
      for _ in 0..<100 { _ = Unmanaged.passRetained(NSObject()) }
    case .useAfterFree:
      let bytes = UnsafeMutablePointer<Int>.allocate(capacity: 1)
      bytes.initialize(to: 1)
      bytes.deallocate()
      say("\(bytes.pointee)\n")
    }
  }
}
