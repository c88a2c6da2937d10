/// Something that has to be installed, and how one sees whether it is.
struct Requirement: Hashable, Sendable {
  /// What one calls it.
  let name: String
  /// What it is there for.
  let purpose: String
  /// What Debian calls it.
  let package: String
  /// What pkg-config calls it; `nil` for what is no library.
  let module: String?

  /// What `make setup` installs.
  static let all = [
    Requirement(
      name: "Box2D", purpose: "moves things", package: "libbox2d-dev", module: "box2d"),
    Requirement(
      name: "Pango", purpose: "lays out text", package: "libpango1.0-dev", module: "pangocairo"),
    Requirement(name: "Cairo", purpose: "draws", package: "libcairo2-dev", module: "cairo"),
    Requirement(name: "libpng", purpose: "writes PNG", package: "libpng-dev", module: "libpng"),
    Requirement(name: "giflib", purpose: "reads GIF", package: "libgif-dev", module: nil),
    Requirement(
      name: "libwebp", purpose: "writes WebP", package: "libwebp-dev", module: "libwebp"),
    Requirement(
      name: "SLEEF", purpose: "gives the same digits on every CPU", package: "libsleef-dev",
      module: "sleef"),
    Requirement(name: "Inter", purpose: "the system font", package: "fonts-inter", module: nil),
    Requirement(
      name: "pkg-config", purpose: "finds libraries for a build", package: "pkg-config",
      module: nil),
  ]
}

/// What the doctor found of a requirement.
struct Finding: Hashable, Sendable, Encodable {
  let name: String
  let purpose: String
  /// `nil` where it is missing.
  let version: String?
  /// What to type to install it; `nil` where it is there.
  let mend: String?
  /// Whether all else works without it.
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
