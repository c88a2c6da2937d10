import ArgumentParser
import FilmFiles

extension PNGCompression: ExpressibleByArgument {}

/// How much work goes into the PNG files of a film.
struct FilmCompressionOption: ParsableArguments {
  @Option(
    name: .customLong("compression"),
    help: """
      How PNG frames are made: fast, as usual, for films that are looked at and thrown away, small for \
      those that are kept. The pixels are the same.
      """)
  var given: PNGCompression?
  var compression: PNGCompression { given ?? .fast }
}

/// How much work goes into a PNG file that stands by itself.
struct StillCompressionOption: ParsableArguments {
  @Option(
    name: .customLong("compression"),
    help: """
      How a PNG is made: small, as usual, since single pictures are mostly kept and looked at over the \
      net, as in documents, or fast. The pixels are the same.
      """)
  var given: PNGCompression?
  var compression: PNGCompression { given ?? .small }
}
