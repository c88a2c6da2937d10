/// The formats of something that is written, such as a film or a single picture.
package protocol PlaceFormat: Hashable, Sendable, CaseIterable {
  /// The extension of its file; `nil` for a folder.
  var ending: String? { get }

  /// The format of what goes to the standard output.
  static var ofStandardOutput: Self { get }
}

/// Where something is written, and in which format.
package struct OutputPlace<Format: PlaceFormat>: Hashable, Sendable {
  /// The file or the folder; `nil` is the standard output.
  package let path: String?
  /// The format, which need not be that of the extension.
  package let format: Format

  /// Makes a place from a path, where nil is the standard output.
  package init(path: String?, format: Format) {
    self.path = path
    self.format = format
  }

  /// Returns the same place with `{name}` replaced by a value.
  package func replacing(_ name: String, with value: String) -> OutputPlace {
    OutputPlace(path: path?.replacing("{\(name)}", with: value), format: format)
  }

  /// Returns true when the path contains `{name}`.
  package func mentions(_ name: String) -> Bool { path?.contains("{\(name)}") ?? false }

  /// The place in messages.
  package var inWords: String { path ?? standardOutputInWords }
}

/// What messages call the place of `-o -`.
package let standardOutputInWords = "the standard output"
