import Files
import Foundation

/// A `Package.swift` or a podspec, read as text: which files make a module.
struct Manifest {
  let folder: String
  private let text: String
  private let isPackage: Bool
  /// What of it is left out, in a sentence; `nil` for nothing.
  private(set) var fault: String?
  /// The pod's name; empty for a package.
  private var pod = ""

  /// No manifest that people write is longer, and none has more patterns: the rest is left out.
  ///
  /// *Units*: bytes.
  private static let longest = 1 << 20
  private static let mostPatterns = 1000

  /// Reads a manifest; `nil` for other files.
  init?(named name: String, in folder: String) {
    isPackage = name == "Package.swift"
    guard isPackage || name.hasSuffix(".podspec") else { return nil }
    self.folder = folder
    let path = folder == "." ? name : "\(folder)/\(name)"
    var status = stat()
    let isTooLong = stat(path, &status) == 0 && status.st_size > Self.longest
    text = isTooLong ? "" : textOfFile(path)
    if isTooLong {
      fault =
        "\(path) is left out: it has \(status.st_size) bytes, and at most \(Self.longest) are read."
    }
    if !isPackage {
      let module = text.firstMatch(of: #/\.module_name\s*=\s*["']([^"']+)["']/#)
      let said = module ?? text.firstMatch(of: #/\.name\s*=\s*["']([^"']+)["']/#)
      pod = said.map { String($0.1) } ?? String(name.dropLast(".podspec".count))
      if texts(of: Self.keys).count > Self.mostPatterns {
        fault =
          "\(path) has more than \(Self.mostPatterns) patterns of files; the others are left out."
      }
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
    // A package's targets stand in its folder.
    guard Enclosure(folder).holds(top) else { return [] }
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
    let taken = patterns(of: Self.keys)
    let left = patterns(of: ["exclude_files"])
    let all = Compiling.filesOfTarget(below: folder)
    func matches(_ file: String, _ patterns: [FilePattern]) -> Bool {
      let name = folder == "." ? file : String(file.dropFirst(folder.count + 1))
      return patterns.contains { $0.matches(name) }
    }
    return all.filter { matches($0, taken) && !matches($0, left) }
  }

  private static let keys = ["source_files", "resources", "resource_bundles"]

  /// What a podspec says of bundles: names, and the patterns of their files.
  var resourceBundles: [(name: String, patterns: [String])] {
    guard !isPackage else { return [] }
    let lines = text.split(whereSeparator: \.isNewline)
      .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("#") }
    let text = lines.joined(separator: "\n")
    var found: [(name: String, patterns: [String])] = []
    for match in text.matches(of: #/\.resource_bundles?\s*=\s*\{/#) {
      let block = text[match.range.upperBound...]
      for entry in block[..<Self.end(of: block)].matches(of: Self.bundle) {
        let name = named(String(entry.1 ?? entry.2 ?? ""))
        let patterns = quoted(in: entry.3).prefix(Self.mostPatterns).map(named)
        found.append((name, patterns))
      }
    }
    return found
  }

  /// `"Name" => ["a", "b"]` or `"Name" => "a"`; a pattern may have braces.
  private static var bundle: Regex<(Substring, Substring?, Substring?, Substring)> {
    #/(?:"([^"]*)"|'([^']*)')\s*=>\s*(\[[^\]]*\]|"[^"]*"|'[^']*')/#
  }

  /// Returns where the brace closes that opened before a text; those in quotation marks are none.
  private static func end(of text: Substring) -> Substring.Index {
    var mark: Character?
    for index in text.indices {
      let sign = text[index]
      if let open = mark {
        if sign == open { mark = nil }
      } else if sign == "\"" || sign == "'" {
        mark = sign
      } else if sign == "}" {
        return index
      }
    }
    return text.endIndex
  }

  /// Returns a text of the podspec with the pod's name where it says so.
  private func named(_ text: String) -> String {
    text.replacing(#/#\{[a-z_]+\.(module_)?name\}/#, with: pod)
  }

  private func patterns(of keys: [String]) -> [FilePattern] {
    texts(of: keys).prefix(Self.mostPatterns).map {
      FilePattern(named($0))
    }
  }

  /// Returns what a podspec says for phones, of all parts of the pod.
  private func texts(of keys: [String]) -> [String] {
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
    return found
  }

  private func quoted(in text: Substring) -> [String] {
    text.matches(of: #/"([^"]*)"|'([^']*)'/#).map { String($0.1 ?? $0.2 ?? "") }
  }
}
