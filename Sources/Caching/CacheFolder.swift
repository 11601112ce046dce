internal import Foundation

/// The cache as a whole, for those who look after it.
package struct CacheFolder: Sendable {
  /// One build of the tool under one set of rules and one configuration.
  package struct Generation: Sendable {
    package let path: String
    package let packs: Int
    /// In bytes.
    package let size: Int
    /// When it was last opened or written to.
    let used: Date
  }

  /// A copy of a twin's repository, as it was fetched.
  package struct Copy: Sendable {
    package let path: String
    /// In bytes.
    package let size: Int
  }

  package let path: String

  package init(path: String) { self.path = path }

  /// The one used last comes first.
  package var generations: [Generation] {
    CacheFolder.names(in: path).filter(CacheFolder.isGeneration).map { name in
      let folder = path + "/" + name
      let facts = CacheFolder.files(in: folder).map {
        try? FileManager.default.attributesOfItem(atPath: folder + "/" + $0)
      }
      return Generation(
        path: folder, packs: CacheFolder.packs(in: folder).count,
        size: facts.reduce(0) { $0 + (($1?[.size] as? Int) ?? 0) },
        used: facts.compactMap { $0?[.modificationDate] as? Date }.max() ?? .distantPast)
    }.sorted { ($1.used, $0.path) < ($0.used, $1.path) }
  }

  /// Where the copies of twins' repositories lie.
  package var copiesFolder: String { path + "/twins" }

  /// In order of their paths.
  package var copies: [Copy] {
    CacheFolder.names(in: copiesFolder).filter(CacheFolder.isCopy).map { name in
      Copy(path: copiesFolder + "/" + name, size: CacheFolder.size(below: copiesFolder + "/" + name))
    }
  }

  /// Removes what the tool has written, and nothing else that may lie in the folder.
  ///
  /// - Returns: how many bytes that were.
  package func clean() throws -> Int {
    var bytes = 0
    for generation in generations {
      for name in CacheFolder.files(in: generation.path) {
        try FileManager.default.removeItem(atPath: generation.path + "/" + name)
      }
      bytes += generation.size
      // Only when nothing else is left in it.
      rmdir(generation.path)
    }
    for copy in copies {
      try FileManager.default.removeItem(atPath: copy.path)
      bytes += copy.size
    }
    rmdir(copiesFolder)
    return bytes
  }

  /// Has a generation count as used now, by the date of one of its packs; where that fails, it goes a little sooner.
  static func noteUse(of pack: String) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: pack)
  }

  /// Removes what killed runs left behind; nobody writes a pack for an hour.
  static func removeUnfinished(in generation: String) {
    for name in files(in: generation) where name.hasSuffix(Pack.unfinishedEnding) {
      let path = generation + "/" + name
      guard let written = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date,
        written.timeIntervalSinceNow < -3_600
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Makes room: the generations that were used longest ago go first.
  static func evict(from folder: String, limit: Int, keeping current: String) {
    let generations = CacheFolder(path: folder).generations
    var size = generations.reduce(0) { $0 + $1.size }
    for generation in generations.reversed() where size > limit && generation.path != current {
      for name in files(in: generation.path) {
        try? FileManager.default.removeItem(atPath: generation.path + "/" + name)
      }
      rmdir(generation.path)
      size -= generation.size
    }
  }

  /// The names of a generation's packs, in order.
  static func packs(in generation: String) -> [String] {
    names(in: generation).filter { $0.hasPrefix(Pack.prefix) && $0.hasSuffix(Pack.ending) }
  }

  /// Its packs, and what killed runs left of packs that they were writing.
  private static func files(in generation: String) -> [String] {
    names(in: generation).filter {
      $0.hasPrefix(Pack.prefix) && ($0.hasSuffix(Pack.ending) || $0.hasSuffix(Pack.unfinishedEnding))
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func size(below folder: String) -> Int {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.reduce(0) { sum, name in
      let facts = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
      return sum + (facts?[.type] as? FileAttributeType == .typeRegular ? (facts?[.size] as? Int) ?? 0 : 0)
    }
  }

  /// `app-android-0123456789ab.git`.
  private static func isCopy(_ name: String) -> Bool {
    guard name.hasSuffix(".git"), let dash = name.lastIndex(of: "-") else { return false }
    let hash = name[name.index(after: dash)...].dropLast(4)
    return hash.utf8.count == 12 && hash.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }

  private static func isGeneration(_ name: String) -> Bool {
    name.utf8.count == 32 && name.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }
}
