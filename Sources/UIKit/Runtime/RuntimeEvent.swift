import Foundation

/// Something that happened on the stage and that the picture does not tell.
package struct RuntimeEvent: Hashable, Sendable, CustomStringConvertible {
  /// What sort of thing happened; each family of classes adds its own.
  package struct Kind: RawRepresentable, Hashable, Sendable {
    /// One word, in lower case.
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Units: seconds since launch, in virtual time.
  package let time: TimeInterval
  package let kind: Kind
  /// What exactly happened, and to whom.
  package let description: String
}

extension Runtime {
  /// Writes down that something happened now.
  package func record(_ kind: RuntimeEvent.Kind, _ description: String) {
    events.append(RuntimeEvent(time: time, kind: kind, description: description))
  }
}
