internal import CGit2
internal import SourceModel

extension Repository {
  /// Gathers the files of a tree, without reading any.
  func gather(tree root: consuming Handle, revision: String, into gathering: inout Gathering) throws(Problem) {
    let objects = try objects()
    let repository = pointer
    // A list of folders instead of recursion: how deep they are nested is up to whoever wrote the repository.
    var folders = gather(oneTree: root, path: "", objects: objects, into: &gathering)
    while let folder = folders.popLast() {
      var id = folder.id.objectID
      let tree = try Handle(freedBy: git_tree_free) { made in
        git_tree_lookup(&made, repository, &id)
      } else: { _ in
        Complaint.objectMissing(place, revision: revision)
      }
      folders += gather(oneTree: tree, path: folder.path, objects: objects, into: &gathering)
    }
  }

  /// Gathers the files that lie directly in a tree, and returns its folders.
  /// - Parameter path: of the tree, ending in a slash unless empty.
  private func gather(
    oneTree tree: borrowing Handle, path: String, objects: borrowing Handle, into gathering: inout Gathering
  ) -> [(path: String, id: BlobID)] {
    var folders: [(path: String, id: BlobID)] = []
    for position in 0..<git_tree_entrycount(tree.pointer) {
      guard let entry = git_tree_entry_byindex(tree.pointer, position), let name = git_tree_entry_name(entry),
        let id = git_tree_entry_id(entry)
      else { continue }
      let mode = git_tree_entry_filemode(entry)
      guard let text = String(validatingCString: name) else {
        gathering.skipUnspellable(path + String(cString: name), isFolder: mode == GIT_FILEMODE_TREE)
        continue
      }
      if mode == GIT_FILEMODE_TREE {
        folders.append((path + text + "/", BlobID(id.pointee)))
      } else {
        gather(blob: id.pointee, mode: mode.rawValue, path: path + text, objects: objects, into: &gathering)
      }
    }
    return folders
  }

  /// Gathers one entry of a tree or of the index.
  func gather(
    blob id: git_oid, mode: UInt32, path: String, objects: borrowing Handle, into gathering: inout Gathering
  ) {
    if mode == GIT_FILEMODE_COMMIT.rawValue {
      gathering.skip(path, .submodule)
    } else if mode == GIT_FILEMODE_LINK.rawValue {
      gathering.skip(path, .symbolicLink)
    } else if gathering.includes(path) {
      var id = id
      var size = 0
      var type = GIT_OBJECT_ANY
      if git_odb_read_header(&size, &type, objects.pointer, &id) == 0 {
        gathering.add(path, size: size, blob: BlobID(id))
      } else {
        gathering.skipMissing(path)
      }
    }
  }
}
