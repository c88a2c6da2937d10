import Foundation

extension UIPasteboard {
  /// What was copied, as providers of texts, addresses, images and colours.
  public var itemProviders: [NSItemProvider] {
    get {
      items.compactMap { item in
        item.keys.sorted().lazy.compactMap { Self.writable(item[$0]) }.first.map {
          NSItemProvider(object: $0)
        }
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Copies what providers give; how long and for whom it is there does not matter, for there are no
  /// other devices or apps.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    items = itemProviders.map { provider in
      Dictionary(
        provider.objects.compactMap(Self.readable).map { ($0.type, $0.value) },
        uniquingKeysWith: { first, _ in first })
    }
    for (index, provider) in itemProviders.enumerated() {
      for form in provider.forms {
        _ = form.load { data, _ in
          MainActor.assumeIsolated {
            guard let data, self.items.indices.contains(index) else { return }
            self.items[index][form.name] = data
          }
        }
      }
    }
  }

  /// Copies objects.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: false, expirationDate: nil)
  }

  /// Whether what is copied outlives the app: on the general pasteboard.
  public var isPersistent: Bool { name == .general }

  /// Asks that what is copied outlives the app; without effect, as since iOS 10.
  public func setPersistent(_ persistent: Bool) {}

  private static func readable(
    _ object: any NSItemProviderWriting
  ) -> (type: String, value: Any)? {
    switch object {
    case let string as NSString: (text, string.description)
    case let url as NSURL: URL(string: url.absoluteString).map { (address, $0) }
    case let image as UIImage: (picture, image)
    case let color as UIColor: (hue, color)
    default: nil
    }
  }

  private static func writable(_ value: Any?) -> (any NSItemProviderWriting)? {
    switch value {
    case let text as String: NSString(string: text)
    case let url as URL: url as NSURL
    case let object as any NSItemProviderWriting: object
    default: nil
    }
  }
}
