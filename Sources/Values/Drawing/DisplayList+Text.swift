import Geometry

extension DisplayList: CustomStringConvertible {
  /// The drawing as text: one command a line in the order of drawing, what lies in a command
  /// indented below it.
  ///
  /// Equal drawings have equal texts. Numbers have up to six decimals, transforms stand after `by`
  /// as `a b c d tx ty`, and what is as usual (the identity, an opacity of 1) is left out.
  package var description: String { lines.joined(separator: "\n") }

  /// *Shape*: none for an empty drawing.
  private var lines: [String] {
    commands.flatMap { command in
      [command.description]
        + command.children.enumerated().flatMap { index, content in
          (index == 0 ? [] : ["mask"]) + content.lines.map { "  " + $0 }
        }
    }
  }
}

extension DrawCommand: CustomStringConvertible {
  /// The command as one line of text, without what lies in it.
  package var description: String {
    words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The parts of the line; those that have nothing to say are empty.
  private var words: [String] {
    switch self {
    case .fill(let outline, let color, let transform):
      ["fill", outline.description, "\(color)", transform.inWords]
    case .stroke(let outline, let style, let color, let transform):
      ["stroke", outline.description, style.inWords, "\(color)", transform.inWords]
    case .text(let run, let transform):
      ["text", run.inWords, transform.inWords]
    case .group(_, let clip, let transform, let opacity):
      [
        "group", clip.map { "clip \($0)" } ?? "", clip == nil ? "" : transform.inWords,
        opacity == 1 ? "" : "opacity \(opacity.decimals)",
      ]
    case .gradient(let outline, let gradient, let transform):
      ["gradient", outline.description, gradient.inWords, transform.inWords]
    case .image(let mark, let transform):
      ["image", mark.inWords, transform.inWords]
    case .shadow(_, let shadow, let transform):
      [
        "shadow", "\(shadow.color)", "blur \(shadow.blur.decimals)",
        "offset \(shadow.offset.dx.decimals) \(shadow.offset.dy.decimals)", transform.inWords,
      ]
    case .masked:
      ["masked"]
    case .backdrop(let outline, let backdrop, let transform):
      [
        "backdrop", outline.description, "blur \(backdrop.blur.decimals)",
        "saturation \(backdrop.saturation.decimals)", transform.inWords,
      ]
    case .vibrant(_, let vibrancy):
      ["vibrant", "saturation \(vibrancy.saturation.decimals)", "tint \(vibrancy.tint)"]
    case .blended(_, let mode):
      ["blended", "\(mode)"]
    case .stamps(let stamps):
      ["stamps"] + stamps.map(\.inWords)
    case .projected(_, let box, let projection):
      [
        "projected", box.inWords, "by", projection.m11.decimals, projection.m12.decimals,
        projection.m13.decimals, projection.m21.decimals, projection.m22.decimals,
        projection.m23.decimals, projection.m31.decimals, projection.m32.decimals,
        projection.m33.decimals,
      ]
    }
  }
}

extension Outline: CustomStringConvertible {
  /// The outline as a part of a line, as in `rounded 0 0 10 8 radius 2`; paths as SVG writes them.
  package var description: String {
    switch self {
    case .rectangle(let box): "rectangle \(box.inWords)"
    case .roundedRectangle(let box, let radius): "rounded \(box.inWords) radius \(radius.decimals)"
    case .ellipse(let box): "ellipse \(box.inWords)"
    case .path(let elements, let rule):
      (["path"] + elements.map(\.pathData) + (rule == .evenOdd ? ["even-odd"] : []))
        .joined(separator: " ")
    }
  }
}

extension Gradient {
  fileprivate var inWords: String {
    let way =
      switch shape {
      case .axial(let start, let end): "axial \(start.inWords) to \(end.inWords)"
      case .radial(let center, let radii):
        "radial \(center.inWords) radii \(radii.width.decimals) \(radii.height.decimals)"
      case .circles(let start, let startRadius, let end, let endRadius):
        "circles \(start.inWords) radius \(startRadius.decimals) to \(end.inWords) radius "
          + endRadius.decimals
      case .conic(let center, let angle): "conic \(center.inWords) from \(angle.decimals)"
      }
    return ([way, "stops"] + stops.map { "\($0.location.decimals) \($0.color)" })
      .joined(separator: " ")
  }
}

extension ImageMark {
  fileprivate var inWords: String {
    "\(bitmap) part \(part.inWords) in \(box.inWords)"
      + (interpolation == .nearest ? " nearest" : "")
  }
}

extension Stamp {
  fileprivate var inWords: String {
    "at \(center.inWords) radius \(radius.decimals)"
      + (hole > 0 ? " hole \(hole.decimals)" : "") + " \(color)"
  }
}

extension StrokeStyle {
  fileprivate var inWords: String {
    let joint = join == .miter ? "\(join) \(miterLimit.decimals)" : "\(join)"
    let marks = dashes.map(\.decimals).joined(separator: " ")
    return "width \(width.decimals) cap \(cap) join \(joint)"
      + (dashes.isEmpty ? "" : " dashes \(marks) phase \(dashPhase.decimals)")
  }
}
