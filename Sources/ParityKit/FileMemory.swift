internal import Caching
internal import CodeModel
internal import Foundation
internal import SourceModel

/// What earlier runs made of files, and what this one makes of others: the one place that decides what is kept of a file.
///
/// A file's trees follow from its path and text, the rules and the configuration; so they are kept under a name made of
/// the former, in a generation made of the latter. A file with problems is read anew each time, so that they are told
/// each time.
final class FileMemory: Sendable {
  private let cache: Cache
  private let lock = NSLock()
  // Guarded by `lock`.
  nonisolated(unsafe) private var fresh: [Cache.Key: [UInt8]] = [:]
  nonisolated(unsafe) private var room: Int

  init(_ cache: Cache) {
    self.cache = cache
    room = cache.room
  }

  /// A file as it is written and in its normal form.
  struct Trees: Sendable {
    var written: SourceUnit
    var normal: SourceUnit
  }

  /// As an earlier run has left them, else as `make` makes them.
  ///
  /// - Parameter make: gives `nil` when there is nothing that could be kept.
  func trees(of file: SourceFile, _ make: () -> Trees?) -> Trees? {
    value(of: Cache.Key(["trees", file.side.rawValue, file.path], contents: [file.bytes])) { bytes in
      // What cannot be read is not the same as nothing to keep.
      Trees(stored: bytes, of: file).map { .some($0) }
    } make: {
      let made = make()
      return (made, hasRoom ? made?.stored : nil)
    }
  }

  /// What was kept under a name, else what is made and may be kept from now on.
  ///
  /// - Parameters:
  ///   - read: gives `nil` when the bytes are something else.
  ///   - make: gives the value, and its bytes when it is to be kept.
  func value<Value>(
    of key: Cache.Key, _ read: ([UInt8]) -> Value?, make: () -> (value: Value, bytes: [UInt8]?)
  ) -> Value {
    if let bytes = cache.read(key), let known = read(bytes) { return known }
    let made = make()
    if let bytes = made.bytes { remember(bytes, as: key) }
    return made.value
  }

  /// What was kept under a name; `nil` when nothing was.
  func bytes(of key: Cache.Key) -> [UInt8]? { cache.read(key) }

  /// Has something kept, as far as there is room.
  func remember(_ bytes: [UInt8], as key: Cache.Key) {
    lock.withLock {
      room -= bytes.count
      if room >= 0 { fresh[key] = bytes }
    }
  }

  private var hasRoom: Bool { lock.withLock { room > 0 } }

  /// Keeps what is new for later runs.
  ///
  /// - Returns: what the user should hear about the cache.
  func keep() -> [Problem] {
    let problem = cache.write(lock.withLock { fresh })
    return cache.problems + [problem].compactMap { $0 }
  }
}

extension FileMemory.Trees {
  fileprivate var stored: [UInt8] {
    var writer = ByteWriter()
    writer.write(unit: written)
    writer.write(unit: normal)
    return writer.bytes
  }

  fileprivate init?(stored bytes: [UInt8], of file: SourceFile) {
    var reader = ByteReader(bytes)
    guard let written = reader.unit(of: file), let normal = reader.unit(of: file), reader.isAtEnd else { return nil }
    self.init(written: written, normal: normal)
  }
}
