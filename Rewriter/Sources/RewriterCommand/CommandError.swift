import Foundation

/// Why the command did nothing.
enum CommandError: Error, Hashable, CustomStringConvertible {
  case noFiles
  case unknownOption(String)
  case missingValue(option: String)
  case severalFilesToPrint(count: Int)
  case noSuchFile(String)
  case unreadable(String)
  case notText(String)
  case sameName(String, String)
  case unwritable(String, reason: String)

  /// What happened and what to give instead.
  var description: String {
    switch self {
    case .noFiles:
      "No Swift file is given; name files or folders. --help says more."
    case .unknownOption(let option):
      "There is no option \(option). --help lists them."
    case .missingValue(let option):
      "\(option) needs a \(option == "--settings" ? "file" : "folder") behind it."
    case .severalFilesToPrint(let count):
      "\(count) files cannot be printed as one; name a folder for them with -o, or use --json."
    case .noSuchFile(let path):
      "There is no “\(path)”; name a Swift file or a folder."
    case .unreadable(let path):
      "“\(path)” cannot be read; see to its permissions."
    case .notText(let path):
      "“\(path)” is no text in UTF-8; save it as such."
    case .sameName(let first, let second):
      "“\(first)” and “\(second)” would become one file; give the folder above both."
    case .unwritable(let path, let reason):
      "“\(path)” cannot be written: \(reason) Choose another folder with -o."
    }
  }
}
