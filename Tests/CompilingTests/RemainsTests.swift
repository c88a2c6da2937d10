import TemporaryFolders
import Testing

@testable import Compiling

/// What of a program is left where something is not here.
@Suite struct RemainsTests {
  @Test func `errors of the compiler are read, and nothing else`() {
    let said = """
      A:B.swift:3:12: error: cannot find 'Ghost' in scope
        let a = Ghost()
                ^~~~~
      /c/D.swift:10:1: error: missing return: 'f': error: x
      /c/D.swift:10:1: note: here
      /c/E.swift:1:1: warning: no
      <unknown>:0: error: no place
      """
    #expect(
      Complaint.all(in: said) == [
        Complaint(file: "A:B.swift", line: 3, column: 12, text: "cannot find 'Ghost' in scope"),
        Complaint(file: "/c/D.swift", line: 10, column: 1, text: "missing return: 'f': error: x"),
      ])
  }

  @Test func `what was left out is said by lines, boxes and scenes by name`() {
    let program = RewrittenProgram(
      files: [
        .init(
          file: "A.swift", text: "", errors: [], warnings: [], absences: [],
          absentModules: ["SceneKit", "SpriteKit"], leftOut: []),
        .init(
          file: "B.swift", text: "", errors: [], warnings: [], absences: [], absentModules: [],
          leftOut: []),
        .init(
          file: "C.swift", text: "", errors: [], warnings: [], absences: [], absentModules: [],
          leftOut: []),
      ], subject: nil, unmakeable: [], outlets: [], isOld: false, absentNames: [], entry: "entry")
    var remains = Remains(program, entry: "Entry.swift")
    #expect(remains.mayLeaveOut && remains.entry == "entry" && remains.warnings.isEmpty)
    func cut(_ first: Int, _ last: Int) -> Remains.Cut {
      Remains.Cut(first: first, last: last, scope: [first, last], isBody: false)
    }
    remains.files[0].cuts = [cut(9, 12), cut(3, 3), cut(4, 5), cut(20, 20), cut(10, 10)]
    remains.files[2].cuts = [cut(7, 7), cut(7, 7)]
    remains.boxes = [
      .init(
        name: "SKView", modules: ["SpriteKit"], isController: false, base: nil, isOfApp: false),
      .init(
        name: "UIWebView", modules: [], isController: false, base: nil, isOfApp: false),
      .init(
        name: "GlowButton", modules: ["Sparkling"], isController: false, base: "UIButton",
        isOfApp: false),
    ]
    remains.lostScenes = ["game"]
    let other = Remains(program, entry: "Entry.swift", others: 1..<3)
    #expect(other.files.map(\.isOfOthers) == [false, true, true, false])
    #expect(
      remains.warnings == [
        "A.swift:3:1: warning: What needs what is not here of SceneKit or SpriteKit is left out:"
          + " lines 3 to 5, 9 to 12 and 20.",
        "C.swift:7:1: warning: What needs what is left out elsewhere is left out: line 7.",
        "warning: “SKView” of SpriteKit is not here; a grey box with its name is shown.",
        "warning: “UIWebView” is not here; a grey box with its name is shown.",
        "warning: “GlowButton” of Sparkling is not here; UIButton stands in its place.",
        "warning: Nothing is left of “game”, which is not filmed.",
      ])
  }

  @Test func `what was left out of a storyboard's program is said by the lines of the storyboard`()
  {
    let text = """
      func connect() {
      #sourceLocation(file: "Base.lproj/Main.storyboard", line: 9)
        c.label = label
      #sourceLocation(file: "Base.lproj/Main.storyboard", line: 4)

        c.other = view
      #sourceLocation()
      """
    let program = RewrittenProgram(
      files: [
        .init(
          file: "Main.storyboard.swift", text: text, errors: [], warnings: [], absences: [],
          absentModules: [], leftOut: [])
      ], subject: nil, unmakeable: [], outlets: [], isOld: false, absentNames: [], entry: "")
    var remains = Remains(program, entry: "Entry.swift")
    remains.files[0].cuts = [3, 5, 6].map { line in
      Remains.Cut(first: line, last: line, scope: [1, 7], isBody: false)
    }
    #expect(
      remains.warnings == [
        "Base.lproj/Main.storyboard:4:1: warning: What needs what is left out elsewhere is left out:"
          + " lines 4 to 5 and 9."
      ])
  }

  @Test func `a file is left out by its path or the end of it`() throws {
    let folder = try TemporaryFolder([
      "A.swift": "", "Game/B.swift": "", "Game/C.swift": "", "Main.storyboard": "",
    ])
    for word in ["\(folder.path)/Game/B.swift", "Game/B.swift", "B.swift"] {
      let sources = try SourceFiles([folder.path], without: [word, "Main.storyboard"])
      #expect(folder.names(of: sources.paths) == ["A.swift", "Game/C.swift"])
      #expect(folder.names(of: sources.leftOut) == ["Game/B.swift"])
      #expect(sources.interfaces.isEmpty)
    }
    #expect(throws: CompilingError.nothingToLeaveOut(path: "D.swift", words: [folder.path])) {
      try SourceFiles([folder.path], without: ["D.swift"])
    }
  }
}
