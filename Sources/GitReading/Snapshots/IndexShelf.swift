internal import CGit2
internal import Foundation

/// The indexes that this process has read, each for as long as its file stays as it was: one run asks for an index
/// several times, from repositories that it opens anew, and to read it takes longer than all that is asked of it.
///
/// Nobody changes an index here, so repositories of several threads may share one.
enum IndexShelf {
  private struct Kept {
    let path: String
    let version: FileVersion
    /// Owned.
    let index: OpaquePointer
    let cacheTree: CacheTree?
  }

  /// Two sides, and the indexes that a commit in the making has of its own.
  private static let most = 4
  private static let lock = NSLock()
  // Guarded by `lock`; the one that was put there last comes last.
  nonisolated(unsafe) private static var kept: [Kept] = []

  /// Hands an index to `body`, which it outlives; read from its file when that is not as it was.
  ///
  /// - Returns: whether there was one that could be read.
  static func lend(_ path: String, _ body: (OpaquePointer) -> Void) -> Bool {
    // Before it is read: what is written in between is then seen as another version.
    guard let version = FileVersion(of: path) else { return false }
    let isKnown = lock.withLock {
      guard let known = kept.first(where: { $0.path == path && $0.version == version }) else { return false }
      body(known.index)
      return true
    }
    if isKnown { return true }
    var made: OpaquePointer?
    guard LibGit2.isStarted, git_index_open(&made, path) == 0, let made else { return false }
    let cacheTree = (try? FileSystem.bytes(of: path, limit: .max)).flatMap { $0 }.flatMap { CacheTree(indexFile: $0) }
    // What was written meanwhile may be noted of other lines.
    let isStill = FileVersion(of: path) == version
    lock.withLock {
      body(made)
      keep(Kept(path: path, version: version, index: made, cacheTree: isStill ? cacheTree : nil))
    }
    return true
  }

  /// What git has noted in the file of an index that was lent.
  static func cacheTree(of index: OpaquePointer) -> CacheTree? {
    lock.withLock { kept.first { $0.index == index }?.cacheTree }
  }

  /// To be called under the lock.
  private static func keep(_ one: Kept) {
    let others = kept.filter { $0.path != one.path }
    for old in kept.filter({ $0.path == one.path }) + others.dropLast(most - 1) { git_index_free(old.index) }
    kept = others.suffix(most - 1) + [one]
  }
}

extension Repository {
  /// Where the repository keeps its index.
  var ownIndexPath: String {
    var buffer = git_buf()
    defer { git_buf_dispose(&buffer) }
    guard git_repository_item_path(&buffer, pointer, GIT_REPOSITORY_ITEM_INDEX) == 0, let text = buffer.ptr else {
      return gitFolder + "/index"
    }
    return String(cString: text)
  }

  /// Has the repository use an index that was perhaps read before.
  ///
  /// - Returns: whether there is one at the path that can be read; why not, libgit2 tells who asks it for the index.
  @discardableResult
  func takeIndex(at path: String) -> Bool {
    IndexShelf.lend(path) { index in
      git_repository_set_index(pointer, index)
      git_index_set_caps(index, GIT_INDEX_CAPABILITY_FROM_OWNER.rawValue)
    }
  }
}
