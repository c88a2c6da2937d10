import Synchronization

/// The folders of an app beside which its answers stand, in `Network`.
///
/// `flipbook` says where the Swift files are that it films as they stand.
package enum FoldersOfAnswers {
  /// Their paths, the first to be looked into first.
  package static var all: [String] {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  private static let state = Mutex<[String]>([])
}
