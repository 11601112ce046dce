internal import CGit2
internal import SourceModel

/// One line of the index that lies below the user's folder.
struct IndexLine: Sendable {
  /// Relative to the user's folder.
  let path: String
  let isUTF8: Bool
  let id: git_oid
  let mode: UInt32
  /// Whether a merge has left several versions.
  let isConflict: Bool
  /// Whether only the name was announced, by `git add --intent-to-add`.
  let isAnnouncement: Bool
  /// Whether the file is to be taken as unchanged although it is not on disk, as sparse checkouts do.
  let isSparse: Bool
  /// When and how large the file on disk was as git last looked at it.
  let stamp: FileStamp
  /// When its entry in the file system was last changed then.
  private let changed: FileMoment

  init(_ entry: git_index_entry, droppingFirst count: Int) {
    let path = entry.path + count
    let valid = String(validatingCString: path)
    self.path = valid ?? String(cString: path)
    isUTF8 = valid != nil
    id = entry.id
    mode = entry.mode
    isConflict = entry.flags & UInt16(GIT_INDEX_ENTRY_STAGEMASK) != 0
    isAnnouncement = UInt32(entry.flags_extended) & GIT_INDEX_ENTRY_INTENT_TO_ADD.rawValue != 0
    isSparse = UInt32(entry.flags_extended) & GIT_INDEX_ENTRY_SKIP_WORKTREE.rawValue != 0
    stamp = FileStamp(written: FileMoment(entry.mtime), size: entry.file_size)
    changed = FileMoment(entry.ctime)
  }

  /// Whether the file on disk holds what the index names, by all that git itself goes by.
  ///
  /// - Parameter index: the index on disk. What was written no earlier than that may have been written again since.
  func isSurelyUnchanged(at path: String, sinceBefore index: FileStamp) -> Bool {
    guard !isConflict, !isAnnouncement, isRegularFile(mode), stamp.written < index.written else { return false }
    guard let now = FileVersion(of: path) else { return false }
    return now.stamp == stamp && now.changed == changed
  }
}

extension FileMoment {
  fileprivate init(_ time: git_index_time) { self.init(seconds: time.seconds, nanoseconds: time.nanoseconds) }
}

extension Repository {
  /// The line of one file.
  ///
  /// - Parameter path: relative to the user's folder.
  func line(at path: String, of index: borrowing Handle) -> IndexLine? {
    let prefixLength = prefix.utf8.count
    return git_index_get_bypath(index.pointer, prefix + path, 0).map {
      IndexLine($0.pointee, droppingFirst: prefixLength)
    }
  }

  /// Gathers the files of the index below the user's folder, without reading any.
  func gather(index: borrowing Handle, into gathering: inout Gathering) throws(Problem) {
    let objects = try objects()
    var conflict: String?
    forEachLine(of: index) { line in
      if !line.isUTF8 {
        gathering.skipUnspellable(line.path, isFolder: false)
      } else if line.isConflict {
        // The versions of one file follow one another.
        if conflict != line.path { gathering.skipConflict(line.path) }
        conflict = line.path
      } else if !line.isAnnouncement {
        gather(blob: line.id, mode: line.mode, path: line.path, objects: objects, into: &gathering)
      }
    }
  }

  /// Calls `body` for every line of the index below the user's folder, in order.
  func forEachLine(of index: borrowing Handle, _ body: (IndexLine) -> Void) {
    for position in lines(of: index) {
      guard let entry = git_index_get_byindex(index.pointer, position) else { return }
      body(IndexLine(entry.pointee, droppingFirst: prefix.utf8.count))
    }
  }

  /// The positions of the lines below the user's folder.
  func lines(of index: borrowing Handle) -> Range<Int> {
    let count = git_index_entrycount(index.pointer)
    if prefix.isEmpty { return 0..<count }
    let prefixBytes = prefix.utf8.map { CChar(bitPattern: $0) }
    var first = 0
    guard git_index_find_prefix(&first, index.pointer, prefix) == 0 else { return 0..<0 }
    var end = first
    while let path = git_index_get_byindex(index.pointer, end)?.pointee.path,
      prefixBytes.indices.allSatisfy({ path[$0] == prefixBytes[$0] })
    {
      end += 1
    }
    return first..<end
  }
}
