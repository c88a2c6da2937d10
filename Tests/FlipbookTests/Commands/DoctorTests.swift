import Testing

@testable import Flipbook
@testable import Typography

@Suite struct DoctorTests {
  private func findings(isInstalled: Bool, film: TrialFilm = .made) -> [Finding] {
    Inspection(run: { _, _ in nil }, film: { film }, isInstalled: isInstalled).findings()
  }

  @Test func `an installed Flipbook is not asked for what only a build needs`() {
    let installed = findings(isInstalled: true).map(\.name)
    let built = findings(isInstalled: false).map(\.name)
    #expect(built.contains("Box2D") && built.contains("pkg-config"))
    #expect(!installed.contains("Box2D") && !installed.contains("pkg-config"))
    #expect(installed == built.filter(installed.contains))
    for name in ["letters", "libxml2", "text", "Swift"] {
      #expect(installed.contains(name), "\(name)")
    }
  }

  @Test func `what is missing comes with the command that installs it`() {
    let reader = findings(isInstalled: true).first { $0.name == "libxml2" }
    #expect(reader?.version == nil)
    #expect(reader?.mend == "\(Inspection.sudo)apt-get install libxml2")
  }

  @Test func `letters that are not pinned are told, and nothing else stops`() {
    let inspection = Inspection(run: { _, _ in nil }, isInstalled: false)
    let other = LetterFile(name: "Inter", file: "Inter-Bold.otf", checksum: "00")
    let finding = inspection.letters(of: [other])
    #expect(finding.version == nil && finding.isOptional)
    #expect(finding.mend == "make setup")
    var released = inspection
    released.installation = .release(prefix: "/home/ada/.local", films: false)
    #expect(released.letters(of: [other]).mend?.hasSuffix(" doctor --fix") == true)
    #expect(finding.purpose.hasSuffix("in whose place the system's serve: Inter"))
  }

  @Test func `damaged letters are told as such, and what mends them where the variable names them`()
  {
    var inspection = Inspection(run: { _, _ in nil }, isInstalled: false)
    let pipe = LetterFile(
      name: "Inter", file: "Inter.ttf", checksum: "", isInFolder: true, fault: .notPlain)
    let changed = LetterFile(
      name: "Inter", file: "Inter.ttf", checksum: "00", isInFolder: true)
    let ending = "; 1 file is not Flipbook's own; "
    #expect(
      inspection.letters(of: [pipe]).purpose.hasSuffix(
        "\(ending)cannot be used: Inter.ttf: it is no plain file"))
    #expect(
      inspection.letters(of: [changed]).purpose.hasSuffix("\(ending)changed or damaged: Inter"))
    inspection.namedLetters = "/my letters"
    #expect(
      inspection.letters(of: [pipe]).mend
        == "Packaging/letters '/my letters', in a clone of Flipbook; or unset FLIPBOOK_LETTERS")
  }

  @Test func `libraries that round otherwise are told, and nothing else stops`() {
    func digits(_ processor: String) -> Finding? {
      Inspection(
        run: { _, _ in nil }, film: { .made }, isInstalled: true, processor: processor
      ).findings().first { $0.name == "digits" }
    }
    #expect(digits("x86-64") == nil)
    #expect(digits("arm64")?.isOptional == true)
    #expect(digits("arm64")?.fault?.contains("for arm64 round") == true)
  }

  @Test func `a file that cannot be filmed fails with what the film said`() {
    let said = "error: The library was built with another compiler."
    let fault = findings(isInstalled: true, film: .failed(said)).first { $0.name == "files" }
    #expect(fault?.version == nil && fault?.isOptional == false && fault?.fault == said)
    #expect(DoctorCommand.table([fault].compactMap(\.self)) == "✘ files  \(said)\n")
  }

  @Test func `a program that films its own scenes alone needs nothing for files`() {
    let fault = findings(isInstalled: false, film: .withoutKit("It is not there."))
      .first { $0.name == "files" }
    #expect(fault?.isOptional == true)
    #expect(DoctorCommand.table([fault].compactMap(\.self)) == "– files  It is not there.\n")
  }
}
