extension Remains {
  /// Finds the lines that a complaint about a storyboard or a xib is about, in the program made of it: the compiler
  /// names the place of the element.
  ///
  /// - Parameter complaint: what the compiler says.
  /// - Returns: the same of each line that may be meant; the complaint itself for one about a file of Swift.
  func inPrograms(_ complaint: Complaint) -> [Complaint] {
    guard !files.contains(where: { $0.name == complaint.file }) else { return [complaint] }
    return files.flatMap { file in
      InterfacePlaces(of: file.text).lines.enumerated().compactMap { number, line in
        guard line.file == complaint.file, line.number == complaint.line,
          complaint.column <= line.text.utf8.count,
          complaint.quotedNames.isEmpty || complaint.quotedNames.contains(where: line.text.contains)
        else { return nil }
        return Complaint(
          file: file.name, line: number + 1, column: complaint.column, text: complaint.text)
      }
    }
  }
}

/// The lines of a program that was made of a storyboard or a xib, with the places that they have there.
private struct InterfacePlaces {
  let lines: [(text: Substring, file: String?, number: Int)]

  init(of text: String) {
    var lines: [(text: Substring, file: String?, number: Int)] = []
    var file: String?
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: #/^\s*#sourceLocation\(file: "(.*)", line: (\d+)\)/#) {
        (file, number) = (String(match.1), Int(match.2) ?? 0)
        lines.append((line, nil, 0))
        continue
      }
      if line.contains("#sourceLocation()") { file = nil }
      lines.append((line, file, number))
      number += 1
    }
    self.lines = lines
  }
}
