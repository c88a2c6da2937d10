import Foundation
import Testing

@testable import Rewriter

@Suite struct PartsOfModulesTests {
  /// The folder with the modules.
  private static let sources = rewriterPackage.deletingLastPathComponent()
    .appending(path: "Sources/Apple")

  @Test(arguments: namesOfModules.keys.sorted())
  func `the names of a module are those that it declares`(module: String) throws {
    let folder = Self.sources.appending(path: module)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let text = try files.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined(separator: "\n")
    let declaration =
      /^(?:@MainActor )?(?:public|open) (?:final )?(?:class|struct|enum|protocol|func|let|var|typealias) (\w+)/
      .anchorsMatchLineEndings()
    let declared = Set(text.matches(of: declaration).map { String($0.1) })
    #expect(declared == namesOfModules[module])
  }

  @Test func `what is here of a module is imported, and the rest is said`() {
    #expect(
      text("import MapKit\nlet a: MKMapView") == "import MapKit; import UIKit\nlet a: MKMapView")
    #expect(text("import MapKit\nlet a: CLLocation").hasPrefix("import MapKit;"))
    #expect(text("import WebKit\nlet a = 1").hasPrefix("import UIKit\n"))
    #expect(findings("import MobileCoreServices\nlet a = kUTTypeImage as String").isEmpty)
    #expect(findings("import UniformTypeIdentifiers\nlet a = UTType.png").isEmpty)
    #expect(
      findings("import MobileCoreServices\nlet a = UTTypeConformsTo(b, c)").first?
        .contains("no “UTTypeConformsTo” here, and line 2") == true)
    #expect(
      findings("import CoreText\nlet a = CTTypesetterCreateWithAttributedString(b)").first?
        .contains(
          "no “CTTypesetterCreateWithAttributedString” here, and line 2") == true)
    #expect(
      findings("import ImageIO\nlet a = CGImageSourceGetCount(b) + kCGImagePropertyPixelWidth")
        .isEmpty)
    #expect(
      findings("import ImageIO\nlet a = CGImageSourceRemoveCacheAtIndex(b, 0)").first?
        .contains("no “CGImageSourceRemoveCacheAtIndex” here, and line 2") == true)
    #expect(findings("import AVKit\nimport AVFoundation\nlet a: AVPlayerViewController").isEmpty)
    #expect(
      findings("import MapKit\nlet a: MKLocalSearch").first?.hasPrefix(
        "File.swift:1:1: error: Of MapKit there is no “MKLocalSearch” here, and line 2 needs it.")
        == true)
  }
}
