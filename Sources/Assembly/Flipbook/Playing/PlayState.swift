import Drawing

/// What a page is told of a scene that is played, apart from its pictures.
struct PlayState: Hashable, Sendable, Encodable {
  /// A file that was made of what was done.
  struct Made: Hashable, Sendable, Encodable {
    let path: String
    /// Where the page finds it; nil for a folder.
    let address: String?
    /// Whether the page can show it as an image.
    let isImage: Bool
  }

  var isPaused = false
  /// How fast the scene plays; 1 is its own speed.
  var speed = 1.0
  var showsPhysics = false
  var showsHands = true
  /// Whether what is typed goes into the scene.
  var takesKeys = false
  /// The caption that stands; empty for none.
  var caption = ""
  /// What was done, as Swift.
  var script = ""
  /// Whether a film is being made.
  var isFilming = false
  /// The films that were made last.
  var films: [Made] = []
  /// What was done last, as a sentence.
  var said = ""
  /// What keeps the scene from going on, as a sentence; empty for nothing.
  var trouble = ""
  /// Whether the command has ended.
  var isOver = false
}

/// A picture of a scene that is played.
struct PlayedPicture: Sendable {
  let picture: DisplayList
  let frame: Int
  /// The numbers of the last message of each page that the picture answers, by the pages' numbers.
  let answered: [Int: Int]
}
