import Foundation
import Testing
import UIKit

@Suite struct AppFolderTests {
  @Test func `the folders of an app lie beside each other`() {
    #expect(URL.documentsDirectory.lastPathComponent == "Documents")
    #expect(URL.libraryDirectory.lastPathComponent == "Library")
    #expect(
      URL.libraryDirectory.deletingLastPathComponent()
        == URL.documentsDirectory.deletingLastPathComponent())
    #expect(!URL.cachesDirectory.path.isEmpty && !URL.applicationSupportDirectory.path.isEmpty)
  }
}
