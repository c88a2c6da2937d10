/// Why code escapes what the compiler would look at.
struct ReasonOfEscapes {
  let escape: Escape
  let reason: String
  /// *Shape*: names of files without their ending, and how often each escapes.
  let places: [(file: String, count: Int)]
}

let reasonsOfEscapes = [
  ReasonOfEscapes(
    escape: .uncheckedSendable,
    reason: "may be sent on a phone, where it is Objective-C; a stage plays on one thread",
    places: [
      ("CLGeocoder", 1), ("CLHeading", 1), ("CLLocation", 1), ("HTTPCookie", 2),
      ("NSManagedObjectID", 1), ("UNNotification", 4), ("UNNotificationRequest", 7),
      ("URLAuthentication", 3), ("URLCache", 2), ("URLProtocol", 2), ("URLResponse", 2),
      ("URLSession", 1),
      ("URLSessionConfiguration", 1), ("URLSessionDelegate", 1), ("URLSessionTask", 4),
      ("URLSessionWebSocketTask", 1),
    ]),
  ReasonOfEscapes(
    escape: .uncheckedSendable,
    reason: "its superclass of Foundation's may be sent, without a check",
    places: [("DateFormatter", 1), ("NumberFormatter", 1), ("UIActivityItemProvider", 1)]),
  ReasonOfEscapes(
    escape: .uncheckedSendable,
    reason: "carries a closure or value to a queue, which calls it on the stage's thread",
    places: [("Foundation+Combine", 1), ("Schedulers", 1), ("Request", 2), ("PlaySchedule", 1)]),

  ReasonOfEscapes(
    escape: .nonisolatedUnsafe,
    reason: "carries a closure to a queue, which calls it on the stage's thread",
    places: [("DataRequest+Responses", 1), ("Encoding", 1), ("Request", 2)]),
  ReasonOfEscapes(
    escape: .nonisolatedUnsafe,
    reason: "never changes, and its type does not say so",
    places: [("BitmapMemory", 1), ("CGDataProvider", 1)]),
  ReasonOfEscapes(
    escape: .nonisolatedUnsafe,
    reason: "is read and written under a lock",
    places: [("Shaping", 1)]),
  ReasonOfEscapes(
    escape: .nonisolatedUnsafe,
    reason: "is only an address",
    places: [("Published", 1)]),

  ReasonOfEscapes(
    escape: .unsafeCast,
    reason: "every change of a layer asks; only one class can stand there",
    places: [
      ("AnimatableProperty", 4), ("UIView+LayerHost", 2), ("World", 1), ("World+Display", 1),
    ]),
  ReasonOfEscapes(
    escape: .unsafeCast,
    reason: "makes an object of a class that only the running program knows",
    places: [
      ("Making", 10), ("Making+Lists", 12), ("Making+Navigation", 2), ("UIApplication+Launch", 1),
      ("UIViewPropertyAnimator", 2),
    ]),
  ReasonOfEscapes(
    escape: .unsafeCast,
    reason: "takes a function or its address from C",
    places: [("FilmLibraries", 1), ("Interruption", 2)]),

  ReasonOfEscapes(
    escape: .triedFile,
    reason: "what cannot be read is as if it were not there, and the caller says so",
    places: [
      ("AVAudioPlayer", 1), ("ContentsOfAddresses", 1), ("MovieFile", 1), ("UIDocument", 1),
    ]),
  ReasonOfEscapes(
    escape: .triedFile,
    reason: "cleans a folder of the program's own; nothing depends on it",
    places: [("AppHome", 3), ("CommandLineProgram", 1), ("URLSessionTask", 1)]),
]
