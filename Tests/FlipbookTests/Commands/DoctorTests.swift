import Testing

@testable import Flipbook
@testable import Typography

@Suite struct DoctorTests {
  private func findings(isInstalled: Bool) -> [Finding] {
    Inspection(run: { _, _ in nil }, isInstalled: isInstalled).findings()
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
    #expect(reader?.mend == "sudo apt-get install libxml2")
  }

  @Test func `letters that are not pinned are told, and nothing else stops`() {
    let inspection = Inspection(run: { _, _ in nil }, isInstalled: false)
    let other = LetterFile(name: "Inter", file: "Inter-Bold.otf", checksum: "00")
    let finding = inspection.letters(of: [other])
    #expect(finding.version == nil && finding.isOptional)
    #expect(finding.mend == "make setup")
    #expect(finding.purpose.hasSuffix("in whose place the system's serve: Inter"))
  }
}
