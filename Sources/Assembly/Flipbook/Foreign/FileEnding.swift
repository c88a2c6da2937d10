/// Returns what stands behind the last dot of a file's name, in small letters; the whole of a name without one.
func fileEnding(of name: some StringProtocol) -> String {
  name.split(separator: ".").last.map { $0.lowercased() } ?? ""
}
