import Foundation

extension PNGFolder {
  /// Makes the folder in which the frames are written until the film is whole.
  ///
  /// - Parameter isShared: whether `path` is to stand from the beginning.
  /// - Throws: `FrameOutputError.cannotWrite`.
  static func begin(
    _ path: String, isShared: Bool, among places: UnfinishedPlaces
  ) throws(FrameOutputError) -> (draft: String, folders: MadeFolders) {
    let standing = Standing(at: path)
    guard standing == .folder || standing == .nothing else {
      throw .cannotWrite(path: path, .fileInTheWay(path))
    }
    let isInside = isShared || standing == .folder
    for attempt in 1... {
      var folders = try MadeFolders(above: isInside ? "\(path)/frames" : path, among: places)
      let place = isInside ? path : parentFolder(of: path)
      let draft = try firstFreeName(in: place) { name throws(FrameOutputError) in
        try places.begin(.folder(name), for: path) { mkdir(name, 0o777) == 0 }
      }
      if let draft { return (draft, folders) }
      let number = errno
      folders.cancel()
      // Another share that was given up may have taken the empty folder away.
      guard isShared, number == ENOENT, attempt < 100 else {
        throw .cannotWrite(path: path, WriteFailure(number, at: place))
      }
    }
    preconditionFailure("the last attempt throws")
  }
}

extension PNGFolder {
  func moveWhole() throws(FrameOutputError) {
    guard places.end(.folder(draft), move: { rename(draft, path) == 0 }) else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
  }

  func moveFrames() throws(FrameOutputError) {
    let written = (0..<count).filter { share?.contains($0) ?? true }
    for index in written {
      let place = "\(path)/\(Self.name(ofFrame: index))"
      if Standing(at: place) == .folder { throw .cannotWrite(path: place, .folderInTheWay) }
    }
    for index in written {
      let name = Self.name(ofFrame: index)
      guard rename("\(draft)/\(name)", "\(path)/\(name)") == 0 else {
        throw .cannotWrite(path: "\(path)/\(name)", WriteFailure(errno, at: path))
      }
    }
  }

  func removeLaterFrames() throws(FrameOutputError) {
    let found: [Int]
    do throws(FrameOutputError) {
      found = try Self.frames(in: path)
    } catch {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
    for index in found where index >= count {
      let file = "\(path)/\(Self.name(ofFrame: index))"
      // Another share may have been quicker.
      guard unlink(file) == 0 || errno == ENOENT else {
        throw .cannotWrite(path: file, WriteFailure(errno, at: path))
      }
    }
  }

  /// The numbers of the frames that stand in a folder, in no order.
  ///
  /// - Throws: `FrameOutputError.cannotRead`, with `errno` set.
  static func frames(in path: String) throws(FrameOutputError) -> [Int] {
    guard let folder = opendir(path) else {
      throw .cannotRead(path: path, reason: String(cString: strerror(errno)))
    }
    defer { closedir(folder) }
    var found: [Int] = []
    while let entry = readdir(folder) {
      let kind = Int(entry.pointee.d_type)
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let index = index(ofFrameNamed: name) else { continue }
      if kind == Int(DT_REG) || Standing(at: "\(path)/\(name)") == .file { found.append(index) }
    }
    return found
  }

  /// The place of a frame in its film, or nothing for any other file.
  private static func index(ofFrameNamed name: String) -> Int? {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png"),
      let index = Int(name.dropFirst(6).dropLast(4)), index >= 0,
      Self.name(ofFrame: index) == name
    else { return nil }
    return index
  }
}
