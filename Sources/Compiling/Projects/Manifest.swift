import Files
import Foundation

/// A `Package.swift` or a podspec, read as text: which files make a module.
struct Manifest {
  private let folder: String
  private let text: String
  private let isPackage: Bool
  /// The pod's name; empty for a package.
  private var pod = ""

  /// Reads a manifest; `nil` for other files.
  init?(named name: String, in folder: String) {
    isPackage = name == "Package.swift"
    guard isPackage || name.hasSuffix(".podspec") else { return nil }
    self.folder = folder
    text = textOfFile("\(folder)/\(name)")
    if !isPackage {
      let module = text.firstMatch(of: #/\.module_name\s*=\s*["']([^"']+)["']/#)
      let said = module ?? text.firstMatch(of: #/\.name\s*=\s*["']([^"']+)["']/#)
      pod = said.map { String($0.1) } ?? String(name.dropLast(".podspec".count))
    }
  }

  /// Returns the files of a module; none where the manifest has no such module.
  func files(of module: String) -> [String] {
    isPackage ? filesOfTarget(module) : pod.replacing("-", with: "_") == module ? filesOfPod() : []
  }

  private func filesOfTarget(_ name: String) -> [String] {
    guard let target = target(named: name) else { return [] }
    let path = target.firstMatch(of: #/\bpath:\s*"([^"]*)"/#).map { String($0.1) }
    let top = standardized("\(folder)/\(path ?? "Sources/\(name)")")
    let left = quoted(in: list("exclude", of: target)).map { standardized("\(top)/\($0)") }
    let taken = quoted(in: list("sources", of: target)).map { standardized("\(top)/\($0)") }
    func stands(_ file: String, in places: [String]) -> Bool {
      places.contains { file == $0 || file.hasPrefix("\($0)/") }
    }
    return Compiling.filesOfTarget(below: top).filter { file in
      !stands(file, in: left) && (taken.isEmpty || stands(file, in: taken))
        && !file.hasSuffix("/Package.swift")
    }
  }

  /// Returns what stands between the parentheses of a target.
  private func target(named name: String) -> Substring? {
    for match in text.matches(of: #/\.(?:target|executableTarget)\s*\(\s*name:\s*"([^"]*)"/#)
    where match.1 == name {
      var depth = 1
      var end = match.range.upperBound
      while end < text.endIndex, depth > 0 {
        if text[end] == "(" { depth += 1 }
        if text[end] == ")" { depth -= 1 }
        end = text.index(after: end)
      }
      return text[match.range.upperBound..<end]
    }
    return nil
  }

  private func list(_ word: String, of target: Substring) -> Substring {
    // Not the end of another word: `sources` in `resources`.
    let places = target.ranges(of: "\(word):").filter { place in
      place.lowerBound == target.startIndex
        || !target[target.index(before: place.lowerBound)].isLetter
    }
    guard let start = places.first else { return "" }
    return target[start.upperBound...].prefix { $0 != "]" }
  }

  private func filesOfPod() -> [String] {
    let taken = patterns(of: "source_files") + patterns(of: "resources", "resource_bundles")
    let left = patterns(of: "exclude_files")
    let all = Compiling.filesOfTarget(below: folder)
    func matches(_ file: String, _ patterns: [String]) -> Bool {
      let name = folder == "." ? file : String(file.dropFirst(folder.count + 1))
      return patterns.contains { FilePattern($0).matches(name) }
    }
    return all.filter { matches($0, taken) && !matches($0, left) }
  }

  /// Returns what a podspec says for phones, of all parts of the pod.
  private func patterns(of keys: String...) -> [String] {
    var found: [String] = []
    var isOpen = false
    for line in text.split(whereSeparator: \.isNewline) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      guard !trimmed.hasPrefix("#") else { continue }
      let begins = keys.contains { trimmed.contains(".\($0) ") || trimmed.contains(".\($0)=") }
      let isOfOthers = ["osx", "tvos", "watchos", "visionos", "test"].contains {
        trimmed.contains("\($0).") || trimmed.contains("\($0)_spec")
      }
      guard begins && !isOfOthers || isOpen else { continue }
      let values =
        begins ? trimmed[(trimmed.firstIndex(of: "=") ?? trimmed.startIndex)...] : trimmed[...]
      found += quoted(in: values)
      isOpen = values.hasSuffix(",") || values.hasSuffix("[") || values.hasSuffix("{")
    }
    return found.map {
      $0.replacing(#/#\{[a-z_]+\.(module_)?name\}/#, with: pod)
    }
  }

  private func quoted(in text: Substring) -> [String] {
    text.matches(of: #/"([^"]*)"|'([^']*)'/#).map { String($0.1 ?? $0.2 ?? "") }
  }
}

/// A pattern of paths as podspecs have them: `Source/**/*.{h,swift}`.
struct FilePattern {
  private let choices: [[Character]]

  init(_ text: String) { choices = Self.expanded(text).map(Array.init) }

  /// Returns whether it names a file, or the folder that the file stands in.
  func matches(_ path: String) -> Bool {
    let path = Array(path)
    return choices.contains { pattern in
      Self.matches(pattern[...], path[...]) || Self.matches((pattern + "/*")[...], path[...])
    }
  }

  /// Returns the texts that braces stand for.
  private static func expanded(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
      return [text]
    }
    let parts = text[text.index(after: open)..<close].split(
      separator: ",", omittingEmptySubsequences: false)
    return parts.flatMap {
      expanded(
        text[..<open] + $0.trimmingCharacters(in: .whitespaces) + text[text.index(after: close)...])
    }
  }

  private static func matches(
    _ pattern: ArraySlice<Character>, _ path: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if pattern.starts(with: "**/") {
      if matches(pattern.dropFirst(3), path) { return true }
      guard let slash = path.firstIndex(of: "/") else { return false }
      return matches(pattern, path[(slash + 1)...])
    }
    if first == "*" {
      let rest = pattern.drop { $0 == "*" }
      var path = path
      while true {
        if matches(rest, path) { return true }
        guard let next = path.first, next != "/" else { return false }
        path = path.dropFirst()
      }
    }
    guard let next = path.first, next == first || first == "?" && next != "/" else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }
}
