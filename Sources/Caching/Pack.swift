internal import Foundation

/// One file of the cache: a line that names the format, how many entries there are, a checksum of their list, the list
/// (key, place, length, checksum), then their bytes.
///
/// Only the list is read at once: of thousands of entries a run may need ten.
struct Pack: Sendable {
  static let prefix = "results-"
  static let ending = ".pack"
  /// Of a pack that is being written, or whose writer was killed: a name that the folder's keepers know.
  static let unfinishedEnding = ".part"
  private static let head = Array("parity cache 2\n".utf8)
  private static let listStart = head.count + 16
  private static let rowLength = 16 + 8 + 8 + 8
  /// In bytes: so much is written at once.
  private static let partLength = 1 << 20

  let path: String
  /// In bytes.
  let size: Int
  private let file: OpenFile
  /// In order of the keys.
  private let list: [UInt8]
  /// Whether its end is missing.
  let isCutOff: Bool

  /// `nil` when the file cannot be read or is something else.
  init?(path: String) {
    guard let file = OpenFile(path), let start = file.bytes(at: 0, count: Pack.listStart),
      start.starts(with: Pack.head)
    else { return nil }
    let count = Pack.word(start, Pack.head.count)
    guard count <= UInt64(file.size / Pack.rowLength),
      let list = file.bytes(at: Pack.listStart, count: Int(count) * Pack.rowLength),
      Digest.checksum(list) == Pack.word(start, Pack.head.count + 8)
    else { return nil }
    self.path = path
    self.file = file
    self.list = list
    size = file.size
    let rows = list.count / Pack.rowLength
    let end = (0..<rows).map { Pack.place(list, $0).end }.max() ?? Pack.listStart
    isCutOff = end != file.size
  }

  enum Found {
    case bytes([UInt8])
    case nothing
    /// There is such an entry, and it is not what was written.
    case damage
  }

  func read(_ key: Cache.Key) -> Found {
    var (low, high) = (0, list.count / Pack.rowLength)
    while low < high {
      let middle = (low + high) / 2
      let found = self.key(middle)
      if found == key { return entry(middle).map(Found.bytes) ?? .damage }
      if (found.high, found.low) < (key.high, key.low) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return .nothing
  }

  /// Every entry that is as it was written.
  var sound: [Cache.Key: [UInt8]] {
    var result: [Cache.Key: [UInt8]] = [:]
    for row in 0..<list.count / Pack.rowLength { result[key(row)] = entry(row) }
    return result
  }

  /// Of some entries, those that are as they were written.
  func entries(of keys: Set<Cache.Key>) -> [Cache.Key: [UInt8]] {
    var result: [Cache.Key: [UInt8]] = [:]
    for key in keys {
      if case .bytes(let bytes) = read(key) { result[key] = bytes }
    }
    return result
  }

  private func key(_ row: Int) -> Cache.Key {
    Cache.Key(high: Pack.word(list, row * Pack.rowLength), low: Pack.word(list, row * Pack.rowLength + 8))
  }

  private func entry(_ row: Int) -> [UInt8]? {
    let place = Pack.place(list, row)
    guard let bytes = file.bytes(at: place.start, count: place.end - place.start),
      Digest.checksum(bytes) == Pack.word(list, row * Pack.rowLength + 32)
    else { return nil }
    return bytes
  }

  private static func place(_ list: [UInt8], _ row: Int) -> (start: Int, end: Int) {
    // The list has a checksum; what it says is what was written.
    let start = Int(truncatingIfNeeded: word(list, row * rowLength + 16))
    return (start, start &+ Int(truncatingIfNeeded: word(list, row * rowLength + 24)))
  }

  /// Writes a pack under a name of its own, whole or not at all.
  static func write(_ entries: [Cache.Key: [UInt8]], in generation: String) throws {
    let path = "\(generation)/\(prefix)\(UUID().uuidString)"
    do {
      // Part by part: all entries in one piece would be there twice.
      try Data().write(to: URL(fileURLWithPath: path + unfinishedEnding))
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path + unfinishedEnding))
      defer { try? file.close() }
      let ordered = entries.sorted { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }
      var part = beginning(of: ordered)
      for (_, bytes) in ordered {
        part += bytes
        if part.count < partLength { continue }
        try file.write(contentsOf: part)
        part.removeAll(keepingCapacity: true)
      }
      try file.write(contentsOf: part)
      try FileManager.default.moveItem(atPath: path + unfinishedEnding, toPath: path + ending)
    } catch {
      try? FileManager.default.removeItem(atPath: path + unfinishedEnding)
      throw error
    }
  }

  /// What stands before the bytes of the entries.
  private static func beginning(of ordered: [(key: Cache.Key, value: [UInt8])]) -> [UInt8] {
    var list: [UInt8] = []
    var place = listStart + ordered.count * rowLength
    for (key, bytes) in ordered {
      for word in [key.high, key.low, UInt64(place), UInt64(bytes.count), Digest.checksum(bytes)] {
        append(word, to: &list)
      }
      place += bytes.count
    }
    var result = head
    append(UInt64(ordered.count), to: &result)
    append(Digest.checksum(list), to: &result)
    return result + list
  }

  private static func append(_ word: UInt64, to bytes: inout [UInt8]) {
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> (8 * UInt64(shift)))) }
  }

  private static func word(_ bytes: [UInt8], _ at: Int) -> UInt64 {
    bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: at, as: UInt64.self)) }
  }
}

/// A file that is read in parts, by several threads; it stays readable when it is removed meanwhile.
private final class OpenFile: Sendable {
  private let descriptor: Int32
  /// In bytes, when it was opened.
  let size: Int

  /// `nil` when it cannot be opened or is no file.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// `nil` when there are not so many.
  func bytes(at place: Int, count: Int) -> [UInt8]? {
    guard place >= 0, count >= 0, count <= size, place <= size - count else { return nil }
    guard count > 0 else { return [] }
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let base = buffer.baseAddress {
        let part = pread(descriptor, base + filled, count - filled, off_t(place + filled))
        if part < 0, errno == EINTR { continue }
        if part <= 0 { break }
        filled += part
      }
      isWhole = filled == count
    }
    return isWhole ? bytes : nil
  }
}
