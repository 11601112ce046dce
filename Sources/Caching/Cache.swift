internal import Foundation
package import SourceModel

/// Results of earlier runs that later ones need not work out again, in a folder of the user's.
///
/// A generation is a folder in it: what one build of the tool found out under one set of rules and one configuration. It
/// holds packs, each written whole by one run, so that runs side by side and runs that are killed leave nothing half
/// done. Every entry has a checksum. What is damaged or cannot be read is treated as absent, and said.
///
/// A value is read while a run goes on; what the run finds out is handed back to `write` at its end.
package struct Cache: Sendable {
  /// Names one result within a generation: 128 bits of a hash of all that it depends on.
  package struct Key: Sendable, Hashable {
    let high: UInt64
    let low: UInt64

    /// - Parameters:
    ///   - parts: what the result depends on; the first says what kind of result it is.
    ///   - contents: of files that it depends on, too.
    package init(_ parts: [String], contents: [[UInt8]] = []) {
      var digest = Digest()
      for part in parts { digest.add(part) }
      for content in contents {
        digest.add("\(content.count)")
        content.withUnsafeBufferPointer { digest.add($0) }
      }
      (high, low) = digest.value
    }

    init(high: UInt64, low: UInt64) {
      self.high = high
      self.low = low
    }
  }

  /// Where all generations lie.
  package let folder: String
  private let generation: String
  private let packs: [Pack]
  /// Files that are called packs and are none.
  private let unusable: [String]
  private let damage = Damage()
  private let uses = Uses()
  /// In bytes, of all generations together.
  private let limit: Int
  /// In bytes, of this generation: beyond it, what nobody asks for any more makes room.
  private let share: Int
  /// Whether one pack holds what a run over everything needs, so that it must not go for a run that needs little.
  private let keepsLargest: Bool

  /// With more packs than these, all but a large one are written together into one.
  private static let mostPacks = 8

  /// Opens the cache; a folder that is not there is an empty one.
  ///
  /// - Parameters:
  ///   - folder: absolute or relative to the working folder; it is made when something is written.
  ///   - generation: all that every result depends on: the tool's build, the rules, the configuration.
  ///   - limit: in bytes; the generations that were opened longest ago go first.
  ///   - share: in bytes, of this generation; `nil` for half of all.
  ///   - keepsLargest: whether the largest pack stays, whatever a run reads, as long as the limit allows.
  package init(
    folder: String, generation: [String], limit: Int = 1 << 30, share: Int? = nil, keepsLargest: Bool = true
  ) {
    self.folder = folder
    self.limit = limit
    self.share = share ?? limit / 2
    self.keepsLargest = keepsLargest
    self.generation = folder + "/" + Cache.Key(generation).digits
    let paths = CacheFolder.packs(in: self.generation).map { [generation = self.generation] in generation + "/" + $0 }
    packs = paths.compactMap { Pack(path: $0) }
    unusable = Set(paths).subtracting(packs.map(\.path)).sorted()
    for _ in unusable { damage.note() }
    for pack in packs where pack.isCutOff { damage.note() }
    if let pack = packs.last { CacheFolder.noteUse(of: pack.path) }
  }

  /// What the user should hear once all has been read; the result of the run is not affected.
  package var problems: [Problem] {
    let count = damage.count
    if count == 0 { return [] }
    return [
      Problem(
        .warning, path: folder,
        message: "\(count == 1 ? "a part" : "\(count) parts") of the cache cannot be used and "
          + "\(count == 1 ? "is" : "are") worked out anew", hint: "`parity cache clean` empties it.")
    ]
  }

  /// How many bytes may still be kept before something has to make room; half the share when it has to.
  package var room: Int { max(share - size, share / 2) }

  /// The result of an earlier run; `nil` when there is none, or it is damaged.
  package func read(_ key: Key) -> [UInt8]? {
    for pack in packs {
      switch pack.read(key) {
      case .bytes(let bytes):
        uses.note(key, of: bytes.count, in: pack.path)
        return bytes
      case .damage: damage.note()
      case .nothing: continue
      }
    }
    return nil
  }

  private var size: Int { packs.reduce(0) { $0 + $1.size } }

  /// Keeps results for later runs. Where there is no room, packs of which this run has read less than half go, and what
  /// it has read of them stays; but for the largest, which the next run over everything will need.
  ///
  /// - Returns: why that was not possible; `nil` when it was.
  package func write(_ entries: [Key: [UInt8]]) -> Problem? {
    let added = entries.reduce(0) { $0 + $1.value.count }
    let (isFull, isOver) = (size + added > share, size + added > limit)
    let old =
      isOver || damage.count > 0
      ? packs : isFull ? hardlyRead : packs.count >= Cache.mostPacks ? small : []
    if entries.isEmpty, old.isEmpty, unusable.isEmpty { return nil }
    do {
      try FileManager.default.createDirectory(atPath: generation, withIntermediateDirectories: true)
      var all = entries
      for pack in old where !isOver {
        let kept = isFull ? pack.entries(of: uses.keys(of: pack.path)) : pack.sound
        all.merge(kept) { new, _ in new }
      }
      try Pack.write(all, in: generation)
      for path in old.map(\.path) + unusable { try? FileManager.default.removeItem(atPath: path) }
      CacheFolder.removeUnfinished(in: generation)
      CacheFolder.evict(from: folder, limit: limit, keeping: generation)
      return nil
    } catch {
      return Problem(
        .warning, path: folder, message: "the cache cannot be written: \(error.localizedDescription)",
        hint: "The result is not affected; `--no-cache` does without, `--cache-path` names another folder.")
    }
  }
}

extension Cache {
  /// All packs but one that is larger than all others together: it is not written again for little.
  private var small: [Pack] {
    let largest = largest?.path
    return packs.filter { $0.path != largest || $0.size * 2 <= size }
  }

  /// The packs that make room: all where they have become many, but for what this run has read of them.
  private var hardlyRead: [Pack] {
    let (kept, areMany) = (keepsLargest ? largest?.path : nil, packs.count >= Cache.mostPacks)
    return packs.filter { $0.path != kept && (areMany || 2 * uses.bytes(of: $0.path) < $0.size) }
  }

  private var largest: Pack? { packs.max { $0.size < $1.size } }
}

/// What a run has read, by the packs that hold it.
private final class Uses: Sendable {
  private let lock = NSLock()
  // Both guarded by `lock`.
  nonisolated(unsafe) private var keys: [String: Set<Cache.Key>] = [:]
  /// In bytes.
  nonisolated(unsafe) private var sizes: [String: Int] = [:]

  func note(_ key: Cache.Key, of size: Int, in pack: String) {
    lock.withLock {
      if keys[pack, default: []].insert(key).inserted { sizes[pack, default: 0] += size }
    }
  }

  func keys(of pack: String) -> Set<Cache.Key> { lock.withLock { keys[pack] ?? [] } }

  func bytes(of pack: String) -> Int { lock.withLock { sizes[pack] ?? 0 } }
}

/// Counts what turns out to be damaged while a run reads.
private final class Damage: Sendable {
  private let lock = NSLock()
  // Guarded by `lock`.
  nonisolated(unsafe) private var number = 0

  var count: Int { lock.withLock { number } }

  func note() { lock.withLock { number += 1 } }
}

extension Cache.Key {
  var digits: String {
    [high, low].map { word in
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }
}
