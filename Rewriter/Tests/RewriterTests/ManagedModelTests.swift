import Rewriter
import Testing

@Suite struct ManagedModelTests {
  private static let name = "App/Notes.xcdatamodeld/Notes.xcdatamodel/contents"
  private static let model = """
    <?xml version="1.0" encoding="UTF-8"?>
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Note" representedClassName="Note" codeGenerationType="class">
        <attribute name="count" attributeType="Integer 32" defaultValueString="3"
          usesScalarValueType="YES"/>
        <attribute name="text" optional="YES" attributeType="String"/>
        <relationship name="tags" optional="YES" toMany="YES" deletionRule="Cascade"
          destinationEntity="Tag" inverseName="note"/>
      </entity>
      <entity name="Tag" representedClassName=".Tag">
        <relationship name="note" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Note" inverseName="tags"/>
      </entity>
    </model>
    """
  private static let tag = """
    import CoreData
    public class Tag: NSManagedObject {
      @NSManaged public var note: Note?
      @NSManaged var weight: Double
      @NSManaged func addToParts(_ part: Tag)
      override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
      }
    }
    """

  private func program() -> FilmedProgram {
    filmedProgram(of: [
      SourceFile(name: "Tag.swift", text: Self.tag),
      SourceFile(
        name: "App.swift", text: "import UIKit\nclass ViewController: UIViewController {}"),
      SourceFile(name: Self.name, text: Self.model),
    ])
  }

  @Test func `a model becomes the classes that Xcode makes of it`() throws {
    let text = try #require(program().files.first { $0.name == Self.name + ".swift" }).text
    #expect(text.contains("public class Note: NSManagedObject {}"))
    #expect(!text.contains("class Tag"))
    #expect(text.contains("public var count: Int32 { get { _managed(\"count\") }"))
    #expect(text.contains("public var text: String? { get { _managedIfAny(\"text\") }"))
    #expect(text.contains("public func addToTags(_ value: Tag) { _add(value, \"tags\") }"))
    #expect(text.contains(".attribute(\"count\", .integer32AttributeType, isOptional: false,"))
    #expect(
      text.contains(
        ".relationship(\"tags\", to: \"Tag\", inverse: \"note\", isToMany: true,"
          + " rule: .cascadeDeleteRule)"))
    #expect(text.contains(".init(\"Tag\", Tag.self, properties: ["))
  }

  /// Texts that would be code in place of a name, and names that Swift keeps to itself.
  private static let hostile = [
    "A: NSManagedObject {}; let x = print(1); class B", "A { init() { fatalError() } }", "1A",
    "A B", "A\"", "A\\(1)", "A/*", "`A`", "A`", "_", "A.B-C", "é{}", "A;",
  ]

  private func escapedInXML(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
  }

  @Test(arguments: hostile, ["class", "attribute", "relationship", "type"])
  func `no name in a model becomes code`(name: String, place: String) throws {
    func named(_ kind: String, _ usual: String) -> String {
      kind == place ? escapedInXML(name) : usual
    }
    let model = """
      <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="E" representedClassName="\(named("class", "E"))" codeGenerationType="class">
          <attribute name="\(named("attribute", "size"))" attributeType="Transformable"
            customClassName="\(named("type", "[String: Int]"))"/>
          <relationship name="\(named("relationship", "parts"))" toMany="YES"
            destinationEntity="E"/>
        </entity>
      </model>
      """
    let program = filmedProgram(of: [SourceFile(name: Self.name, text: model)])
    let file = try #require(program.files.first { $0.name == Self.name + ".swift" })
    #expect(file.findings.contains { $0.description.contains("is no name in Swift") })
    #expect(!file.text.contains("class \(name)") && !file.text.contains("var \(name)"))
    #expect(!file.text.contains(": \(name)?"))
  }

  @Test func `properties that are named by words of Swift are made`() throws {
    let model = """
      <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="E" representedClassName="E" codeGenerationType="class">
          <attribute name="default" attributeType="String"/>
          <attribute name="größe" attributeType="Transformable" customClassName="[String: Int]"/>
        </entity>
      </model>
      """
    let program = filmedProgram(of: [SourceFile(name: Self.name, text: model)])
    let file = try #require(program.files.first { $0.name == Self.name + ".swift" })
    #expect(file.text.contains("public var `default`: String?"))
    #expect(file.text.contains("public var größe: [String: Int]?"))
    #expect(file.findings.isEmpty)
  }

  @Test(arguments: [
    (
      #"<entity name="A"/><entity name="A"/>"#,
      "Two entities of the model are called “A”; give one of them another name in Xcode."
    ),
    (
      #"<entity name="A" representedClassName="C" codeGenerationType="class"/>"#
        + #"<entity name="B" representedClassName="C" codeGenerationType="class"/>"#,
      "Two entities of the model are of the class “C”, which Xcode would make twice; give one of them"
        + " another class, or declare it in Swift."
    ),
    (
      #"<entity name="A"><attribute name="b"/><relationship name="b"/></entity>"#,
      "Two properties of the entity “A” are called “b”; give one of them another name in Xcode."
    ),
  ])
  func `what a model has twice is said with its file`(entities: String, sentence: String) throws {
    let model = "<model>\n\(entities)</model>"
    let program = filmedProgram(of: [SourceFile(name: Self.name, text: model)])
    let file = try #require(program.files.first { $0.name == Self.name + ".swift" })
    #expect(file.findings.map(\.description) == ["\(Self.name):2:1: error: \(sentence)"])
  }

  @Test(arguments: [("&#10;", "A"), ("&#13;", "D"), ("&#x85;", "85"), ("&#x2028;", "2028")])
  func `a line break in a name is no line of ours`(lineBreak: String, shown: String) throws {
    let entity = "<entity name=\"A\(lineBreak)B\"/>"
    let name = "a\n/Notes.xcdatamodel/contents"
    let program = filmedProgram(of: [
      SourceFile(name: name, text: "<model>\(entity)\(entity)</model>")
    ])
    let file = try #require(program.files.first { $0.name == name + ".swift" })
    #expect(
      file.findings.map(\.description) == [
        "a\\u{A}/Notes.xcdatamodel/contents:1:1: error: Two entities of the model are called"
          + " “A\\u{\(shown)}B”; give one of them another name in Xcode."
      ])
  }

  @Test func `two entities may have one class that is declared`() throws {
    let entity = #"representedClassName="Tag" codeGenerationType="class""#
    let model = "<model><entity name=\"A\" \(entity)/><entity name=\"B\" \(entity)/></model>"
    let program = filmedProgram(of: [
      SourceFile(name: "Tag.swift", text: Self.tag), SourceFile(name: Self.name, text: model),
    ])
    let findings = program.files.flatMap(\.findings)
    #expect(findings.isEmpty)
  }

  @Test func `the program makes the model known before anything else`() {
    #expect(program().entry.contains("flipbookAddModelNotes()"))
  }

  @Test func `managed properties and methods ask the object`() throws {
    let text = try #require(program().files.first { $0.name == "Tag.swift" }).text
    #expect(
      text.contains(
        "public var note: Note? { get { _managedIfAny(\"note\") }"
          + " set { _setManaged(newValue, \"note\") } }"))
    #expect(text.contains("var weight: Double { get { _managed(\"weight\") }"))
    #expect(text.contains("func addToParts(_ part: Tag) { _add(part, \"parts\") }"))
    #expect(text.contains("required init(entity: NSEntityDescription"))
    #expect(text.split(separator: "\n").count == Self.tag.split(separator: "\n").count)
  }

  @Test func `a broken model is said with its line`() {
    let program = filmedProgram(of: [
      SourceFile(
        name: "App.swift", text: "import UIKit\nclass ViewController: UIViewController {}"),
      SourceFile(name: Self.name, text: "<model>\n<entity"),
    ])
    #expect(program.files.flatMap(\.findings).map(\.place.line) == [2])
  }
}
