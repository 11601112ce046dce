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
        content.withUnsafeBufferPointer { bytes in for byte in bytes { digest.add(byte) } }
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
  /// What the user should hear; the result of the run is not affected.
  package let problems: [Problem]
  /// In bytes, of all generations together.
  private let limit: Int
  /// In bytes, of this generation: beyond it, it begins anew.
  private let share: Int

  /// More packs than these are written together into one.
  private static let mostPacks = 8

  /// Opens the cache; a folder that is not there is an empty one.
  ///
  /// - Parameters:
  ///   - folder: absolute or relative to the working folder; it is made when something is written.
  ///   - generation: all that every result depends on: the tool's build, the rules, the configuration.
  ///   - limit: in bytes; the generations that were opened longest ago go first.
  ///   - share: in bytes, of this generation; `nil` for half of all.
  package init(folder: String, generation: [String], limit: Int = 256 << 20, share: Int? = nil) {
    self.folder = folder
    self.limit = limit
    self.share = share ?? limit / 2
    self.generation = folder + "/" + Cache.Key(generation).digits
    let paths = CacheFolder.packs(in: self.generation).map { [generation = self.generation] in generation + "/" + $0 }
    packs = paths.compactMap { Pack(path: $0) }
    unusable = Set(paths).subtracting(packs.map(\.path)).sorted()
    let damaged = unusable.count + packs.count(where: \.isDamaged)
    if let pack = packs.last { CacheFolder.noteUse(of: pack.path) }
    problems =
      damaged == 0
      ? []
      : [
        Problem(
          .warning, path: folder,
          message: "\(damaged == 1 ? "a part" : "\(damaged) parts") of the cache cannot be used and "
            + "\(damaged == 1 ? "is" : "are") worked out anew", hint: "`parity cache clean` empties it.")
      ]
  }

  /// The result of an earlier run; `nil` when there is none, or it is damaged.
  package func read(_ key: Key) -> [UInt8]? {
    for pack in packs {
      if let bytes = pack.read(key) { return bytes }
    }
    return nil
  }

  /// Keeps results for later runs.
  ///
  /// - Returns: why that was not possible; `nil` when it was.
  package func write(_ entries: [Key: [UInt8]]) -> Problem? {
    let size = packs.reduce(0) { $0 + $1.size }
    let isDamaged = !unusable.isEmpty || packs.contains(where: \.isDamaged)
    let hasOld = isDamaged || packs.count >= Cache.mostPacks || size > share
    if entries.isEmpty, !hasOld { return nil }
    do {
      try FileManager.default.createDirectory(atPath: generation, withIntermediateDirectories: true)
      var all = entries
      if hasOld, size <= share {
        for pack in packs { all.merge(pack.sound) { new, _ in new } }
      }
      let name = "\(Pack.prefix)\(UUID().uuidString).pack"
      try Data(Pack.encoded(all)).write(to: URL(fileURLWithPath: generation + "/" + name), options: .atomic)
      let old = hasOld ? packs.map(\.path) + unusable : []
      for path in old { try? FileManager.default.removeItem(atPath: path) }
      CacheFolder.evict(from: folder, limit: limit, keeping: generation)
      return nil
    } catch {
      return Problem(
        .warning, path: folder, message: "the cache cannot be written: \(error.localizedDescription)",
        hint: "The result is not affected; `--no-cache` does without, `--cache-path` names another folder.")
    }
  }
}

extension Cache.Key {
  var digits: String {
    [high, low].map { word in
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }
}
