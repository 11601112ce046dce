internal import CGit2
internal import SourceModel

/// One line of the index that lies below the user's folder.
struct IndexLine {
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
  private let stamp: FileStamp

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
    stamp = FileStamp(seconds: entry.mtime.seconds, nanoseconds: entry.mtime.nanoseconds, size: entry.file_size)
  }

  /// Whether the file at a path on disk looks as it did when git put it into the index.
  func isUnchanged(at path: String) -> Bool { FileStamp(of: path) == stamp }
}

extension Repository {
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
    let prefixBytes = Array(prefix.utf8CString.dropLast())
    var position = 0
    if !prefix.isEmpty, git_index_find_prefix(&position, index.pointer, prefix) != 0 { return }
    while let entry = git_index_get_byindex(index.pointer, position) {
      guard let path = entry.pointee.path else { return }
      guard prefixBytes.indices.allSatisfy({ path[$0] == prefixBytes[$0] }) else { return }
      body(IndexLine(entry.pointee, droppingFirst: prefixBytes.count))
      position += 1
    }
  }
}
