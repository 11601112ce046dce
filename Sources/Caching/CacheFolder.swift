internal import Foundation

/// The cache as a whole, for those who look after it.
package struct CacheFolder: Sendable {
  /// One build of the tool under one set of rules and one configuration.
  package struct Generation: Sendable {
    package let path: String
    package let packs: Int
    /// In bytes.
    package let size: Int
    /// When something was last written to it.
    let changed: Date
  }

  package let path: String

  package init(path: String) { self.path = path }

  /// The one used last comes first.
  package var generations: [Generation] {
    CacheFolder.names(in: path).filter(CacheFolder.isGeneration).map { name in
      let folder = path + "/" + name
      let packs = CacheFolder.packs(in: folder)
      let facts = packs.map { try? FileManager.default.attributesOfItem(atPath: folder + "/" + $0) }
      return Generation(
        path: folder, packs: packs.count, size: facts.reduce(0) { $0 + (($1?[.size] as? Int) ?? 0) },
        changed: facts.compactMap { $0?[.modificationDate] as? Date }.max() ?? .distantPast)
    }.sorted { ($1.changed, $0.path) < ($0.changed, $1.path) }
  }

  /// Removes what the tool has written, and nothing else that may lie in the folder.
  ///
  /// - Returns: how many bytes that were.
  package func clean() throws -> Int {
    var bytes = 0
    for generation in generations {
      for name in CacheFolder.packs(in: generation.path) {
        try FileManager.default.removeItem(atPath: generation.path + "/" + name)
      }
      bytes += generation.size
      // Only when nothing else is left in it.
      rmdir(generation.path)
    }
    return bytes
  }

  /// Makes room: the generations that were used longest ago go first.
  static func evict(from folder: String, limit: Int, keeping current: String) {
    let generations = CacheFolder(path: folder).generations
    var size = generations.reduce(0) { $0 + $1.size }
    for generation in generations.reversed() where size > limit && generation.path != current {
      for name in packs(in: generation.path) { try? FileManager.default.removeItem(atPath: generation.path + "/" + name) }
      rmdir(generation.path)
      size -= generation.size
    }
  }

  /// The names of a generation's packs, in order.
  static func packs(in generation: String) -> [String] {
    names(in: generation).filter { $0.hasPrefix(Pack.prefix) && $0.hasSuffix(".pack") }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func isGeneration(_ name: String) -> Bool {
    name.utf8.count == 32 && name.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }
}
