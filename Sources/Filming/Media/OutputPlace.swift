/// What a file that is written can hold, such as a film or a single picture.
package protocol PlaceFormat: Hashable, Sendable, CaseIterable {
  /// The extension of its file; `nil` for a folder.
  var ending: String? { get }

  /// What goes to the standard output.
  static var ofStandardOutput: Self { get }
}

/// Where something is to be written and as what.
package struct OutputPlace<Format: PlaceFormat>: Hashable, Sendable {
  /// The file or the folder; `nil` is the standard output.
  package let path: String?
  package let format: Format

  package init(path: String?, format: Format) {
    self.path = path
    self.format = format
  }

  /// The same with a value in place of `{name}`.
  package func replacing(_ name: String, with value: String) -> OutputPlace {
    OutputPlace(path: path?.replacing("{\(name)}", with: value), format: format)
  }

  /// Whether there is a `{name}` in it.
  package func mentions(_ name: String) -> Bool { path?.contains("{\(name)}") ?? false }

  /// As in a message.
  package var inWords: String { path ?? "the standard output" }
}
