import TemporaryFolders

@testable import Compiling

extension TemporaryFolder {
  /// Returns the names within the folder that paths have.
  func names(of paths: [String]) -> [String] {
    paths.map { standardized($0).replacing("\(standardized(path))/", with: "") }
  }
}
