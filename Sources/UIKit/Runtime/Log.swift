/// What UIKit writes to the log of an app: each line once.
@MainActor
enum Log {
  private static var written: Set<String> = []

  static func once(_ line: String) {
    guard written.insert(line).inserted else { return }
    writeToStandardError(line)
  }
}
