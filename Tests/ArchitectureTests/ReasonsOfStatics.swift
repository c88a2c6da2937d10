/// Why a variable of the process does no film harm.
struct ReasonOfStatics {
  let reason: String
  /// *Shape*: names behind those of their files.
  let places: [String]
}

let reasonsOfStatics = [
  ReasonOfStatics(
    reason: "says where results go, once for the process, and no scene sees it",
    places: ["StandardOutput.kept"]),
  ReasonOfStatics(
    reason: "says which runtime is the present one, and changes with it",
    places: [
      "Runtime.current", "World.current", "LayerRuntime.current", "CurrentTraits.state",
      "SeededRandom.current",
      "SharedNetwork.current", "DrawingContexts.stack", "WorkInbox.state",
    ]),
  ReasonOfStatics(
    reason: "keeps by a key what follows from the key, so that nobody sees whether it was kept",
    places: [
      "ArcPiece.known", "CGImage+Bytes.last", "CGImage+Bytes.lastBytes", "ColorGlyph.known",
      "Icons.known", "LetterFault.found", "LetterFile.read", "LetterFolders.paths",
      "OpenFaces.known", "Shaping.known", "TextInk.known", "VectorPictures.known",
      "CALayer+OtherLooks.known", "ViewKinds.known", "CoreFoundation.placesOfConstants",
    ]),
  ReasonOfStatics(
    reason: "belongs to the objects that it is of, whichever film they are in",
    places: [
      "AssociatedObjects.entries", "AssociatedObjects.nextSweep", "ObservedObjects.entries",
      "ObservedObjects.nextSweep",
    ]),
  ReasonOfStatics(
    reason: "counts only for an order among things of one film",
    places: ["UIView+Constraints.last"]),
  ReasonOfStatics(
    reason: "is set for the time of one call",
    places: ["UIFieldBehavior.kindInMaking", "NSManagedObjectContext.reading"]),
  ReasonOfStatics(
    reason: "is only an address",
    places: [
      "POPAnimation.keyOfAnimations", "Published.publisherKey", "ConstraintViewDSL.boxKey",
      "PictureLoad.key",
    ]),
  ReasonOfStatics(
    reason: "says what the program is made of, before its first film",
    places: [
      "AppFiles.state", "AppHome.state", "FoldersOfAnswers.state", "InterfaceFiles.storyboards",
      "InterfaceFiles.nibs",
      "InterfaceFiles.main", "ModelSketch.known", "ImageDevelopment.lab",
    ]),
  ReasonOfStatics(
    reason: "is of a playground page, which a process plays once",
    places: ["SourceScene.valuesOfPage", "SourceScene.hasPlayedPage"]),
  ReasonOfStatics(
    reason: "is of the process and no film: crashes, signals, children, reports, lines of the log",
    places: [
      "CIFilter.told", "ChildProcess.running", "ChildProcess.inheritance", "CrashWatch.pageAddress",
      "CrashWatch.parent",
      "CrashWatch.crashEnd", "CrashWatch.clearedEnd", "CrashWatch.formerHandlers",
      "CrashWatch.nowhere", "CrashWatch.isHandled", "Exception.uncaughtExceptionHandler",
      "Exception.leaveStage", "Exception.tellOnce", "FilmExpectation.pages",
      "FilmExpectation.pageCount",
      "Interruption.wakingDescriptor", "Logbook.memory", "Logbook.isWatched", "Logbook.beats",
      "PlayedScene.current", "ProgramEnd.ending", "ProgramEnd.isOwnEnd",
      "RunningProcesses.ofThisProcess", "StackOverflow.text", "StackOverflow.length",
      "StackOverflow.low", "StackOverflow.high", "StackOverflow.former",
      "UnfinishedPlaces.ofThisProcess",
    ]),
]
