import TemporaryFolders
import Testing

@testable import Compiling

/// The bundles that podspecs ask for.
@Suite struct PodBundleTests {
  @Test(arguments: [
    "{ 'Sparks' => ['Assets/*.{txt,png}'] }", "{\n  \"Sparks\" => \"Assets/*.txt\",\n}",
    "{ \"#{s.name}\" => [\n  'Assets/**/a.txt', # one\n  'Other/b.txt' ] }",
  ])
  func `a bundle has the files of its patterns`(block: String) throws {
    let folder = try TemporaryFolder([
      "Sparks.podspec":
        "Pod::Spec.new do |s|\n s.name = 'Sparks'\n s.resource_bundles = \(block)\nend",
      "Assets/a.txt": "", "Assets/Icons.xcassets/b.txt": "", "Code/a.txt": "",
    ])
    let bundles = PodBundle.all(below: folder.path)
    #expect(bundles.map(\.name) == ["Sparks"])
    #expect(folder.names(of: bundles[0].paths) == ["Assets/a.txt"])
  }

  @Test func `catalogs are whole, and bundles of one name are one`() throws {
    let folder = try TemporaryFolder([
      "A.podspec": """
      s.name = "A"
      s.resource_bundle = { "A" => "R/*.xcassets", "B" => "R/c.json" }
      # s.resource_bundles = { "C" => "R/c.json" }
      s.ios.resource_bundles = { "A" => ["R/c.json"], "D" => "none" }
      """, "R/I.xcassets/x.imageset/x.png": "", "R/c.json": "",
    ])
    let bundles = PodBundle.all(below: folder.path)
    #expect(bundles.map(\.name) == ["A", "B"])
    #expect(folder.names(of: bundles[0].paths) == ["R/I.xcassets", "R/c.json"])
  }

  @Test func `a manifest without bundles has none`() throws {
    let folder = try TemporaryFolder([
      "A.podspec": "s.resources = ['a.txt']",
      "Package.swift": "resource_bundles = { 'A' => 'a.txt' }",
      "a.txt": "",
    ])
    #expect(PodBundle.all(below: folder.path).isEmpty)
  }
}
