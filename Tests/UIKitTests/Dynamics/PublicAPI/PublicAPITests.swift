import Testing
import UIKit

/// UIKit Dynamics has what Apple's has, in the same spelling.
@Suite struct PublicAPITests {
  @Test func `every type and member of the list is public, of its type, and open where Apple's is`()
    throws
  {
    let listed = try ListedAPI.read()
    let built = try Self.built.get()
    let missing = differences(between: listed, and: built)
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }

  @MainActor
  @Test func `new objects answer the defaults of the list`() throws {
    Runtime.current = Runtime()
    let listed = try ListedAPI.read().initialValues
    #expect(listed.count > 80, "the list was not understood")
    #expect(
      Set(listed.map(\.name)).isSubset(of: Set(publicDefaults.keys)), "no check for a default")
    #expect(Set(publicDefaults.keys).isSubset(of: Set(listed.map(\.name))), "a check for nothing")
    for (name, value) in listed {
      let answer = publicDefaults[name]?()
      #expect(answer == value, "\(name)")
    }
  }

  @Test(arguments: [
    "open class UISnapBehavior: UIDynamicBehavior\n  open var snapPoint: CGVector",
    "open class UISnapBehavior: UIDynamicBehavior\n  open var damping: CGFloat { get }",
    "open class UISnapBehavior: UIDynamicBehavior\n  public var damping: CGFloat",
    "open class UISnapBehavior: UIDynamicBehavior\n  open var frequency: CGFloat",
    "open class UISnapBehavior: UIGravityBehavior",
    "open class UIFloatRange",
    "open class UIMagnetBehavior: UIDynamicBehavior",
  ])
  func `a difference from the list is found`(list: String) throws {
    #expect(differences(between: ListedAPI(text: list), and: try Self.built.get()).count == 1)
  }

  /// The built API, which is read once, since the tests run side by side.
  private static let built = Result { try BuiltAPI.read() }

  private func differences(between listed: ListedAPI, and built: BuiltAPI) -> [String] {
    listed.types.flatMap { type -> [String] in
      guard let keywords = built.keywords[type.name] else { return ["no \(type.name)"] }
      var differences: [String] = []
      if keywords != type.keywords {
        differences.append("\(type.name) is a \(keywords), not a \(type.keywords)")
      }
      let inherited = built.inherited[type.name] ?? []
      for name in type.inherited where !inherited.contains(name) {
        differences.append("\(type.name) is no \(name)")
      }
      let members = built.members[type.name] ?? []
      let isProtocol = type.keywords.hasSuffix("protocol")
      for member in type.members {
        let declaration = (isProtocol ? "public " : "") + member.declaration
        guard !members.contains(declaration) else { continue }
        let name = member.declaration.prefix { $0 != "(" && $0 != ":" }
        let similar = members.filter { $0.contains(name.drop { $0 != " " }) }.sorted()
        differences.append("\(type.name) has no \(declaration), but \(similar)")
      }
      return differences
    }
  }
}
