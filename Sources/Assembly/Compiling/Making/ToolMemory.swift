import Foundation

/// How the tools take memory.
///
/// A compiler takes much for a short time: with large pages it is ready a fifth earlier.
enum ToolMemory {
  /// The variables that say so; C libraries that do not know the setting pass over it.
  ///
  /// Source: https://sourceware.org/glibc/manual/latest/html_node/Memory-Allocation-Tunables.html.
  static var variables: [String: String] {
    let name = "GLIBC_TUNABLES"
    // Whoever sets some means these.
    return ProcessInfo.processInfo.environment[name] == nil
      ? [name: "glibc.malloc.hugetlb=1"] : [:]
  }
}
