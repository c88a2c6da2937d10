/// The frames of a flow layout's elements.
///
/// Items stand in lines. A line takes as many items as fit with the least spacing, then the spacing
/// grows until the line is full. The last line of a section is spaced as if more items of its last
/// item's size followed, so that the columns of a grid line up. The only item of a line with room
/// for no other stands in the line's middle. Items of less thickness than the line are centred in
/// it.
///
/// *Space*: content, in points.
///
/// Source: reports by people who rebuilt UICollectionViewFlowLayout; Apple's documentation says
/// only that spacing grows.
struct FlowGeometry {
  struct Line {
    /// Where the line begins and ends along the direction of scrolling.
    let start: CGFloat
    let end: CGFloat
    let items: Range<Int>
  }

  struct Section {
    var start: CGFloat = 0
    var end: CGFloat = 0
    var header: CGRect?
    var footer: CGRect?
    var lines: [Line] = []
    /// The frames of the items, one each, in order.
    var frames: [CGRect] = []
  }

  let axes: FlowAxes
  private(set) var sections: [Section] = []
  private(set) var contentSize = CGSize.zero

  private let pixels: PixelGrid

  init(_ input: FlowInput) {
    axes = FlowAxes(direction: input.direction)
    pixels = PixelGrid(scale: input.scale)
    var position: CGFloat = 0
    for section in input.sections {
      add(section, within: input.length, at: &position)
    }
    contentSize = axes.size(along: position, across: input.length)
  }

  private mutating func add(
    _ input: FlowInput.Section, within length: CGFloat, at position: inout CGFloat
  ) {
    var section = Section()
    section.start = position
    section.header = bar(axes.along(input.header), length, at: &position)
    position += axes.along(input.inset).before
    section.frames.reserveCapacity(input.items.count)
    let inset = axes.across(input.inset)
    let room = length - inset.before - inset.after
    var first = 0
    while first < input.items.count {
      if first > 0 { position += input.lineSpacing }
      let items = first..<lineEnd(from: first, in: input, room: room)
      place(items, of: input, room: room, at: &position, into: &section)
      first = items.upperBound
    }
    position += axes.along(input.inset).after
    section.footer = bar(axes.along(input.footer), length, at: &position)
    section.end = position
    sections.append(section)
  }

  /// Places a header or footer, which takes the whole length; `nil` where it has no thickness.
  private func bar(
    _ thickness: CGFloat, _ length: CGFloat, at position: inout CGFloat
  ) -> CGRect? {
    guard thickness > 0 else { return nil }
    defer { position += thickness }
    return axes.rect(
      along: position, across: 0, size: axes.size(along: thickness, across: length))
  }

  /// Returns the first item that does not fit into the line any more.
  private func lineEnd(from first: Int, in input: FlowInput.Section, room: CGFloat) -> Int {
    var used = axes.across(input.items[first])
    var next = first + 1
    while next < input.items.count {
      used += input.itemSpacing + axes.across(input.items[next])
      if used > room { break }
      next += 1
    }
    return next
  }

  private func place(
    _ items: Range<Int>, of input: FlowInput.Section, room: CGFloat, at position: inout CGFloat,
    into section: inout Section
  ) {
    var thickness: CGFloat = 0
    var used: CGFloat = 0
    for item in items {
      thickness = max(thickness, axes.along(input.items[item]))
      used += axes.across(input.items[item])
    }
    used += input.itemSpacing * CGFloat(items.count - 1)
    var count = items.count
    if items.upperBound == input.items.count {
      let step = axes.across(input.items[items.upperBound - 1]) + input.itemSpacing
      while step > 0, used + step <= room {
        used += step
        count += 1
      }
    }
    let rest = max(0, room - used)
    var place = axes.across(input.inset).before + (count == 1 ? rest / 2 : 0)
    let spacing = input.itemSpacing + (count > 1 ? rest / CGFloat(count - 1) : 0)
    for item in items {
      let size = input.items[item]
      let frame = axes.rect(
        along: position + (thickness - axes.along(size)) / 2, across: place, size: size)
      section.frames.append(CGRect(origin: pixels.round(frame.origin), size: size))
      place += axes.across(size) + spacing
    }
    section.lines.append(
      Line(start: position, end: position + thickness, items: items))
    position += thickness
  }
}

extension FlowGeometry {
  /// Calls `call` for each header, item and footer that meets a rectangle, section after section.
  func visit(_ rect: CGRect, _ call: (_ section: Int, _ part: FlowPart, _ frame: CGRect) -> Void) {
    let (start, end) = axes.along(rect)
    var index = sections.firstIndex(past: start, end: \.end)
    while index < sections.count, sections[index].start < end {
      let section = sections[index]
      if let header = section.header, header.intersects(rect) { call(index, .header, header) }
      var line = section.lines.firstIndex(past: start, end: \.end)
      while line < section.lines.count, section.lines[line].start < end {
        for item in section.lines[line].items where section.frames[item].intersects(rect) {
          call(index, .item(item), section.frames[item])
        }
        line += 1
      }
      if let footer = section.footer, footer.intersects(rect) { call(index, .footer, footer) }
      index += 1
    }
  }
}

/// One element of a section in a flow layout.
enum FlowPart: Hashable {
  case header, footer
  case item(Int)
}

extension Array {
  /// Returns the first element that ends behind a place, by bisection; elements are in order.
  fileprivate func firstIndex(past place: CGFloat, end: (Element) -> CGFloat) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if end(self[middle]) > place { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
