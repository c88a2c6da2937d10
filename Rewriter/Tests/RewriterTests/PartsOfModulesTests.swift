import Foundation
import Testing

import Rewriter

@Suite struct PartsOfModulesTests {
  @Test func `what of Foundation and UIKit is not here is known, and none of it is here`() {
    for (module, names) in absentNames {
      guard case .words(let words) = names else { continue }
      #expect(words.count > 20)
      for word in words {
        #expect(!Facts.namesOfModules.values.contains { $0.contains(word) }, "\(word)")
        let source = "import UIKit\nfunc f() { let a = \(word)() }"
        let made = filmedProgram(of: [SourceFile(name: "A.swift", text: source)])
        #expect(made.files.map(\.absentModules) == [[module]] && made.absentNames == [word])
        #expect(rewritten("class \(word) {}\n" + source).absentModules.isEmpty)
      }
    }
    #expect(rewritten("import UIKit\nlet a = UILabel()").absentModules.isEmpty)
  }

  @Test func `what is here of a module is imported, and the rest is said`() {
    #expect(
      text("import MapKit\nlet a: MKMapView") == "import MapKit; import UIKit\nlet a: MKMapView")
    #expect(text("import MapKit\nlet a: CLLocation").hasPrefix("import MapKit;"))
    #expect(text("import WebKit\nlet a = 1").hasPrefix("import UIKit\n"))
    #expect(findings("import MobileCoreServices\nlet a = kUTTypeImage as String").isEmpty)
    #expect(findings("import MobileCoreServices\nlet a = UTTypeConformsTo(b, c)").isEmpty)
    #expect(findings("import UniformTypeIdentifiers\nlet a = UTType.png").isEmpty)
    #expect(
      findings("import MobileCoreServices\nlet a = UTTypeCopyDescription(b)").first?
        .contains("no “UTTypeCopyDescription” here, and line 2") == true)
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
