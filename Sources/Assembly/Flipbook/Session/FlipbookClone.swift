import Files

/// Finds clones of Flipbook's repository.
enum FlipbookClone {
  /// Finds the clone that a program was built in.
  ///
  /// - Parameter program: the path of the program.
  /// - Returns: `nil` for one that was built elsewhere.
  static func folder(above program: String) -> String? {
    var folder = parentFolder(of: program)
    while folder != "/" {
      if stands(at: folder) { return folder }
      folder = parentFolder(of: folder)
    }
    return nil
  }

  /// Returns false for a folder that is no clone.
  static func stands(at folder: String) -> Bool {
    Standing(at: "\(folder)/Package.swift") == .file
      && Standing(at: "\(folder)/Sources/Assembly/FlipbookTesting") == .folder
  }
}
