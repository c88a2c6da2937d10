import Foundation
import Testing

@testable import Filming

/// Films that are up to date are not rendered again.
@Suite struct CacheTests {
  private func render(_ arguments: [String], in folder: TemporaryFolder) throws -> String {
    let outcome = try RunningProgram.run("FixtureGallery", ["render"] + arguments, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return outcome.output
  }

  private func isUnchanged(_ said: String) -> Bool {
    said.contains("; unchanged, not rendered again (--force does)")
  }

  /// The notes on `film/`.
  private static let notesOnFrames = [
    ".flipbook/.gitignore", ".flipbook/film.frames", ".flipbook/film.json",
  ]

  /// Returns the inode of a file, which changes when the file is replaced.
  private func identity(of file: String, in folder: TemporaryFolder) throws -> Int? {
    let path = folder.url.appending(path: file).path
    return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
  }

  @Test func `a film that is there is not rendered again unless it is forced`() throws {
    let folder = try TemporaryFolder()
    #expect(try render(["still"], in: folder).contains(" frames/s"))
    let frame = "output/still/frame-00007.png"
    let before = try identity(of: frame, in: folder)
    let said = try render(["still", "--jobs", "1"], in: folder)
    #expect(isUnchanged(said))
    #expect(said.hasPrefix("still: 0.52 s in output/still/ (31 frames of 640×1136), output/still"))
    #expect(try identity(of: frame, in: folder) == before)
    #expect(try !isUnchanged(render(["still", "--force"], in: folder)))
    #expect(try identity(of: frame, in: folder) != before)
    #expect(try isUnchanged(render(["still"], in: folder)))
  }

  @Test func `only what is missing is rendered, and JSON says so`() throws {
    let folder = try TemporaryFolder()
    _ = try render(["still", "-o", "still/"], in: folder)
    let places = ["-o", "still/", "-o", "still.gif"]
    let said = try render(["still", "--json"] + places, in: folder)
    let scenes = try JSONSerialization.jsonObject(with: Data(said.utf8)) as? [[String: Any]]
    let media = try #require(scenes?.first?["media"] as? [[String: Any]])
    #expect(media.map { $0["isUnchanged"] as? Bool } == [true, false])
    #expect(scenes?.first?["framesPerSecond"] as? Double != nil)
    #expect(try isUnchanged(render(["still"] + places, in: folder)))
  }

  @Test(arguments: [
    ["--scale", "1"], ["--fps", "30"], ["--hold", "0.1"], ["--to", "0.3"], ["--every", "2"],
    ["--xray"], ["--compression", "small"], ["--appearance", "dark"],
  ])
  func `other arguments make another film`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    _ = try render(["still", "-o", "film/"], in: folder)
    #expect(try !isUnchanged(render(["still", "-o", "film/"] + arguments, in: folder)))
    #expect(try isUnchanged(render(["still", "-o", "film/"] + arguments, in: folder)))
    #expect(try !isUnchanged(render(["fall", "-o", "film/"] + arguments, in: folder)))
  }

  @Test(.enabled(if: FilmMaker.ffmpeg != nil, "ffmpeg is not installed"))
  func `a video of the same ffmpeg is not made again`() throws {
    let folder = try TemporaryFolder()
    let arguments = ["still", "-o", "film.mp4", "-o", "film.webm"]
    #expect(try !isUnchanged(render(arguments, in: folder)))
    #expect(try isUnchanged(render(arguments, in: folder)))
    let manifest = folder.url.appending(path: ".flipbook/film.mp4.json")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let other = text.replacing(/"maker.ffmpeg" : "[0-9a-f]+"/, with: #""maker.ffmpeg" : "0123""#)
    #expect(other != text)
    try Data(other.utf8).write(to: manifest)
    #expect(try !isUnchanged(render(arguments, in: folder)))
  }

  @Test func `a film in which something is missing is rendered again`() throws {
    let folder = try TemporaryFolder()
    _ = try render(["still", "-q", "-o", "film/"], in: folder)
    let frame = folder.url.appending(path: "film/frame-00003.png")
    let whole = try folder.contents(of: "film/frame-00003.png")
    try FileManager.default.removeItem(at: frame)
    #expect(try !isUnchanged(render(["still", "-o", "film/"], in: folder)))
    #expect(try folder.contents(of: "film/frame-00003.png") == whole)
    try Data("mine".utf8).write(to: folder.url.appending(path: "film/notes.txt"))
    #expect(try isUnchanged(render(["still", "-o", "film/"], in: folder)))
  }

  @Test func `a film that somebody changed is left alone unless it is forced`() throws {
    let folder = try TemporaryFolder()
    let places = ["still", "-q", "-o", "film/"]
    _ = try render(places, in: folder)
    let whole = try folder.contents(of: "film/frame-00003.png")
    func url(_ name: String) -> URL { folder.url.appending(path: "film/\(name)") }
    let changes: [() throws -> Void] = [
      { try whole.dropLast().write(to: url("frame-00003.png")) },
      {
        var other = whole
        other[40] ^= 1
        try other.write(to: url("frame-00003.png"))
      },
      { try whole.write(to: url("frame-00031.png")) },
    ]
    for change in changes {
      try change()
      let before = try folder.files(in: "film").map { try folder.contents(of: "film/\($0)") }
      let refused = try RunningProgram.run(
        "FixtureGallery", ["render", "still", "-o", "film/"], in: folder)
      #expect(refused.exitCode == 2)
      #expect(refused.errors.contains("frame-000") && refused.errors.contains("--force"))
      #expect(try folder.files(in: "film").map { try folder.contents(of: "film/\($0)") } == before)
      #expect(try !isUnchanged(render(["still", "--force", "-o", "film/"], in: folder)))
      #expect(try folder.contents(of: "film/frame-00003.png") == whole)
      #expect(try folder.files(in: "film").count == 31)
    }
  }

  @Test func `what is written down has neither time nor place, and is left out by git`() throws {
    var texts: [String] = []
    for jobs in ["1", "2"] {
      let folder = try TemporaryFolder()
      _ = try render(["still", "-o", "film/", "--jobs", jobs], in: folder)
      #expect(try folder.everything().allSatisfy { $0.hasPrefix("film") })
      #expect(try folder.remembered() == Self.notesOnFrames)
      #expect(try folder.contents(of: ".flipbook/.gitignore") == Data("*\n".utf8))
      let text = try String(decoding: folder.contents(of: ".flipbook/film.json"), as: UTF8.self)
      #expect(!text.contains("/") && text.contains(#""scene.name" : "still""#))
      texts.append(text)
    }
    #expect(texts[0] == texts[1])
  }

  @Test(arguments: ["maker.program", "maker.libraries", "maker.fonts"])
  func `another program, library or font makes another film`(ingredient: String) throws {
    let folder = try TemporaryFolder()
    _ = try render(["still", "-o", "still.gif"], in: folder)
    let manifest = ".flipbook/still.gif.json"
    let text = try String(decoding: folder.contents(of: manifest), as: UTF8.self)
    let other = text.replacing("\"\(ingredient)\" : \"", with: "\"\(ingredient)\" : \"0")
    #expect(other != text)
    try Data(other.utf8).write(to: folder.url.appending(path: manifest))
    #expect(try !isUnchanged(render(["still", "-o", "still.gif"], in: folder)))
    #expect(try folder.contents(of: manifest) == Data(text.utf8))
    // A manifest that cannot be read counts as none.
    try Data("{".utf8).write(to: folder.url.appending(path: manifest))
    #expect(try !isUnchanged(render(["still", "-o", "still.gif"], in: folder)))
  }

  /// Numbers in a damaged manifest once caused an overflow and took all memory.
  @Test(arguments: [
    ("length", "9223372036854775807"), ("length", "100000000000"), ("length", "-1"),
    ("frames", "9223372036854775807"), ("frames", "-5"), ("frames", "32"),
    ("bytes", "9223372036854775807"), ("bytes", "-1"), ("width", "0"), ("height", "-3"),
    ("duration", "-1"), ("duration", "1e999"), ("length", "1e30"),
  ])
  func `a manifest of numbers that no film has is as none`(name: String, value: String) throws {
    let folder = try TemporaryFolder()
    _ = try render(["still", "-o", "film/"], in: folder)
    let manifest = folder.url.appending(path: ".flipbook/film.json")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let number = try Regex("\"\(name)\" : [0-9.]+")
    let other = text.replacing(number, with: "\"\(name)\" : \(value)")
    #expect(other != text)
    try Data(other.utf8).write(to: manifest)
    #expect(try !isUnchanged(render(["still", "-o", "film/"], in: folder)))
    #expect(try String(contentsOf: manifest, encoding: .utf8) == text)
  }

  @Test func `a share of numbers that no film has is not counted with`() throws {
    let folder = try TemporaryFolder()
    func shard(_ number: Int) throws -> String {
      try render(["fall", "--shard", "\(number)/2", "-o", "film/"], in: folder)
    }
    _ = try shard(1)
    let manifest = folder.url.appending(path: ".flipbook/film.1-of-2.json")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let other = text.replacing(/"(bytes|frames)" : [0-9]+/) { "\"\($0.1)\" : 9223372036854775807" }
    try Data(other.utf8).write(to: manifest)
    #expect(try !isUnchanged(shard(2)))
    #expect(try !isUnchanged(shard(1)))
    #expect(try folder.remembered() == Self.notesOnFrames)
  }

  /// The film is made even when something that is no file stands in its manifest's place.
  @Test(arguments: ["mkfifo", "ln -s /dev/zero", "truncate -s 3G", "mkdir"])
  func `what is no manifest is not waited for and not read`(command: String) throws {
    let folder = try TemporaryFolder()
    _ = try render(["still", "-q", "-o", "still.gif"], in: folder)
    let manifest = ".flipbook/still.gif.json"
    let made = try RunningProgram.run(
      "/bin/sh", ["-c", "rm \(manifest); \(command) \(manifest)"], in: folder)
    #expect(made.exitCode == 0)
    let film = try folder.contents(of: "still.gif")
    #expect(try !isUnchanged(render(["still", "-o", "still.gif"], in: folder)))
    #expect(try folder.contents(of: "still.gif") == film)
  }

  @Test func `another picture beside the program makes another film`() throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: "Gallery")
    try FileManager.default.copyItem(
      at: RunningProgram.buildFolder.appending(path: "FixtureGallery"), to: program)
    let resources = folder.url.appending(path: "Scenes.resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    func said() throws -> String {
      try RunningProgram.run(program.path, ["render", "still", "-o", "a.gif"], in: folder).output
    }
    // The catalogs of a user's app stand beside the program as links.
    let catalog = folder.url.appending(path: "App/Assets.xcassets")
    try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Assets.xcassets"), withDestinationURL: catalog)
    for place in ["ball.png", "Scenes.resources/ball.png", "App/Assets.xcassets/ball.svg"] {
      try Data("one".utf8).write(to: folder.url.appending(path: place))
      #expect(try !isUnchanged(said()))
      #expect(try isUnchanged(said()))
      try Data("two".utf8).write(to: folder.url.appending(path: place))
      #expect(try !isUnchanged(said()))
    }
  }

  @Test func `shares in one folder are remembered like the whole`() throws {
    let folder = try TemporaryFolder()
    func shard(_ number: Int) throws -> String {
      try render(["fall", "--shard", "\(number)/2", "-o", "film/"], in: folder)
    }
    _ = try shard(1)
    #expect(try folder.remembered().contains(".flipbook/film.1-of-2.json"))
    #expect(try isUnchanged(shard(1)))
    #expect(try !isUnchanged(shard(2)))
    #expect(try folder.remembered() == Self.notesOnFrames)
    let joined = try folder.contents(of: ".flipbook/film.json")
    #expect(try isUnchanged(shard(1)) && isUnchanged(shard(2)))
    #expect(try isUnchanged(render(["fall", "-o", "film/"], in: folder)))
    _ = try render(["fall", "-o", "film/", "--force"], in: folder)
    #expect(try folder.contents(of: ".flipbook/film.json") == joined)
  }

  /// The shell runs without `|| true`, which would hide what a slow reader does to the film.
  @Test func `a slow reader slows the film and loses nothing, and is not remembered`() throws {
    let folder = try TemporaryFolder()
    _ = try render(["fall", "-q", "-o", "film.gif"], in: folder)
    let program = try RunningProgram.buildFolder.appending(path: "FixtureGallery").path
    let outcome = try RunningProgram.run(
      "/bin/sh",
      [
        "-c",
        """
        mkfifo pipe; (sleep 1; while dd bs=512 count=1 2>dd.log && ! grep -q '^0+0' dd.log; do :; \
        done) <pipe >slow.gif & "$1" render fall -q -o - >pipe && wait
        """, "sh", program,
      ], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try folder.contents(of: "slow.gif") == folder.contents(of: "film.gif"))
    #expect(try folder.remembered() == [".flipbook/.gitignore", ".flipbook/film.gif.json"])
  }
}
