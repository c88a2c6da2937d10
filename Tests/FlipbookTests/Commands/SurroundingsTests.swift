import Foundation
import Testing

@testable import Filming

/// A film has the same bytes whatever the environment.
@Suite struct SurroundingsTests {
  /// Runs the scene of numbered cells, whose film has text in it.
  private func film(
    _ variables: [String], in folder: TemporaryFolder, _ name: String
  ) throws -> Data {
    let program = try RunningProgram.buildFolder.appending(path: "flipbook").path
    let outcome = try RunningProgram.run(
      "/usr/bin/env",
      variables + [program, "render", "cell-reorder", "--to", "0", "-q", "-o", "\(name).apng"],
      in: folder)
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors == "", "\(variables)")
    return try folder.contents(of: "\(name).apng")
  }

  /// HarfBuzz's fallback shaper once moved letters, and an unknown backend once removed the text.
  ///
  /// The other variables are those that these libraries read.
  @Test func `a film has the same bytes in every environment`() throws {
    let folder = try TemporaryFolder()
    let plain = try film([], in: folder, "plain")
    let environments = [
      "HB_SHAPER_LIST=fallback", "HB_OPTIONS=uniscribe-bug-compatible", "HB_FONT_FUNCS=ft",
      "PANGOCAIRO_BACKEND=win32", "PANGO_LANGUAGE=bg:tr", "LANGUAGE=ja:tr", "LC_ALL=tr_TR.UTF-8",
      "LANG=de_DE.UTF-8", "FC_DEBUG=4096", "FC_LANG=ja", "FONTCONFIG_FILE=/dev/null",
      "FONTCONFIG_SYSROOT=/nowhere", "FREETYPE_PROPERTIES=cff:no-stem-darkening=0",
      "CAIRO_DEBUG=flush", "PIXMAN_DISABLE=sse2 ssse3", "TZ=Asia/Tokyo", "HOME=/nowhere",
    ]
    for (index, variable) in environments.enumerated() {
      // Pixman writes to the standard error which instructions it leaves out.
      let isPlain = try film([variable], in: folder, "\(index)") == plain
      #expect(isPlain, "\(variable)")
    }
    #expect(try film(environments, in: folder, "all") == plain)
  }

  @Test func `what libraries read that draw is taken away and nothing else`() {
    for name in ["HB_SHAPER_LIST", "PANGO_LANGUAGE", "PANGOCAIRO_BACKEND", "LANGUAGE", "FC_LANG"] {
      #expect(Surroundings.isPinned(name))
    }
    for name in ["PATH", "HOME", "TMPDIR", "LANG", "MY_SCRIPT", "G_DEBUG", "NO_COLOR"] {
      #expect(!Surroundings.isPinned(name))
    }
  }

  /// Pixman reads its variable before the program begins, so the film counts as a different one.
  @Test func `what is read before the program begins makes another film`() throws {
    let folder = try TemporaryFolder()
    let program = try RunningProgram.buildFolder.appending(path: "FixtureGallery").path
    func said(_ variables: [String]) throws -> String {
      try RunningProgram.run(
        "/usr/bin/env", variables + [program, "render", "still", "-o", "still.gif"], in: folder
      ).output
    }
    _ = try said([])
    #expect(try said(["HB_SHAPER_LIST=fallback"]).contains("unchanged"))
    #expect(try !said(["PIXMAN_DISABLE=sse2"]).contains("unchanged"))
    #expect(try said(["PIXMAN_DISABLE=sse2"]).contains("unchanged"))
    #expect(try !said([]).contains("unchanged"))
  }

  /// Times that a scene writes as text are in this time zone.
  @Test func `the time zone is UTC wherever the program runs`() throws {
    let folder = try TemporaryFolder()
    let program = try RunningProgram.buildFolder.appending(path: "FixtureGallery").path
    var films: [Data] = []
    for zone in ["UTC", "Asia/Tokyo", "America/New_York"] {
      let outcome = try RunningProgram.run(
        "/usr/bin/env",
        ["TZ=\(zone)", program, "render", "clock", "-q", "-o", "film.apng"], in: folder)
      #expect(outcome.exitCode == 0)
      films.append(try folder.contents(of: "film.apng"))
      #expect(try RunningProgram.run("/bin/rm", ["-r", ".flipbook"], in: folder).exitCode == 0)
    }
    #expect(films[0] == films[1] && films[1] == films[2])
  }
}
