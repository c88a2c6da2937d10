import UIKit

/// The order of the files that an app brings.
final class Listing: UIViewController {
  override func viewDidLoad() {
    guard let path = Bundle.main.resourcePath else { return }
    let manager = FileManager.default
    print((try? manager.contentsOfDirectory(atPath: path)) ?? [])
    print((try? manager.subpathsOfDirectory(atPath: path)) ?? [])
    print(manager.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
    let urls = try? manager.contentsOfDirectory(
      at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
    print(urls?.map(\.lastPathComponent) ?? [])
    print(
      Bundle.main.paths(forResourcesOfType: "txt", inDirectory: nil).map {
        ($0 as NSString).lastPathComponent
      })
    print(
      Bundle.main.urls(forResourcesWithExtension: "txt", subdirectory: nil)?.map(
        \.lastPathComponent) ?? [])
    for name in ["a.txt", "Z.txt"] {
      let attributes = try? manager.attributesOfItem(atPath: "\(path)/\(name)")
      print(name, attributes?[.modificationDate] ?? "none")
    }
  }
}
