import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround

@Suite struct AppFolderTests {
  @Test func `the folders of an app lie beside each other`() {
    #expect(URL.documentsDirectory.lastPathComponent == "Documents")
    #expect(URL.libraryDirectory.lastPathComponent == "Library")
    #expect(
      URL.libraryDirectory.deletingLastPathComponent()
        == URL.documentsDirectory.deletingLastPathComponent())
    #expect(!URL.cachesDirectory.path.isEmpty && !URL.applicationSupportDirectory.path.isEmpty)
  }

  @Test(arguments: [
    FileManager.SearchPathDirectory.libraryDirectory, .documentDirectory, .cachesDirectory,
    .applicationSupportDirectory, .downloadsDirectory, .picturesDirectory, .applicationDirectory,
  ])
  func `there is a folder of each kind`(directory: FileManager.SearchPathDirectory) throws {
    // In a test, `FileManager.urls` is Foundation's, by Testing; it asks the same in an app's files.
    let found = UIKitCore.NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true)
    #expect(try #require(found.first).hasPrefix("/"))
  }
}
