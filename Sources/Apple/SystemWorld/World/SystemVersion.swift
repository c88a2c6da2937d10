/// A version of iOS that apps ask for: by `#available`, `UIDevice` and `ProcessInfo`.
public enum SystemVersion: Int, CaseIterable, Hashable, Sendable {
  case iOS17 = 17
  case iOS18 = 18
  case iOS26 = 26

  /// The version of which apps are told unless another one is asked for: iOS 18.
  public static let standard = SystemVersion.iOS18

  /// The parts of the version, the last one that there was of it; of iOS 26 the first.
  package var parts: (major: Int, minor: Int) {
    switch self {
    case .iOS17: (17, 7)
    case .iOS18: (18, 6)
    case .iOS26: (26, 0)
    }
  }

  /// The version as `UIDevice` says it: `18.6`.
  package var text: String { "\(parts.major).\(parts.minor)" }
}
