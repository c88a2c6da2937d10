import Foundation

// Foundation here has no names for some folders of a phone. In a file that imports UIKit these hide
// its own; in one that imports both, Foundation's are meant.

extension FileManager {
  /// Returns the folders of an app, as many as on a phone.
  ///
  /// Source: Apple, FileManager.urls(for:in:).
  @_disfavoredOverload
  public func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    NSSearchPathForDirectoriesInDomains(directory, domainMask, true).map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
  }

  /// Returns a folder of an app.
  ///
  /// Source: Apple, FileManager.url(for:in:appropriateFor:create:).
  ///
  /// - Throws: Foundation's error where it cannot be made.
  @_disfavoredOverload
  public func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    guard directory != .itemReplacementDirectory else {
      let folder = temporaryDirectory.appendingPathComponent("TemporaryItems", isDirectory: true)
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }
    guard let folder = urls(for: directory, in: domain).first else {
      throw CocoaError(.fileNoSuchFile)
    }
    if shouldCreate { try createDirectory(at: folder, withIntermediateDirectories: true) }
    return folder
  }
}

/// Returns the paths of an app's folders.
///
/// Source: Apple, NSSearchPathForDirectoriesInDomains(_:_:_:).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  let known = Foundation.NSSearchPathForDirectoriesInDomains(directory, domainMask, expandTilde)
  guard known.isEmpty, domainMask.contains(.userDomainMask) else { return known }
  return directory.namesBesideDocuments.map { "\(NSHomeDirectory())/\($0)" }
}

extension FileManager.SearchPathDirectory {
  /// The paths of a phone's folders of which Foundation here knows nothing, within an app's own.
  fileprivate var namesBesideDocuments: [String] {
    switch self {
    case .libraryDirectory: ["Library"]
    case .allLibrariesDirectory: ["Library"]
    case .applicationDirectory: ["Applications"]
    case .allApplicationsDirectory:
      ["Applications", "Applications/Utilities", "Developer/Applications", "Applications/Demos"]
    case .demoApplicationDirectory: ["Applications/Demos"]
    case .adminApplicationDirectory: ["Applications/Utilities"]
    case .developerApplicationDirectory: ["Developer/Applications"]
    case .developerDirectory: ["Developer"]
    case .documentationDirectory: ["Library/Documentation"]
    case .inputMethodsDirectory: ["Library/Input Methods"]
    case .preferencePanesDirectory: ["Library/PreferencePanes"]
    default: []
    }
  }
}
