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

  @Test(arguments: [
    FileManager.SearchPathDirectory.libraryDirectory, .documentDirectory, .cachesDirectory,
    .applicationSupportDirectory, .downloadsDirectory, .picturesDirectory, .applicationDirectory,
  ])
  func `there is a folder of each kind`(directory: FileManager.SearchPathDirectory) throws {
    let manager = FileManager.default
    let folder = try #require(manager.urls(for: directory, in: .userDomainMask).first)
    #expect(
      NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true).first == folder.path)
    let one = try manager.url(
      for: directory, in: .userDomainMask, appropriateFor: nil, create: false)
    #expect(one == folder)
  }
}
