import Foundation

/// The folders of an app, which Foundation names on a phone only.
///
/// Source: Apple, URL.documentsDirectory and its neighbours.
extension URL {
  /// Where an app keeps what its user made.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of caches, settings and what supports the app.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// Where an app keeps what it can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// Where an app keeps files that its user does not see.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? temporaryDirectory
  }
}
