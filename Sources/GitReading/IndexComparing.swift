internal import CGit2
internal import SourceModel

extension Repository {
  /// Calls one of two bodies for every file that a tree and the index do not have just alike, in the order of both.
  ///
  /// Files that are equal cost no more than a look at two lists, which are ordered alike: by the bytes of whole paths.
  /// - Parameters:
  ///   - tree: that of the user's folder; `nil` for one without files.
  ///   - inTree: told what the tree has: always a file's old state, before its new one.
  ///   - inIndex: told what the index has.
  /// - Returns: whether both were in order; when not, files that are equal may have been told, too.
  func compare(
    tree: ObjectID?, index: borrowing Handle, inTree: (TreeDifference) throws(Problem) -> Void,
    inIndex: (IndexLine) -> Void
  ) throws(Problem) -> Bool {
    let walk = try TreeWalk(tree, repository: pointer, place: place)
    var failure: Problem?
    var previous: UnsafePointer<CChar>?
    var isOrdered = true
    forEachEntry(of: index) { entry, prefixLength in
      guard failure == nil else { return }
      let path = entry.path + prefixLength
      if let previous, TreeWalk.order(previous, path) > 0 { isOrdered = false }
      previous = path
      do throws(Problem) {
        while let difference = walk.difference {
          let order = walk.order(to: path)
          if order > 0 { break }
          if order == 0, walk.isSame(as: entry) { return try walk.advance() }
          try inTree(difference)
          try walk.advance()
        }
        inIndex(IndexLine(entry, droppingFirst: prefixLength))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    while let difference = walk.difference {
      try inTree(difference)
      try walk.advance()
    }
    return isOrdered && walk.isOrdered
  }
}

/// The files below a tree, one after the other; its own place in the tree takes the only memory.
private final class TreeWalk {
  private typealias Folder = (tree: OpaquePointer, next: Int, pathLength: Int)

  /// Whether every path so far came behind the one before it.
  private(set) var isOrdered = true
  private let repository: OpaquePointer
  private let place: Place
  // A list of folders instead of recursion: how deep they are nested is up to whoever wrote the repository.
  private var folders: [Folder] = []
  /// Of the current file, with a zero at its end.
  private var path: [CChar] = [0]
  private var former: [CChar] = []
  private var current: (id: git_oid, isFolder: Bool, isUTF8: Bool)?

  init(_ tree: ObjectID?, repository: OpaquePointer, place: Place) throws(Problem) {
    self.repository = repository
    self.place = place
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
