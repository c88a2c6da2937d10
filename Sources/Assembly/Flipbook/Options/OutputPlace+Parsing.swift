import ArgumentParser
import Filming

extension OutputPlace {
  /// Reads a place as a user types it after `-o`.
  ///
  /// - Parameter text: a file whose extension decides the format, a folder with `/` at its end, or
  ///   `-`.
  /// - Throws: `ValidationError` that lists what is supported.
  init(_ text: String) throws(ValidationError) {
    guard !text.isEmpty else { throw ValidationError("-o takes a file, a folder or -.") }
    guard text != "-" else {
      self.init(path: nil, format: .ofStandardOutput)
      return
    }
    let name = text.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    let isFolder = text.hasSuffix("/")
    let format = Format.allCases.first {
      isFolder ? $0.ending == nil : $0.ending != nil && $0.ending == ending
    }
    guard let format else {
      throw ValidationError("“\(text)” cannot be written: \(Self.advice)")
    }
    self.init(path: text, format: format)
  }

  private static var advice: String {
    let names = Format.allCases.map { format in
      format.ending.map { ".\($0)" } ?? "a folder (with a / at the end)"
    }
    let all = [names.dropLast().joined(separator: ", ")] + names.suffix(1)
    return "give \(all.filter { !$0.isEmpty }.joined(separator: " or ")), or - for the standard"
      + " output."
  }
}
