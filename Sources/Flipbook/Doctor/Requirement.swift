/// Something that has to be installed, and how to find out whether it is.
struct Requirement: Hashable, Sendable {
  /// Its usual name.
  let name: String
  /// What it is needed for.
  let purpose: String
  /// The name of Debian's package.
  let package: String
  /// The name in pkg-config; `nil` for what is no library.
  let module: String?
  /// Whether only a build needs it; an installed Flipbook has the libraries that it is linked with.
  let isForBuilding: Bool

  init(
    name: String, purpose: String, package: String, module: String? = nil,
    isForBuilding: Bool = false
  ) {
    self.name = name
    self.purpose = purpose
    self.package = package
    self.module = module
    self.isForBuilding = isForBuilding
  }

  /// The requirements that `make setup` installs.
  static let all =
    [
      library("Box2D", "moves things", package: "libbox2d-dev", module: "box2d"),
      library("Pango", "lays out text", package: "libpango1.0-dev", module: "pangocairo"),
      library("Cairo", "draws", package: "libcairo2-dev", module: "cairo"),
      library("libpng", "writes PNG", package: "libpng-dev", module: "libpng"),
      library(
        "libjpeg-turbo", "reads and writes JPEG", package: "libjpeg62-turbo-dev", module: "libjpeg"),
      library("giflib", "reads GIF", package: "libgif-dev", module: nil),
      library("libwebp", "writes WebP", package: "libwebp-dev", module: "libwebp"),
      library(
        "SLEEF", "gives the same digits on every CPU", package: "libsleef-dev", module: "sleef"),
      Requirement(name: "libxml2", purpose: "reads storyboards", package: "libxml2"),
      Requirement(
        name: "Poppler", purpose: "reads PDF images of asset catalogs", package: "poppler-utils"),
      Requirement(
        name: "librsvg", purpose: "reads SVG images of asset catalogs", package: "librsvg2-bin"),
      Requirement(
        name: "pkg-config", purpose: "finds libraries for a build", package: "pkg-config",
        isForBuilding: true),
    ]

  private static func library(
    _ name: String, _ purpose: String, package: String, module: String?
  ) -> Requirement {
    Requirement(
      name: name, purpose: purpose, package: package, module: module, isForBuilding: true)
  }
}

/// The result of checking a requirement.
struct Finding: Hashable, Sendable, Encodable {
  let name: String
  let purpose: String
  /// The version; `nil` when it is missing.
  let version: String?
  /// The command that installs it; `nil` when it is installed.
  let mend: String?
  /// Whether everything else works without it.
  let isOptional: Bool

  init(_ requirement: Requirement, version: String?) {
    name = requirement.name
    purpose = requirement.purpose
    self.version = version
    mend = version == nil ? "sudo apt-get install \(requirement.package)" : nil
    isOptional = false
  }

  init(
    name: String, purpose: String, version: String?, mend: String, isOptional: Bool = false
  ) {
    self.name = name
    self.purpose = purpose
    self.version = version
    self.mend = version == nil ? mend : nil
    self.isOptional = isOptional
  }
}
