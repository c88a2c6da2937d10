import Files
import Foundation

/// Makes a program of a user's files: rewrites, compiles and links them, and keeps the result.
package struct ProgramMaker {
  let kit: Kit
  let rewriter: RewritingTool
  let toolchain: Toolchain
  let cache = ProgramCache()
  let bounds: ToolBounds

  /// Finds what is needed.
  ///
  /// - Parameters:
  ///   - program: the path of the running program.
  ///   - bounds: what each of the tools may take.
  /// - Throws: `CompilingError` for what is missing.
  package init(
    beside program: String, bounds: ToolBounds = ToolBounds()
  ) throws(CompilingError) {
    self.bounds = bounds
    let program = resolved(program)
    kit = try Kit(beside: program)
    rewriter = try RewritingTool(beside: program)
    toolchain = try Toolchain(for: kit, cache)
  }

  /// Returns the program of some files, which is made unless it is there already.
  ///
  /// - Throws: `CompilingError` for what does not compile, `FileError`.
  package func program(of sources: SourceFiles) throws -> MadeProgram {
    let texts = try sources.allPaths.map { try SourceFile.bytes(of: $0) }
    var language = SourceLanguage(of: sources.paths.first ?? ".", project: sources.language)
    let symbols = AssetSymbols(in: sources.folders) {
      texts.prefix(sources.paths.count).map { String(decoding: $0, as: UTF8.self) }
    }
    let key = key(of: sources, texts, language, symbols)
    if let kept = cache.program(key) { return made(kept.bytes, kept.note) }
    let draft = try DraftFolder.temporary()
    defer { draft.cancel() }
    let rewritten = try rewrite(sources, language, in: draft.whole)
    language.readNames(areOld: rewritten.isOld, project: sources.language)
    guard rewritten.subject != nil else {
      let absences = rewritten.files.flatMap(\.absences)
      guard absences.isEmpty else { throw CompilingError.needsOtherThings(messages: absences) }
      throw CompilingError.nothingToFilm(files: sources.paths, unmakeable: rewritten.unmakeable)
    }
    let made = "\(draft.whole)/program"
    let build = keptBuild(of: sources, language)
    var remains = Remains(rewritten, entry: "FlipbookEntry.swift")
    if let objects = try build?.objects(remains, symbols, in: draft.whole) {
      try link(objects, to: made, in: draft.whole)
    } else {
      remains = try compile(
        sources, rewritten, language, symbols, to: "\(made).o", in: draft.whole)
      try link(["\(made).o"], to: made, in: draft.whole)
      if remains.hasLeftOut { build?.giveUp() }
    }
    let note = ProgramNote(
      subject: rewritten.subject ?? "",
      warnings: rewritten.files.flatMap(\.warnings) + remains.warnings,
      outlets: rewritten.outlets)
    let bytes = try SourceFile.bytes(of: made)
    var fault = cache.fault
    do {
      try cache.keep(bytes, note, as: key)
    } catch {
      fault = ProgramCache.sentence("\(error).")
    }
    return self.made(bytes, note, fault: fault)
  }

  /// Returns some files as they compile without Objective-C.
  ///
  /// - Throws: `CompilingError` for what cannot be rewritten, `FileError`.
  package func rewritten(_ sources: SourceFiles) throws -> RewrittenSources {
    let draft = try DraftFolder.temporary()
    defer { draft.cancel() }
    let language = SourceLanguage(of: sources.paths.first ?? ".", project: sources.language)
    let program = try rewrite(sources, language, in: draft.whole)
    // A package is compiled by itself: nothing of it is left out.
    let absences = program.files.flatMap { $0.absences + $0.leftOut }
    guard absences.isEmpty else { throw CompilingError.needsOtherThings(messages: absences) }
    guard program.subject != nil else {
      throw CompilingError.nothingToFilm(files: sources.paths, unmakeable: program.unmakeable)
    }
    return RewrittenSources(program)
  }

  private func made(
    _ bytes: [UInt8], _ note: ProgramNote, fault: String? = nil
  ) -> MadeProgram {
    MadeProgram(
      bytes: bytes, subject: note.subject,
      warnings: note.warnings + (fault.map { [$0] } ?? []), outlets: note.outlets,
      backtracer: toolchain.backtracer, spareFolder: cache.place?.path,
      parts: [
        resolved(kit.folder), resolved(kit.library), toolchain.libraries,
        parentFolder(of: toolchain.backtracer ?? toolchain.libraries),
      ])
  }

  /// Returns the checksum of everything that a program is made of.
  private func key(
    of sources: SourceFiles, _ texts: [[UInt8]], _ language: SourceLanguage,
    _ symbols: AssetSymbols
  ) -> UInt64 {
    var parts = [kit.library, rewriter.path, toolchain.frontend].map { "\(FileStamp(of: $0))" }
    parts.append("\(language.version) \(language.isOnMainActor) \(sources.settings ?? "")")
    if let system = sources.system { parts.append("iOS \(system)") }
    parts += sources.leftOut.map { "\($0) \(FileStamp(of: $0))" }
    parts.append(symbols.text)
    var sum = Checksum.of(Array(parts.joined(separator: "\n").utf8))
    for (path, text) in zip(sources.allPaths, texts) {
      sum = Checksum.of(Array(resolved(path).utf8), seed: sum)
      sum = Checksum.of(Array(path.utf8), seed: sum)
      sum = Checksum.of(text, seed: sum)
    }
    return sum
  }

  private func rewrite(
    _ sources: SourceFiles, _ language: SourceLanguage, in folder: String
  ) throws -> RewrittenProgram {
    let settings = sources.settings.map { ["--settings", $0] } ?? []
    var modules = sources.modules.flatMap { ["--module", $0] }
    if let count = sources.ownCount { modules += ["--own", "\(count)"] }
    if language.isOld { modules.append("--old") }
    if let system = sources.system { modules += ["--os", "\(system)"] }
    modules += sources.leftOut.flatMap { ["--without", $0] }
    // The rewriter knows where its Swift stood when it was built; the same one may have moved.
    let run = try self.run(
      rewriter.path, ["--program"] + settings + modules + ["--"] + sources.allPaths, in: folder,
      libraries: [toolchain.parser, toolchain.libraries], reading: sources,
      readable: [rewriter.path] + sources.leftOut)
    guard run.code != ToolRun.cannotStart else {
      throw CompilingError.rewriterDoesNotStart(said: run.errors, compiler: toolchain.frontend)
    }
    guard run.code == 0 else {
      throw CompilingError.rewriterFailed(
        said: run.errors.replacing("flipbook-rewrite: ", with: ""))
    }
    let program = try JSONDecoder().decode(RewrittenProgram.self, from: Data(run.output))
    let errors = program.files.flatMap(\.errors)
    guard errors.isEmpty else { throw CompilingError.needsOtherThings(messages: errors) }
    return program
  }

  /// Compiles the rewritten texts, and leaves out what needs modules that are not here until the rest
  /// compiles.
  ///
  /// - Returns: what is left.
  private func compile(
    _ sources: SourceFiles, _ program: RewrittenProgram, _ language: SourceLanguage,
    _ symbols: AssetSymbols, to object: String, in folder: String
  ) throws -> Remains {
    let count = sources.paths.count
    var remains = Remains(
      program, entry: "\(folder)/FlipbookEntry.swift",
      others: min(sources.ownCount ?? count, count)..<count)
    var boxes = ""
    var messages = ""
    for _ in 0..<Self.mostRounds {
      let run = try compile(
        sources, remains, boxes, language, symbols, to: object, in: folder)
      guard run.code != 0 else { return remains }
      // A module may be missing, or a member of one of Apple's of which a part is here.
      let mayLeaveOut =
        remains.mayLeaveOut || run.errors.contains("error: no such module '")
        || [" has no member '", "is not a member type of", "does not override"].contains(
          where: run.errors.contains)
      let left = mayLeaveOut ? try leaveOut(run.errors, of: remains, in: folder) : nil
      guard let left, left.hasChanged else {
        messages = run.errors
        break
      }
      (remains, boxes, messages) = (left.remains, left.declarations, run.errors)
    }
    // An import that was left out may be why a name is missing.
    let said =
      zip(program.files, remains.files).flatMap { file, left in
        // What is left out is told by the warnings; of that an error is no cause, unless the compiler names it.
        file.warnings
          + file.absences.filter { left.cuts.isEmpty || Self.isNamed($0, in: messages) }
      } + remains.warnings + [messages]
    throw CompilingError.doesNotCompile(
      messages: said.joined(separator: "\n"), files: sources.paths)
  }

  /// Whether the compiler's messages have the name that an absence tells of.
  private static func isNamed(_ absence: String, in messages: String) -> Bool {
    absence.matches(of: #/“([^”]+)”/#).contains { messages.contains("'\($0.1)'") }
  }

  /// How often something is left out: each time what needed what went before.
  private static let mostRounds = 24

  private func leaveOut(
    _ errors: String, of remains: Remains, in folder: String
  ) throws -> LeftOut {
    let place = "\(folder)/remains.json"
    let complaints = Complaint.all(in: errors)
    try WholeFile.write(
      Array(try JSONEncoder().encode(LeavingOut(remains: remains, complaints: complaints))),
      to: place, isDurable: false)
    let run = try self.run(
      rewriter.path, ["--leave-out", place], in: folder,
      libraries: [toolchain.parser, toolchain.libraries], readable: [rewriter.path])
    guard run.code == 0 else { throw CompilingError.rewriterFailed(said: run.errors) }
    return try JSONDecoder().decode(LeftOut.self, from: Data(run.output))
  }

  /// Compiles texts under the names of the user's files, so that messages, and the places in a crashed
  /// program, are in those.
  private func compile(
    _ sources: SourceFiles, _ remains: Remains, _ boxes: String, _ language: SourceLanguage,
    _ symbols: AssetSymbols, to object: String, in folder: String
  ) throws -> ToolRun {
    var overlay = FileOverlay()
    var names: Set<String> = []
    let paths = try remains.files.dropLast().enumerated().map { number, file in
      let text = "\(folder)/\(number).swift"
      // The compiler tells private names apart by those of files: of two of one name the second
      // keeps its own in messages only.
      let isFirst = names.insert(file.name.split(separator: "/").last.map(String.init) ?? "")
        .inserted
      let place = isFirst ? "" : "#sourceLocation(file: \(swiftLiteral(file.name)), line: 1)\n"
      try WholeFile.write(Array((place + file.text).utf8), to: text, isDurable: false)
      if isFirst { overlay.show(text, as: file.name) }
      return isFirst ? asArgument(file.name) : text
    }
    let entry = "\(folder)/FlipbookEntry.swift"
    try WholeFile.write(Array((remains.entry + boxes).utf8), to: entry, isDurable: false)
    let assets = "\(folder)/GeneratedAssetSymbols.swift"
    try WholeFile.write(Array(symbols.text.utf8), to: assets, isDurable: false)
    let map = "\(folder)/overlay.json"
    try WholeFile.write(try overlay.text(), to: map, isDurable: false)
    let arguments =
      ["-frontend", "-c"] + paths
      + [
        entry, assets, "-vfsoverlay", map, "-disable-objc-interop", "-I", kit.modules,
        "-swift-version", language.version, "-Onone", "-g", "-D", "DEBUG",
        "-empty-abi-descriptor", "-module-name", "Program", "-parse-as-library", "-plugin-path",
        toolchain.macros, "-in-process-plugin-server-path", toolchain.macroServer,
        "-diagnostic-style", "llvm", "-suppress-warnings", "-o", object,
      ] + isolation(of: language)
    var modules = ModuleCache(in: cache.place, else: folder)
    func compiled() throws -> ToolRun {
      let run = try self.run(
        toolchain.frontend, arguments + ["-module-cache-path", modules.folder], in: folder,
        reading: sources, writing: [modules.folder])
      modules.remember()
      return run
    }
    let run = try compiled()
    guard run.code != 0, run.errors.contains(modules.folder) else { return run }
    // It is the folder, such as one on a full disk, and not the files.
    modules = ModuleCache(in: nil, else: folder)
    return try compiled()
  }

  /// Returns a path that the compiler takes for one, whatever it begins with: `-` makes an option of
  /// it, and `@` a list of further arguments.
  private func asArgument(_ path: String) -> String {
    path.hasPrefix("-") || path.hasPrefix("@") ? "./\(path)" : path
  }

  /// Returns the arguments for code that calls UIKit from anywhere, as apps in Swift 5 mode do.
  private func isolation(of language: SourceLanguage) -> [String] {
    language.isOnMainActor ? ["-default-isolation", "MainActor"] : []
  }

  private func link(_ objects: [String], to program: String, in folder: String) throws {
    // Flipbook's library comes first: its clocks and its sines stand before the C library's.
    // Every toolchain brings LLVM's linker; the system's may be any.
    let run = try self.run(
      toolchain.linker,
      [
        "-fuse-ld=lld", "-pie", toolchain.beginning,
      ] + objects + [
        kit.library,
        "-L", toolchain.libraries,
      ] + Self.libraries.map { "-l\($0)" } + [
        // Few files use it: the others need not load it.
        "-Wl,--as-needed", "-lswiftRegexBuilder", "-lFoundationXML", "-Wl,--no-as-needed",
        "-Wl,-rpath,\(toolchain.libraries)", "-Wl,-rpath,\(resolved(kit.folder))", "-o", program,
      ], in: folder)
    guard run.code == 0 else { throw CompilingError.doesNotLink(messages: run.errors) }
  }

  /// Runs one of the tools.
  ///
  /// - Parameters:
  ///   - program: its path.
  ///   - arguments: its arguments.
  ///   - folder: the folder of this run, in which it writes.
  ///   - libraries: folders in which the loader looks for shared libraries first.
  ///   - sources: the files that it reads.
  ///   - readable: what it reads beside them, the compiler and the library.
  ///   - writable: folders beside that of this run in which it writes.
  /// - Returns: what came of it.
  /// - Throws: `CompilingError.takesTooMuch`, `FileError`.
  private func run(
    _ program: String, _ arguments: [String], in folder: String, libraries: [String] = [],
    reading sources: SourceFiles? = nil, readable: [String] = [], writing writable: [String] = []
  ) throws -> ToolRun {
    for folder in writable { mkdir(folder, 0o700) }
    let parts = [
      parentFolder(of: parentFolder(of: toolchain.frontend)), kit.folder, resolved(kit.folder),
      parentFolder(of: resolved(kit.library)), kit.modules, resolved(kit.modules),
    ]
    let run = try ToolRun(
      program, arguments, in: folder, libraries: libraries, variables: ToolMemory.variables,
      bounds: bounds,
      wall: bounds.wall(
        readable: parts + readable + (sources?.allPaths ?? []), writable: [folder] + writable))
    guard let excess = run.excess else { return run }
    let name = program.split(separator: "/").last.map(String.init) ?? program
    throw CompilingError.takesTooMuch(tool: name, excess)
  }

  /// Swift's own libraries and the C library's, which a user's files may use, and those that the
  /// library with the rooms needs: it does not know where Swift stands on this machine.
  private static let libraries = [
    "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser",
    "swiftSynchronization", "swiftObservation", "Testing",
    "swiftDispatch", "dispatch", "BlocksRuntime", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "swiftGlibc", "swiftSwiftOnoneSupport", "m",
  ]
}
