import Drawing
import Files
import FilmFiles
import Filming
import Fingerprints
import Pixels
import Rasterizer
import Staging
import UIKit

/// Plays a scene and records it.
@MainActor
package struct SceneRecorder {
  let scene: Scene
  /// The frame rate.
  ///
  /// *Units*: frames a second.
  package var rate = 60
  package var jobs = 1
  /// Where the scene stands.
  package var place = ScenePlace.test
  /// Whether pictures are drawn and their fingerprints computed.
  var drawsPictures = true
  /// The pictures that plays before have drawn, which are not drawn again; `nil` draws all.
  var known: KnownPictures?
  /// Returns true for a frame that an output has to see, though its picture is known.
  var isWanted: (_ frame: Int, _ pixels: Fingerprint) -> Bool = { _, _ in false }

  /// Prepares to record a scene at 60 frames a second on one thread, as one of a test.
  package init(_ scene: Scene) { self.scene = scene }

  /// Plays the scene to its end.
  ///
  /// - Parameters:
  ///   - outputs: other outputs that take the pictures.
  ///   - overlay: what lies over the pictures in version 1, which outputs may ask for.
  /// - Returns: the record of the run.
  /// - Throws: `StagingError`, `FilmError` or `RasterizerError`; the outputs are cancelled then.
  func record(
    into outputs: sending [FilmOutput] = [], overlay: FilmOverlay? = nil
  ) async throws -> FilmRecord {
    let scale = Double(scene.screen.scale)
    let size = try Rasterizer(size: scene.screen.size, scale: scale).pixelSize
    let run = try FilmRun(scene, FilmTiming(rate: rate))
    run.stage.notesSubsteps = true
    var record = FilmRecord(scene: scene.title, size: size, rate: rate)
    let fingerprints = FingerprintSink.Collection()
    let production = FilmProduction(
      size: scene.screen.size,
      outputs: [FilmOutput(FingerprintSink(into: fingerprints), scale: scale)] + outputs, jobs: jobs
    )
    var feed = FrameFeed(into: production)
    var texts = FilmTexts()
    var last: [DisplayList]?
    var artist = OverlayArtist(screen: scene.screen.size)
    do {
      try await run.play { frames in
        let (list, witnesses) = run.stage.witnessedSnapshot()
        let frame = self.frame(of: run.stage, list, witnesses)
        if frame.drawing != record.frames.last?.drawing { texts.note(list) }
        let pixels = known?[frame.drawing, scene.screen.size, scale]
        var versions = [list]
        if let overlay {
          versions.append(
            try artist.dress(FilmMoment(of: run.stage, picture: list), in: overlay))
        }
        for _ in frames {
          let index = record.frames.count
          record.frames.append(frame)
          guard drawsPictures else { continue }
          if let pixels, let last, !isWanted(index, pixels) {
            // The same list again is not drawn.
            record.frames[index].pixels = pixels
            try await feed.append(versions: last)
          } else {
            last = versions
            try await feed.append(versions: versions)
          }
        }
      }
      try await feed.finish()
    } catch {
      await production.cancel()
      throw error
    }
    for (index, fingerprint) in fingerprints.all.enumerated()
    where record.frames[index].pixels == nil {
      record.frames[index].pixels = fingerprint
      known?[record.frames[index].drawing, scene.screen.size, scale] = fingerprint
    }
    record.events = run.stage.events.map {
      RecordedEvent(
        frame: FrameTime(atOrAfter: $0.time, rate: rate).frame, kind: $0.kind, text: $0.description,
        viewsInContact: $0.event.viewsInContact)
    }
    record.origin = RecordOrigin(
      fonts: FilmMaterial.fonts(of: texts.runs, andIcons: run.stage.hasIcons).map {
        RecordOrigin.Font(name: $0.name, version: $0.version, checksum: $0.checksum)
      },
      libraries: (FilmMaterial.libraries + [("Box2D", SimulationEngine.version)]).map {
        RecordOrigin.Library(name: $0.name, version: $0.version)
      }, processor: FilmMaterial.processor, place: place)
    return record
  }

  /// Plays the scene to its end and keeps its record as the new reference.
  ///
  /// - Throws: as `record`, and `ReferenceError`; the old reference stands then.
  @discardableResult
  package func keep(in store: ReferenceStore, frames: KeyFrames) async throws -> FilmRecord {
    let folder = try store.begin(scene.referenceName)
    let stride = frames.stride(rate: rate)
    let keys = stride > 0 ? [try keyOutput(into: folder, stride: stride)] : []
    var record = try await record(into: keys)
    record.keyStride = stride
    try store.keep(record, in: folder)
    return record
  }

  /// Returns the output that takes the key frames.
  private func keyOutput(
    into folder: WholeFolder, stride: Int
  ) throws(FilmFileError) -> FilmOutput {
    let settings = APNGSettings(frame: FrameDuration(ticks: stride, rate: rate))
    return FilmOutput(
      try APNGFilm(
        at: "\(folder.content)/\(ReferenceStore.keysName)", settings: settings, jobs: jobs),
      scale: Double(scene.screen.scale), stride: stride)
  }

  private func frame(
    of stage: Stage, _ list: DisplayList, _ witnesses: [ViewWitness]
  ) -> RecordedFrame {
    var counts: [String: Int] = [:]
    let views = witnesses.map { witness in
      let row = witness.row
      let count = counts[row.view, default: 0] + 1
      counts[row.view] = count
      var view = RecordedView(
        count == 1 ? row.view : "\(row.view)#\(count)", Pose(row),
        look: LookOrder.sorted(witness.look.map { LookProperty($0.name, $0.value) }),
        causes: witness.causes, parts: witness.parts.map(RecordedPart.init))
      if let flat = row.flat {
        view.flat = Pose(
          x: Double(flat.center.x), y: Double(flat.center.y), width: Double(row.size.width),
          height: Double(row.size.height), angle: flat.angle, alpha: row.alpha)
      }
      return view
    }
    return RecordedFrame(
      drawing: list.fingerprint, substeps: stage.substeps, views: views,
      outside: stage.partsOutsideOfNames.map(RecordedPart.init))
  }
}

extension Pose {
  fileprivate init(_ row: TrajectoryRow) {
    self.init(
      x: Double(row.center.x), y: Double(row.center.y), width: Double(row.size.width),
      height: Double(row.size.height), angle: row.angle, alpha: row.alpha)
    (scaleX, scaleY, shear) = (row.scaleX, row.scaleY, row.shear)
    (tiltX, tiltY) = (row.tiltX, row.tiltY)
    (scrollX, scrollY) = (Double(row.scroll.x), Double(row.scroll.y))
  }
}

extension RecordedPart {
  fileprivate init(_ part: ViewPart) {
    let stance = part.stance
    var pose = Pose(
      x: Double(stance.center.x), y: Double(stance.center.y), width: Double(part.size.width),
      height: Double(part.size.height), angle: stance.angle, alpha: part.opacity)
    (pose.scaleX, pose.scaleY, pose.shear) = (stance.scaleX, stance.scaleY, stance.shear)
    self.init(kind: part.kind, pose: pose, text: part.text ?? "", mark: part.mark)
  }
}
