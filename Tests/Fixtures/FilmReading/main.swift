import FilmFiles
import Foundation

// Reads films whose paths come on the standard input, one a line, and prints a line for each:
// `pictures N seconds`, or `sentence` and the reason why it cannot be read.
//
// One process thus reads thousands of damaged films. If a film ends the process, the campaign knows
// which one by the missing line.

/// The most pictures that are read: a damaged film may promise any number.
let mostPictures = 200
/// The greatest area of all pictures of a film together.
///
/// *Units*: pixels.
let largestFilm = 50_000_000

/// Reads a whole film and returns the line to print.
@MainActor func answer(to path: String) -> String {
  do throws(FilmFileError) {
    let film = try Films.open(path)
    var (pictures, pixels) = (0, 0)
    var seconds = 0.0
    while pictures < mostPictures, pixels < largestFilm, let image = try film.next() {
      let size = try image.frame().size
      pictures += 1
      pixels += size.width * size.height
      seconds = image.time + image.duration
      guard image.duration > 0, seconds.isFinite else { return "no duration" }
    }
    return "pictures \(pictures) \(seconds)"
  } catch {
    return "sentence \(error.description.replacing("\n", with: "\\n"))"
  }
}

while let path = readLine() {
  print(answer(to: path))
  fflush(nil)
}
