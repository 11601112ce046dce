internal import Caching
internal import CodeModel
internal import Foundation
internal import SourceModel

/// What earlier runs have found out, and what this one finds out beside it.
final class RunMemory: Sendable {
  private let cache: Cache
  private let lock = NSLock()
  // Guarded by `lock`.
  nonisolated(unsafe) private var fresh: [Cache.Key: [UInt8]] = [:]
  nonisolated(unsafe) private var room: Int

  init(_ cache: Cache) {
    self.cache = cache
    room = cache.room
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
  ///
  /// - Parameter isResult: whether it is what the run is for, to which all else in the cache gives way.
  func remember(_ bytes: [UInt8], as key: Cache.Key, isResult: Bool = false) {
    lock.withLock {
      room -= bytes.count
      if room >= 0 || isResult { fresh[key] = bytes }
    }
  }

  /// Whether it is any use to have more kept.
  var hasRoom: Bool { lock.withLock { room > 0 } }

  /// Keeps what is new for later runs.
  ///
  /// - Returns: what the user should hear about the cache.
  func keep() -> [Problem] {
    let problem = cache.write(lock.withLock { fresh })
    return cache.problems + [problem].compactMap { $0 }
  }
}
