internal import CGit2
internal import SourceModel

extension Repository {
  /// Calls one of two bodies for every file that a tree and the index do not have just alike, in the order of both.
  ///
  /// Files that are equal cost no more than a look at two lists, which are ordered alike, by the bytes of whole paths, and
  /// nothing where the index knows that it has a folder as the tree has it.
  /// - Parameters:
  ///   - tree: that of the user's folder; `nil` for one without files.
  ///   - inTree: told what the tree has: always a file's old state, before its new one.
  ///   - inIndex: told what the index has.
  /// - Returns: whether both were in order; when not, files that are equal may have been told, too.
  func compare(
    tree: ObjectID?, index: borrowing Handle, inTree: (TreeDifference) throws(Problem) -> Void,
    inIndex: (IndexLine) -> Void
  ) throws(Problem) -> Bool {
    let lines = lines(of: index)
    let walk = try TreeWalk(tree, repository: pointer, place: place, unchanged: UnchangedFolders(index, below: prefix))
    var position = lines.lowerBound
    var previous: UnsafePointer<CChar>?
    var isOrdered = true
    while position < lines.upperBound, let entry = git_index_get_byindex(index.pointer, position)?.pointee {
      if let last = walk.skipped.removeValue(forKey: position) {
        position = last + 1
        continue
      }
      let path = entry.path + prefix.utf8.count
      if let previous, TreeWalk.order(previous, path) > 0 { isOrdered = false }
      previous = path
      if let difference = walk.difference, case let order = walk.order(to: path), order <= 0 {
        let isSame = order == 0 && walk.isSame(as: entry)
        if isSame { position += 1 } else { try inTree(difference) }
        try walk.advance()
      } else {
        inIndex(IndexLine(entry, droppingFirst: prefix.utf8.count))
        position += 1
      }
    }
    while let difference = walk.difference {
      try inTree(difference)
      try walk.advance()
    }
    return isOrdered && walk.isOrdered
  }
}

/// The folders that an index is known to have just as a tree has them.
private struct UnchangedFolders {
  private let index: OpaquePointer
  private let noted: CacheTree
  private let prefix: [UInt8]

  /// - Parameter prefix: the path of the user's folder, with a slash at its end; empty at the root.
  init?(_ index: borrowing Handle, below prefix: String) {
    guard let noted = IndexShelf.cacheTree(of: index.pointer) else { return nil }
    self.index = index.pointer
    self.noted = noted
    self.prefix = Array(prefix.utf8)
  }

  /// The lines of a folder that is the same tree in the index; `nil` where that is not known.
  ///
  /// - Parameter path: below the user's folder, with a slash at its end.
  func lines(of tree: ObjectID, at path: some Sequence<CChar>) -> ClosedRange<Int>? {
    let path = prefix + path.map { UInt8(bitPattern: $0) }
    guard let folder = noted.folder(at: path), folder.tree == tree, folder.count > 0 else { return nil }
    let name = path.map { CChar(bitPattern: $0) } + [0]
    var first = 0
    guard path.isEmpty || git_index_find_prefix(&first, index, name) == 0 else { return nil }
    let last = first + folder.count - 1
    // Where names are compared without case, those of another folder may stand between.
    guard starts(first, with: path), starts(last, with: path), !starts(last + 1, with: path) else { return nil }
    return first...last
  }

  private func starts(_ position: Int, with path: [UInt8]) -> Bool {
    guard let line = git_index_get_byindex(index, position)?.pointee.path else { return false }
    // A byte that differs comes before what lies behind the end of a path.
    return path.indices.allSatisfy { UInt8(bitPattern: line[$0]) == path[$0] }
  }
}

/// The files below a tree, one after the other; its own place in the tree takes the only memory.
private final class TreeWalk {
  private typealias Folder = (tree: OpaquePointer, next: Int, pathLength: Int)

  /// Whether every path so far came behind the one before it.
  private(set) var isOrdered = true
  /// Lines of the index that are the same in folders which were not opened: the last by the first.
  var skipped: [Int: Int] = [:]
  private let repository: OpaquePointer
  private let place: Place
  private let unchanged: UnchangedFolders?
  // A list of folders instead of recursion: how deep they are nested is up to whoever wrote the repository.
  private var folders: [Folder] = []
  /// Of the current file, with a zero at its end.
  private var path: [CChar] = [0]
  private var former: [CChar] = []
  private var current: (id: git_oid, isFolder: Bool, isUTF8: Bool)?

  init(
    _ tree: ObjectID?, repository: OpaquePointer, place: Place, unchanged: UnchangedFolders?
  ) throws(Problem) {
    self.repository = repository
    self.place = place
    self.unchanged = unchanged
    guard let tree else { return }
    try open(tree)
    try advance()
  }

  deinit {
    for folder in folders { git_tree_free(folder.tree) }
  }

  /// What the tree has here and others may lack; `nil` behind the last file.
  var difference: TreeDifference? {
    guard let current else { return nil }
    let text = path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    return current.isUTF8
      ? .file(path: text, old: BlobID(current.id), new: nil) : .unspellable(path: text, isFolder: current.isFolder)
  }

  /// Whether the index has the current file just so.
  func isSame(as entry: git_index_entry) -> Bool {
    guard let current, current.isUTF8, isRegularFile(entry.mode),
      entry.flags & UInt16(GIT_INDEX_ENTRY_STAGEMASK) == 0,
      UInt32(entry.flags_extended) & GIT_INDEX_ENTRY_INTENT_TO_ADD.rawValue == 0
    else { return false }
    return BlobID(entry.id) == BlobID(current.id)
  }

  /// Below zero when the current file comes before a path.
  func order(to other: UnsafePointer<CChar>) -> Int32 {
    path.withUnsafeBufferPointer { path in path.baseAddress.map { TreeWalk.order($0, other) } ?? 0 }
  }

  /// By bytes without sign.
  static func order(_ left: UnsafePointer<CChar>, _ right: UnsafePointer<CChar>) -> Int32 {
    var position = 0
    while left[position] == right[position] {
      if left[position] == 0 { return 0 }
      position += 1
    }
    return Int32(UInt8(bitPattern: left[position])) - Int32(UInt8(bitPattern: right[position]))
  }

  /// Goes to the next regular file, or to the next name that is not UTF-8.
  func advance() throws(Problem) {
    former = path
    current = nil
    while let folder = folders.last {
      guard folder.next < git_tree_entrycount(folder.tree) else {
        git_tree_free(folder.tree)
        folders.removeLast()
        continue
      }
      folders[folders.count - 1].next += 1
      guard let entry = git_tree_entry_byindex(folder.tree, folder.next), let name = git_tree_entry_name(entry),
        let id = git_tree_entry_id(entry)?.pointee
      else { continue }
      let mode = git_tree_entry_filemode(entry)
      let isFolder = mode == GIT_FILEMODE_TREE
      guard isFolder || isRegularFile(mode.rawValue) || !TreeWalk.isUTF8(name) else { continue }
      path.removeSubrange(folder.pathLength...)
      var position = 0
      while name[position] != 0 {
        path.append(name[position])
        position += 1
      }
      if isFolder, TreeWalk.isUTF8(name) {
        path.append(CChar(UInt8(ascii: "/")))
        try open(BlobID(id))
        continue
      }
      path.append(0)
      current = (id, isFolder, TreeWalk.isUTF8(name))
      if former.count > 1, former.withUnsafeBufferPointer({ $0.baseAddress.map { order(to: $0) } ?? 0 }) <= 0 {
        isOrdered = false
      }
      return
    }
  }

  private func open(_ id: ObjectID) throws(Problem) {
    if let lines = unchanged?.lines(of: id, at: path.prefix { $0 != 0 }) {
      skipped[lines.lowerBound] = lines.upperBound
      return
    }
    var objectID = id.objectID
    var tree: OpaquePointer?
    guard git_tree_lookup(&tree, repository, &objectID) == 0, let tree else { throw Complaint.treeMissing(place, id) }
    // What stands there is a path without its zero, or nothing yet.
    if path.last == 0 { path.removeLast() }
    folders.append((tree, 0, path.count))
  }

  private static func isUTF8(_ name: UnsafePointer<CChar>) -> Bool {
    var position = 0
    while name[position] > 0 { position += 1 }
    return name[position] == 0 || String(validatingCString: name) != nil
  }
}
