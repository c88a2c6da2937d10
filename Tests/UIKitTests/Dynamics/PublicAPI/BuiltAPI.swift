import Foundation
import UIKitGround

/// The public symbols of modules that were built beside this test.
///
/// They come from the compiler's own symbol graph.
struct BuiltAPI {
  enum Failure: Error {
    case toolFailed(String)
  }

  /// The members of each type as the list spells them, such as `open var angle: CGFloat`.
  private(set) var members: [String: Set<String>] = [:]
  /// The words before the name of each type, such as `open class`.
  private(set) var keywords: [String: String] = [:]
  /// The superclass and protocols of each type.
  private(set) var inherited: [String: Set<String>] = [:]

  /// The modules that UIKit is made of, and those of Foundation's and Dispatch's names.
  static let partsOfUIKit =
    ["SystemWorld", "DispatchNames", "FoundationNames"]
    + PartsOfUIKit.names.filter { $0.hasPrefix("UIKit") }.sorted()

  /// Reads modules, by default those of UIKit.
  static func read(modules: [String] = partsOfUIKit) throws -> BuiltAPI {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "flipbook-symbols-\(getpid())-\(modules.count)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Nothing of the foreign modules is public in UIKit, so that empty ones can stand in for them.
    let foreign = [
      "CArithmetic", "CBox2D", "CCairo", "CClocks", "CFiles", "CJPEG", "CPixels", "CPNG",
      "CWebPReading",
    ]
    try Data(foreign.map { "module \($0) {}\n" }.joined().utf8)
      .write(to: folder.appending(path: "module.modulemap"))
    var api = BuiltAPI()
    for module in modules { try extractSymbols(of: module, into: folder) }
    // What a module adds to the types of another one stands in a file of its own.
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: folder.appending(path: name))
      api.add(try JSONDecoder().decode(SymbolGraph.self, from: data))
    }
    return api
  }

  private mutating func add(_ graph: SymbolGraph) {
    var names: [String: String] = [:]
    for symbol in graph.symbols {
      let path = symbol.pathComponents
      names[symbol.identifier.precise] = path.joined(separator: ".")
      if symbol.isType {
        keywords[path.joined(separator: ".")] = "\(symbol.accessLevel) \(symbol.typeKeyword)"
      } else {
        members[path.dropLast().joined(separator: "."), default: []].insert(symbol.declaration)
      }
    }
    for relationship in graph.relationships
    where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
      guard let source = names[relationship.source] else { continue }
      let target =
        names[relationship.target]
        ?? relationship.targetFallback?.split(separator: ".").last.map(String.init)
      if let target { inherited[source, default: []].insert(target) }
    }
  }

  private static func extractSymbols(of module: String, into folder: URL) throws {
    let test = URL(
      filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let products = test.deletingLastPathComponent()
    let tool = Process()
    tool.executableURL = URL(filePath: "/usr/bin/env")
    tool.arguments = [
      "swift", "symbolgraph-extract", "-module-name", module,
      "-target", products.deletingLastPathComponent().lastPathComponent,
      "-I", products.appending(path: "Modules").path, "-I", folder.path,
      "-minimum-access-level", "public", "-output-dir", folder.path,
    ]
    let errors = Pipe()
    tool.standardError = errors
    try tool.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    tool.waitUntilExit()
    guard tool.terminationStatus == 0 else {
      throw Failure.toolFailed(String(decoding: text, as: UTF8.self))
    }
  }
}

/// The part of the compiler's format that is used here.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable {
      let kind: String
      let spelling: String
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let accessLevel: String
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}

extension SymbolGraph.Symbol {
  var isType: Bool {
    ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(kind.identifier)
  }

  var typeKeyword: String { String(kind.identifier.dropFirst("swift.".count)) }

  /// The declaration as the list spells it.
  ///
  /// It has no attributes, no internal names of parameters, and none of the words that do not
  /// matter to callers.
  var declaration: String {
    var text = ""
    for fragment in declarationFragments {
      switch fragment.kind {
      case "internalParam": continue
      case "attribute" where !fragment.spelling.hasPrefix("@escaping"): continue
      default: text += fragment.spelling
      }
    }
    for word in ["convenience ", "override ", "required ", "nonisolated "] {
      text = text.replacingOccurrences(of: word, with: "")
    }
    text = text.replacingOccurrences(of: " :", with: ":")
      .replacingOccurrences(of: " { get set }", with: "")
      .replacingOccurrences(of: "  ", with: " ")
      .trimmingCharacters(in: .whitespaces)
    if kind.identifier == "swift.property", text.hasPrefix("let ") {
      text = "var " + text.dropFirst("let ".count) + " { get }"
    }
    // Callers cannot see whether a read-only property is weak.
    if text.hasSuffix("{ get }"), text.hasPrefix("weak ") { text.removeFirst("weak ".count) }
    return kind.identifier == "swift.enum.case" ? text : "\(accessLevel) \(text)"
  }
}
