import Testing

@testable import Flipbook

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
    for name in ["Inter", "Noto CJK", "libxml2", "text", "Swift"] {
      #expect(installed.contains(name), "\(name)")
    }
  }

  @Test func `what is missing comes with the command that installs it`() {
    let inter = findings(isInstalled: true).first { $0.name == "Inter" }
    #expect(inter?.version == nil)
    #expect(inter?.mend == "sudo apt-get install fonts-inter")
  }
}
