/// The rewritten files of a program of which some needs what is not here, while that is left out.
///
/// The compiler says where something is missing; each time what needs it goes, with its line ends
/// kept, until the rest compiles.
public struct Remains: Codable, Hashable, Sendable {
  /// One of the files.
  public struct File: Codable, Hashable, Sendable {
    public let name: String
    public var text: String
    /// The modules that it imports and that are not here.
    public var modules: [String]
    /// Whether it is a library's, which the author of the app did not write: what of it does not compile
    /// here goes, whatever the reason.
    public let isOfOthers: Bool
    /// What was left out of it.
    public var cuts: [Cut] = []

    /// Takes a file of which nothing is left out yet.
    public init(name: String, text: String, modules: [String], isOfOthers: Bool = false) {
      (self.name, self.text, self.modules) = (name, text, modules)
      self.isOfOthers = isOfOthers
    }
  }

  /// Something that was left out.
  public struct Cut: Codable, Hashable, Sendable {
    /// *Units*: lines from 1.
    public let first: Int
    public let last: Int
    /// The member, or what stands outside of types, in which it stood: what is wrong there now comes of it.
    public let scope: ClosedRange<Int>
    /// Whether it was all of the member's body.
    public let isBody: Bool
  }

  /// A class that stands for one that is not here.
  public struct Box: Codable, Hashable, Sendable {
    public let name: String
    /// The modules of which one has it; none for one that UIKit had.
    public let modules: [String]
    public let isController: Bool
    /// The class that it comes from, one of UIKit's or an `Absent…` of ours; `nil` for a grey box with its name.
    public let base: String?
    /// Whether it is a class of the app's that was left out for what stands before its brace.
    public var isOfApp = false
  }

  /// All files; the last one is the program's entry.
  public var files: [File]
  /// What is not here or was left out: modules' names, types, members, variables.
  public var names: Set<String>
  public var boxes: [Box] = []
  /// Protocols of the files that lost a part, and with it what others have of them.
  public var weakened: Set<String> = []
  /// Whether the files are older than Swift 4.
  public var isOld = false
  /// Names of scenes of which nothing is left.
  public var lostScenes: [String] = []

  /// Takes the files of a program before anything of them is left out.
  public init(files: [File], names: Set<String>, isOld: Bool = false) {
    (self.files, self.names, self.isOld) = (files, names, isOld)
  }
}

/// What the compiler says of a place.
public struct Complaint: Codable, Hashable, Sendable {
  public let file: String
  /// From 1.
  public let line: Int
  /// From 1, in bytes of UTF-8.
  public let column: Int
  /// The message behind “error: ”.
  public let text: String

  /// What the compiler says of a place.
  public init(file: String, line: Int, column: Int, text: String) {
    (self.file, self.line, self.column, self.text) = (file, line, column, text)
  }

  /// The names between its quotation marks, also those in types.
  var quotedNames: Set<String> {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return Set(
      parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }
        .flatMap { $0.element.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init)
    )
  }

  /// The name that is nowhere declared; `nil` for other messages.
  var missingName: String? {
    text.hasPrefix("cannot find ") ? firstQuoted : nil
  }

  /// The protocol to which a type does not conform; `nil` for other messages.
  var protocolOfConformance: String? {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 3, parts[2] == " does not conform to protocol " else { return nil }
    return String(parts[3])
  }

  /// The module that is imported and nowhere; `nil` for other messages.
  var missingModule: String? {
    text.hasPrefix("no such module ") ? firstQuoted : nil
  }

  private var firstQuoted: String? {
    text.split(separator: "'").dropFirst().first.map(String.init)
  }
}

extension Remains {
  /// Leaves out what needs what is not here.
  ///
  /// - Parameter complaints: all that the compiler says of the files as they are.
  /// - Returns: false where none of it comes of something that is missing.
  public mutating func leaveOut(_ complaints: [Complaint]) -> Bool {
    let (trimmed, hasChanged) = onLargeStack { [self] in
      var remains = self
      let hasChanged = remains.trim(complaints.flatMap(inPrograms))
      return (remains, hasChanged)
    }
    self = trimmed
    return hasChanged
  }

  /// Does one thing a time, for what is wrong after one is often right after another: stands classes in
  /// for views, then leaves out what names something that is missing, then what comes of that.
  private mutating func trim(_ complaints: [Complaint]) -> Bool {
    let before = boxes
    for complaint in complaints {
      if let box = box(for: complaint), !boxes.contains(where: { $0.name == box.name }) {
        boxes.append(box)
        names.insert(box.name)
      }
    }
    if boxes != before {
      addHeirs()
      return true
    }
    // What uses a cell that goes for its clause is right again with the box that stands for it.
    return isOld && readAsOld(complaints)
      || leaveOut(complaints, where: \.standsBeforeBrace)
      || leaveOut(complaints, where: \.namesWhatIsMissing)
      || leaveOut(complaints, where: \.comesOfWhatIsMissing)
      || files.contains(where: \.importsLibrary) && leaveOut(complaints, where: \.mayBeOfLibrary)
      || leaveOut(complaints, where: \.comesOfWhatIsWeakened)
  }

  private mutating func leaveOut(
    _ complaints: [Complaint], where isCaused: (Trimming.Cause) -> Bool
  ) -> Bool {
    var changes = false
    var shells: [Trimming.Shell] = []
    var properties: [Trimming.Property] = []
    let before = files
    for index in files.indices {
      let own = complaints.filter { $0.file == files[index].name }
      guard !own.isEmpty else { continue }
      let trimming = Trimming(
        of: files[index], names: names, weakened: weakened, boxes: Set(boxes.map(\.name)),
        isEntry: index == files.count - 1)
      trimming.leaveOut(own, where: isCaused)
      guard let trimmed = trimming.finished() else { continue }
      changes = true
      files[index] = trimmed
      names.formUnion(trimming.found)
      weakened.formUnion(trimming.weakened)
      lostScenes += trimming.lostScenes
      properties += trimming.properties
      shells += trimming.shells.map { shell in
        var shell = shell
        shell.modules = files[index].modules
        return shell
      }
    }
    nameUses(of: properties)
    guard !shells.isEmpty else { return changes }
    let superclasses = Superclasses(of: before, boxes)
    for shell in shells where !boxes.contains(where: { $0.name == shell.name }) {
      guard let box = superclasses.box(for: shell) else { continue }
      boxes.append(box)
    }
    return changes
  }
}
