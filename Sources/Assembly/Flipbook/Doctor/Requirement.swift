/// Something that has to be installed, and how to find out whether it is.
struct Requirement: Hashable, Sendable {
  /// When something is needed.
  enum Need: String, Hashable, Sendable {
    /// By a build; an installed Flipbook has the libraries that it is linked with.
    case build
    /// By every film.
    case run
    /// By some films; all else works without it.
    case option
  }

  let need: Need
  /// Its usual name.
  let name: String
  /// What it is needed for.
  let purpose: String
  /// The name in pkg-config; `nil` for what is no library.
  let module: String?
  /// The names of its package in Debian and Ubuntu, one of which a system has.
  let packages: [String]
  /// The same of the package that programs need which were built elsewhere; empty where they need
  /// none, or bring what they need.
  let loads: [String]

  /// The requirements that `make setup` installs, in the order of `requirements.tsv`.
  static let all = rows(of: String(decoding: PackageResources.requirements_tsv, as: UTF8.self))

  /// Reads a table of requirements, one a line; a line that begins with `#` is a comment.
  ///
  /// - Parameter table: six columns with tabs between: need, name, purpose, the name in pkg-config
  ///   or a hyphen, packages with spaces between, and those that are loaded or a hyphen.
  /// - Returns: the rows in their order, without those of another form.
  static func rows(of table: String) -> [Requirement] {
    table.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 6, let need = Need(rawValue: cells[0]) else { return nil }
      return Requirement(
        need: need, name: cells[1], purpose: cells[2], module: cells[3] == "-" ? nil : cells[3],
        packages: names(in: cells[4]), loads: names(in: cells[5]))
    }
  }

  private static func names(in cell: String) -> [String] {
    cell == "-" ? [] : cell.split(separator: " ").map(String.init)
  }
}

/// The result of checking a requirement.
struct Finding: Hashable, Sendable, Encodable {
  let name: String
  let purpose: String
  /// The version; `nil` when it is missing.
  let version: String?
  /// The command that installs it; `nil` when it is installed or no command does.
  let mend: String?
  /// What is wrong and what to do, as sentences; `nil` when it works or a command mends it.
  let fault: String?
  /// Whether everything else works without it.
  let isOptional: Bool

  init(
    name: String, purpose: String, version: String?, mend: String, isOptional: Bool = false
  ) {
    self.name = name
    self.purpose = purpose
    self.version = version
    self.mend = version == nil ? mend : nil
    fault = nil
    self.isOptional = isOptional
  }

  init(name: String, purpose: String, fault: String, isOptional: Bool = false) {
    self.name = name
    self.purpose = purpose
    version = nil
    mend = nil
    self.fault = fault
    self.isOptional = isOptional
  }
}
