import ArgumentParser
import Compiling
import Files
import Pages
import References

extension BlockMaker {
  /// Says what `verify` would say of a scene that another one was recorded for.
  func makeVerdict(_ made: inout MadeBlock) throws {
    guard let named = marker.other else { throw PageError.noOther }
    var words = marker.words
    var asked = try AskedPicture(.verdict, words)
    if let block = asked.names.first(where: parts.has) {
      words = playing(try parts.files(of: [block]), inPlaceOf: block, words)
      asked = try AskedPicture(.verdict, words)
    }
    let others = parts.has(named) ? try parts.files(of: [named]) : [named]
    guard let other = others.last, others.count == 1 else {
      throw PageFailure(
        "The block “\(named)” is compiled with others, and a verdict is of one file; let it stand for itself."
      )
    }
    guard let name = asked.names.first, asked.names.count == 1 else {
      throw PageFailure("A verdict is of one scene; name one, or one file.")
    }
    let isSource = { SourceFiles.isSource(whole($0)) }
    made.sources = [name, other].filter(isSource)
    let pair: PairedWords
    do throws(ValidationError) {
      pair = try PairedWords(
        words, of: name, beside: other, scenes: asked.scenes, isSource: isSource)
    } catch {
      throw PageFailure(error.message)
    }
    let (old, new) = (try record(pair.own, in: "old"), try record(pair.other, in: "new"))
    let verdict = RecordComparison(old.playedHere, new.playedHere).verdict
    made.lines = PageCode.lines(VerdictLines.lines(of: verdict), language: "", in: dialect)
  }

  /// Plays a scene and returns its record, which is kept in the scratch folder.
  private func record(_ words: [String], in name: String) throws -> FilmRecord {
    let store = ReferenceStore("\(scratch)/\(name)")
    let own = ["--references", store.folder, "--frames", "none", "--quiet"]
    _ = try run(AskedPicture(.verdict, words), own)
    let names = FolderEntry.all(in: store.folder).filter(\.isFolder).map(\.name)
    guard let recorded = names.first, names.count == 1, let record = try store.record(of: recorded)
    else {
      throw PageFailure(
        "A verdict is of one scene in one setting, and these are \(names.count); name one after"
          + " --scene.")
    }
    return record
  }
}
