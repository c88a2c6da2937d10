import Foundation
import Testing

@Suite struct DescribeCommandTests {
  private func run(_ arguments: String...) throws -> RunningProgram.Outcome {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run("FixtureGallery", ["describe"] + arguments, in: folder)
    #expect(try folder.everything().isEmpty)
    return outcome
  }

  /// A square of 40 points falls for a second.
  @Test func `a scene is told on the standard output in forty lines at most`() throws {
    let outcome = try run("fall")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count <= 40)
    #expect(lines.first?.hasPrefix("fall (") == true)
    #expect(lines.contains { $0.hasPrefix("  `square` from 0.0") && $0.contains(" pt down") })
    #expect(lines.last?.contains(" trace fall") == true)
  }

  @Test func `two runs say the same`() throws {
    #expect(try run("fall", "--json").output == run("fall", "--json").output)
    #expect(try run("fall").output == run("fall").output)
  }

  @Test func `the screen, the appearance and the size of text are as asked for`() throws {
    let outcome = try run(
      "fall", "--device", "iphone-se", "--appearance", "dark", "--content-size", "small")
    #expect(outcome.output.contains(": 375 × 667 pt, dark, text of size small;"))
    let asked = outcome.output.split(separator: "\n").filter { $0.contains(" describe fall ") }
    #expect(!asked.isEmpty)
    #expect(
      asked.allSatisfy {
        $0.contains("--device iphone-se --content-size small --appearance dark")
      })
  }

  @Test func `what cannot be told is refused in a sentence`() throws {
    let late = try run("fall", "--at", "50")
    #expect(late.exitCode == 2 && late.output.isEmpty)
    #expect(late.errors.contains("50"))
    let nobody = try run("fall", "--view", "squar")
    #expect(nobody.exitCode == 2 && nobody.output.isEmpty)
    #expect(nobody.errors.contains("there is no view “squar” in “fall”; these have a name: square"))
    let order = try run("fall", "--at", "0.5", "--to", "0.2")
    #expect(order.exitCode == 64)
    #expect(order.errors.contains("--at 0.5 comes after --to 0.2; give an earlier one."))
    let time = try run("fall", "--from", "-1")
    #expect(time.exitCode == 64)
    #expect(time.errors.contains("--from -1 is not a time"))
    for late in ["1e300", "inf", "nan"] {
      let outcome = try run("fall", "--to", late)
      #expect(outcome.exitCode == 64 && outcome.output.isEmpty)
      #expect(outcome.errors.contains(" is not a time; give seconds from 0 to"))
    }
  }

  @Test(arguments: ["fall", "still", "odd", "letters", "layers", "playground"])
  func `JSON is as its schema says`(scene: String) throws {
    let outcome = try run(scene, "--json")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let schema = try JSONSchema()
    #expect(schema.faults(of: value) == [])
    // A value of another kind, one that is missing and one too many are found.
    var wrong = try #require(value as? [String: Any])
    wrong["version"] = 2
    wrong["scene"] = nil
    wrong["more"] = true
    wrong["views"] = ["view"]
    #expect(schema.faults(of: wrong).count == 4)
  }
}

/// The part of JSON Schema that the published one uses.
private struct JSONSchema {
  private let root: [String: Any]

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/description.schema.json")
    let data = try Data(contentsOf: file)
    root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// Returns sentences for what in a value is not as the schema says.
  func faults(of value: Any) -> [String] { faults(of: value, as: root, at: "$") }

  private func faults(of value: Any, as schema: [String: Any], at place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let definitions = root["$defs"] as? [String: Any] ?? [:]
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard let meant = definitions[name] as? [String: Any] else { return ["\(place): no \(name)"] }
      return faults(of: value, as: meant, at: place)
    }
    if let only = schema["const"] as? Int {
      return value as? Int == only ? [] : ["\(place): const"]
    }
    if let choices = schema["enum"] as? [String] {
      return choices.contains(value as? String ?? "") ? [] : ["\(place): enum"]
    }
    switch schema["type"] as? String {
    case "string": return value is String ? [] : ["\(place): string"]
    case "number": return value is NSNumber ? [] : ["\(place): number"]
    case "integer":
      let number = (value as? NSNumber)?.doubleValue
      return number.map { $0 == $0.rounded() } == true ? [] : ["\(place): integer"]
    case "boolean": return value is Bool ? [] : ["\(place): boolean"]
    case "array":
      guard let values = value as? [Any], let item = schema["items"] as? [String: Any] else {
        return ["\(place): array"]
      }
      return values.enumerated().flatMap { faults(of: $1, as: item, at: "\(place)[\($0)]") }
    case "object": return faultsOfObject(value, as: schema, at: place)
    default: return ["\(place): the schema has no type"]
    }
  }

  private func faultsOfObject(_ value: Any, as schema: [String: Any], at place: String) -> [String]
  {
    guard let object = value as? [String: Any] else { return ["\(place): object"] }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
      .map { "\(place).\($0) is missing" }
    return missing
      + object.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
        if let known = properties[key] as? [String: Any] {
          return faults(of: value, as: known, at: "\(place).\(key)")
        }
        guard let other = schema["additionalProperties"] as? [String: Any] else {
          return ["\(place).\(key) is not in the schema"]
        }
        return faults(of: value, as: other, at: "\(place).\(key)")
      }
  }
}
