import Foundation

/// A kind of data, as `public.png`.
///
/// Source: Apple, UTType, and its list of the system's types. `UniformTypeIdentifiers` declares it on
/// a phone, and UIKit hands it on there as well.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The name of the kind.
  public let identifier: String
  private let ownKinds: [String]

  private init(named identifier: String, kinds: [String] = []) {
    (self.identifier, ownKinds) = (identifier, kinds)
  }

  /// Finds a kind of the system's by its name; `nil` where there is none here.
  public init?(_ identifier: String) {
    guard systemTypes[identifier] != nil else { return nil }
    self.init(named: identifier)
  }

  /// Finds a kind of the system's by the ending of its files, without the dot; `nil` where there is
  /// none here.
  ///
  /// - Parameters:
  ///   - filenameExtension: the ending.
  ///   - supertype: a kind that the found one has to be.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(where: { $0.endings.contains(filenameExtension.lowercased()) }, supertype)
  }

  /// Finds a kind of the system's by its media type, as `image/png`; `nil` where there is none here.
  ///
  /// - Parameters:
  ///   - mimeType: the media type.
  ///   - supertype: a kind that the found one has to be.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(where: { $0.media == mimeType.lowercased() }, supertype)
  }

  private init?(where isMeant: (SystemType) -> Bool, _ supertype: UTType) {
    let found = systemTypes.values.filter(isMeant).map(\.identifier).sorted()
    guard let name = found.first(where: { UTType(named: $0).conforms(to: supertype) }) else {
      return nil
    }
    self.init(named: name)
  }

  /// Makes a kind that the app declares.
  ///
  /// - Parameters:
  ///   - identifier: its name.
  ///   - parentType: what it is besides; data where nothing is given.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier, kinds: [(parentType ?? .data).identifier])
  }

  /// Makes a kind that another app declares.
  ///
  /// - Parameters:
  ///   - identifier: its name.
  ///   - parentType: what it is besides; data where nothing is given.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  public var description: String { identifier }

  /// The ending of its files, without the dot.
  public var preferredFilenameExtension: String? { systemTypes[identifier]?.endings.first }

  /// Its media type, as `image/png`.
  public var preferredMIMEType: String? { systemTypes[identifier]?.media }

  /// All that it is besides.
  public var supertypes: Set<UTType> {
    Set(allKinds.dropFirst().map { UTType(named: $0) })
  }

  /// Returns true for the kind itself and for one that it is besides.
  public func conforms(to type: UTType) -> Bool { allKinds.contains(type.identifier) }

  /// Returns true for a kind that it is besides.
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }

  /// Returns true for another kind that is this one besides.
  public func isSubtype(of type: UTType) -> Bool { type.isSupertype(of: self) }

  /// Its own name and those of all that it is besides, the nearest first.
  private var allKinds: [String] {
    var names = [identifier]
    var next = ownKinds + (systemTypes[identifier]?.kinds ?? [])
    while !next.isEmpty {
      let name = next.removeFirst()
      if !names.contains(name) { names.append(name) }
      next += systemTypes[name]?.kinds ?? []
    }
    return names
  }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(named: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType {
  /// The system's kinds, by the names that Apple's list gives them.
  public static let item = UTType(named: "public.item")
  public static let content = UTType(named: "public.content")
  public static let data = UTType(named: "public.data")
  public static let directory = UTType(named: "public.directory")
  public static let folder = UTType(named: "public.folder")
  public static let text = UTType(named: "public.text")
  public static let plainText = UTType(named: "public.plain-text")
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  public static let rtf = UTType(named: "public.rtf")
  public static let html = UTType(named: "public.html")
  public static let xml = UTType(named: "public.xml")
  public static let json = UTType(named: "public.json")
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  public static let sourceCode = UTType(named: "public.source-code")
  public static let swiftSource = UTType(named: "public.swift-source")
  public static let propertyList = UTType(named: "com.apple.property-list")
  public static let url = UTType(named: "public.url")
  public static let fileURL = UTType(named: "public.file-url")
  public static let image = UTType(named: "public.image")
  public static let png = UTType(named: "public.png")
  public static let jpeg = UTType(named: "public.jpeg")
  public static let gif = UTType(named: "com.compuserve.gif")
  public static let heic = UTType(named: "public.heic")
  public static let tiff = UTType(named: "public.tiff")
  public static let webP = UTType(named: "org.webmproject.webp")
  public static let svg = UTType(named: "public.svg-image")
  public static let pdf = UTType(named: "com.adobe.pdf")
  public static let zip = UTType(named: "public.zip-archive")
  public static let archive = UTType(named: "public.archive")
  public static let audiovisualContent = UTType(named: "public.audiovisual-content")
  public static let movie = UTType(named: "public.movie")
  public static let video = UTType(named: "public.video")
  public static let audio = UTType(named: "public.audio")
  public static let mpeg4Movie = UTType(named: "public.mpeg-4")
  public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie")
  public static let mp3 = UTType(named: "public.mp3")
  public static let wav = UTType(named: "com.microsoft.waveform-audio")
}

/// What the system knows of a kind.
private struct SystemType: Sendable {
  let identifier: String
  let endings: [String]
  let media: String?
  let kinds: [String]
}

/// The kinds of the system, a line each: name, endings, media type, and what it is besides.
private let systemTypes: [String: SystemType] = {
  let lines = """
    public.item | | |
    public.content | | |
    public.data | | | public.item
    public.directory | | | public.item
    public.folder | | | public.directory
    public.text | | | public.data public.content
    public.plain-text | txt text | text/plain | public.text
    public.utf8-plain-text | | | public.plain-text
    public.rtf | rtf | text/rtf | public.text
    public.html | html htm | text/html | public.text
    public.xml | xml | application/xml | public.text
    public.json | json | application/json | public.text
    public.comma-separated-values-text | csv | text/csv | public.text
    public.source-code | | | public.plain-text
    public.swift-source | swift | | public.source-code
    com.apple.property-list | plist | | public.data
    public.url | | | public.data
    public.file-url | | | public.url
    public.image | | | public.data public.content
    public.png | png | image/png | public.image
    public.jpeg | jpeg jpg jpe | image/jpeg | public.image
    com.compuserve.gif | gif | image/gif | public.image
    public.heic | heic | image/heic | public.image
    public.tiff | tiff tif | image/tiff | public.image
    org.webmproject.webp | webp | image/webp | public.image
    public.svg-image | svg | image/svg+xml | public.image
    com.adobe.pdf | pdf | application/pdf | public.data public.content
    public.archive | | | public.data
    public.zip-archive | zip | application/zip | public.archive
    public.audiovisual-content | | | public.data public.content
    public.movie | | | public.audiovisual-content
    public.video | | | public.movie
    public.audio | | | public.audiovisual-content
    public.mpeg-4 | mp4 mpg4 | video/mp4 | public.movie
    com.apple.quicktime-movie | mov qt | video/quicktime | public.movie
    public.mp3 | mp3 mpga | audio/mpeg | public.audio
    com.microsoft.waveform-audio | wav wave | audio/vnd.wave | public.audio
    """
  var types: [String: SystemType] = [:]
  for line in lines.split(separator: "\n") {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").map(String.init)
    }
    let name = cells[0][0]
    types[name] = SystemType(
      identifier: name, endings: cells[1], media: cells[2].first, kinds: cells[3])
  }
  return types
}()
