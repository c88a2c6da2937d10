import ArgumentParser
import FilmFiles

extension PNGCompression: ExpressibleByArgument {}

/// How much work goes into the PNG files of a film.
struct FilmCompressionOption: ParsableArguments {
  @Option(
    help: """
      How PNG frames are made: fast for films that are looked at and thrown away, small for those \
      that are kept. The pixels are the same.
      """)
  var compression = PNGCompression.fast
}

/// How much work goes into a PNG file that stands by itself.
struct StillCompressionOption: ParsableArguments {
  @Option(
    help: """
      How a PNG is made: small, since single pictures are mostly kept and looked at over the net, as \
      in documents, or fast. The pixels are the same.
      """)
  var compression = PNGCompression.small
}
