/// The bytes of a file and how many giflib has taken.
struct GIFSource {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  mutating func take(_ count: Int, into target: UnsafeMutablePointer<UInt8>?) -> Int {
    let count = min(count, bytes.count - position)
    guard count > 0, let start = bytes.baseAddress else { return 0 }
    target?.update(from: start + position, count: count)
    position += count
    return count
  }
}
