import FilmFiles
import Foundation

// Reads films whose paths come on the standard input, one a line, and says of each what came of it, one
// line: `pictures N seconds`, or `sentence` and why it cannot be read. So thousands of damaged films
// cost one process; the campaign knows by the answer that is missing which of them ended it.

/// More are not looked at: a damaged film may promise any number of them.
let mostPictures = 200
/// Of all pictures of one film. *Units*: pixels.
let largestFilm = 50_000_000

/// Reads all of a film.
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
