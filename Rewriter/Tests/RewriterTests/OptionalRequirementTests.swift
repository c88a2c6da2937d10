import Foundation
import Rewriter
import SwiftParser
import SwiftSyntax
import Testing

@Suite struct OptionalRequirementTests {
  /// Protocols that are no delegates: nobody asks whether a class implements their requirements.
  private static let others: Set<String> = [
    "UIContentView", "UIDynamicItem", "UIKeyInput", "UILayoutSupport",
  ]

  @Test func `every requirement that UIKit gives a body loses its mark`() throws {
    let collector = DefaultCollector()
    let sources = rewriterPackage.deletingLastPathComponent().appending(path: "Sources")
    for name in try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
    where name.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
      collector.walk(Parser.parse(source: text))
    }
    var count = 0
    for (type, bodies) in collector.bodies.sorted(by: { $0.key < $1.key })
    where type.hasPrefix("UI") || type.hasPrefix("CA") {
      guard !Self.others.contains(type) else { continue }
      for labels in bodies.intersection(collector.requirements[type] ?? []).sorted(by: {
        "\($0)" < "\($1)"
      }) {
        let arguments = labels.dropFirst().map { $0 == "_" ? "a" : "\($0): a" }
        let call = "d.\(labels[0])?(\(arguments.joined(separator: ", ")))"
        #expect(text("func f() { \(call) }").contains("? ") == false, "\(type): \(call)")
        #expect(text("func f() { \(call) }") != "func f() { \(call) }", "\(type): \(call)")
        count += 1
      }
    }
    #expect(count > 40, "the sources were not found")
  }
}

/// Finds the methods of protocols and of their extensions: base name, then labels.
private final class DefaultCollector: SyntaxVisitor {
  var requirements: [String: Set<[String]>] = [:]
  var bodies: [String: Set<[String]>] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    requirements[node.name.text, default: []].formUnion(methods(of: node.memberBlock))
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    bodies[node.extendedType.trimmedDescription, default: []]
      .formUnion(methods(of: node.memberBlock))
    return .skipChildren
  }

  private func methods(of block: MemberBlockSyntax) -> [[String]] {
    block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.map { method in
      [method.name.text] + method.signature.parameterClause.parameters.map(\.firstName.text)
    }
  }
}
