import FilmFiles
import Staging

/// Writes down what hands do and captions say while a film is made.
struct NoteTaker {
  private var notes = FilmNotes()
  private var count = 0
  private var caption: String?
  private var keys: String?
  /// The fingers that are on the screen, and the places of their touches in the notes.
  private var down: [Int: Int] = [:]

  /// Takes the next frame of the film.
  mutating func see(_ hands: HandMarks, caption text: String?) {
    let frame = count..<(count + 1)
    Self.add(text, after: caption, frame, to: &notes.captions)
    caption = text
    let typed = hands.keys.map { HandDrawing.text(of: $0) }
    Self.add(typed, after: keys, frame, to: &notes.keys)
    keys = typed
    if let pull = hands.pull {
      let place = FilmNotes.Place(x: pull.dx, y: pull.dy)
      if notes.pulls.last?.place != place {
        notes.pulls.append(FilmNotes.Pull(first: count, place))
      }
    }
    var stillDown: [Int: Int] = [:]
    for touch in hands.touches where touch.sinceLift == nil {
      guard let point = touch.trail.last else { continue }
      let place = FilmNotes.Place(x: point.x, y: point.y)
      if let known = down[touch.finger] {
        notes.touches[known].places.append(place)
        stillDown[touch.finger] = known
      } else {
        stillDown[touch.finger] = notes.touches.count
        notes.touches.append(FilmNotes.Touch(first: count, places: [place]))
      }
    }
    down = stillDown
    count += 1
  }

  /// Returns the notes on the whole film.
  func notes(on scene: Scene) -> FilmNotes {
    var notes = notes
    (notes.title, notes.sentence) = (scene.name, scene.sentence)
    return notes
  }

  private static func add(
    _ text: String?, after last: String?, _ frame: Range<Int>,
    to captions: inout [FilmNotes.Caption]
  ) {
    guard let text else { return }
    if text == last, let place = captions.indices.last {
      captions[place].frames = captions[place].frames.lowerBound..<frame.upperBound
    } else {
      captions.append(FilmNotes.Caption(text, frames: frame))
    }
  }
}
