internal import CGit2
internal import SourceModel

/// Commits and folders are named as file contents are.
typealias ObjectID = BlobID

/// The files and folders that lie directly in a tree.
struct TreeContent {
  /// Regular files only.
  var files: [String: BlobID] = [:]
  var folders: [String: ObjectID] = [:]
  /// Names that are not UTF-8, repaired.
  var unspellable: [(name: String, isFolder: Bool)] = []

  init() {}

  init(_ tree: borrowing Handle) {
    for position in 0..<git_tree_entrycount(tree.pointer) {
      guard let entry = git_tree_entry_byindex(tree.pointer, position), let name = git_tree_entry_name(entry),
        let id = git_tree_entry_id(entry)
      else { continue }
      let mode = git_tree_entry_filemode(entry)
      guard let text = String(validatingCString: name) else {
        unspellable.append((String(cString: name), mode == GIT_FILEMODE_TREE))
        continue
      }
      if mode == GIT_FILEMODE_TREE {
        folders[text] = BlobID(id.pointee)
      } else if isRegularFile(mode.rawValue) {
        files[text] = BlobID(id.pointee)
      }
    }
  }
}

/// Whether a mode is that of a file with content; links and submodules are none.
func isRegularFile(_ mode: UInt32) -> Bool {
  mode == GIT_FILEMODE_BLOB.rawValue || mode == GIT_FILEMODE_BLOB_EXECUTABLE.rawValue
}

/// A place at which two trees differ, while they are compared.
enum TreeDifference {
  /// A file that is in one tree only, or in both with different contents.
  case file(path: String, old: BlobID?, new: BlobID?)
  /// A name in either tree that is not UTF-8, repaired.
  case unspellable(path: String, isFolder: Bool)
}

extension Repository {
  /// Calls `body` for every difference of two trees, in no particular order. Folders that are equal are not opened, so
  /// the cost is that of the difference, not of the trees.
  func compareTrees(
    old: ObjectID?, new: ObjectID?, _ body: (TreeDifference) throws(Problem) -> Void
  ) throws(Problem) {
    // A list of folders instead of recursion: how deep they are nested is up to whoever wrote the repository.
    var folders: [(path: String, old: ObjectID?, new: ObjectID?)] = [("", old, new)]
    while let folder = folders.popLast() {
      guard folder.old != folder.new else { continue }
      let (old, new) = (try content(ofTree: folder.old), try content(ofTree: folder.new))
      for (name, id) in new.files where old.files[name] != id {
        try body(.file(path: folder.path + name, old: old.files[name], new: id))
      }
      for (name, id) in old.files where new.files[name] == nil {
        try body(.file(path: folder.path + name, old: id, new: nil))
      }
      for (name, id) in new.folders where old.folders[name] != id {
        folders.append((folder.path + name + "/", old.folders[name], id))
      }
      for (name, id) in old.folders where new.folders[name] == nil {
        folders.append((folder.path + name + "/", id, nil))
      }
      for (name, isFolder) in old.unspellable + new.unspellable {
        try body(.unspellable(path: folder.path + name, isFolder: isFolder))
      }
    }
  }

  private func content(ofTree id: ObjectID?) throws(Problem) -> TreeContent {
    guard let id else { return TreeContent() }
    return TreeContent(try tree(id))
  }

  func tree(_ id: ObjectID) throws(Problem) -> Handle {
    let repository = pointer
    var objectID = id.objectID
    return try Handle(freedBy: git_tree_free) { made in
      git_tree_lookup(&made, repository, &objectID)
    } else: { _ in
      Complaint.treeMissing(place, id)
    }
  }
}
