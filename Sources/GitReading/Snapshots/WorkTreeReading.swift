internal import CGit2
internal import SourceModel

extension Repository {
  /// Whether the user's folder is itself ignored and holds nothing tracked, so that git knows nothing about it.
  func ignoresRoot(index: borrowing Handle) -> Bool {
    !prefix.isEmpty && isIgnored(prefix) && !isTracked(folder: prefix, index)
  }

  /// Gathers the files on disk that are tracked, or untracked and not ignored.
  func gather(workTree folder: String, index: borrowing Handle, into gathering: inout Gathering) throws(Problem) {
    var folders = [""]
    while let path = folders.popLast() {
      let items: [FolderItem]
      do {
        items = try FileSystem.items(in: folder + "/" + path)
      } catch {
        gathering.skipUnreadable(path.isEmpty ? "." : String(path.dropLast()), error)
        continue
      }
      for item in items where item.name != ".git" {
        if gather(item, path: path + item.name, folder: folder, index: index, into: &gathering) {
          folders.append(path + item.name + "/")
        }
      }
    }
    try gatherSparse(folder: folder, index: index, into: &gathering)
  }

  /// Gathers one name on disk; true when it is a folder to be entered.
  private func gather(
    _ item: FolderItem, path: String, folder: String, index: borrowing Handle, into gathering: inout Gathering
  ) -> Bool {
    // What an unspellable name stands for, and whether it is ignored, cannot be asked; better one line too many.
    guard item.isUTF8 else {
      gathering.skipUnspellable(path, isFolder: item.isFolder)
      return false
    }
    if item.isFile, !gathering.includes(path) { return false }
    let isAsked = !item.isFile || gathering.needsSizes
    switch isAsked ? FileSystem.kind(of: folder + "/" + path) : .file(size: 0) {
    case .file(let size):
      if item.isFile || gathering.includes(path), isKept(path, index) { gathering.add(path, size: size, blob: nil) }
    case .link:
      if isKept(path, index) { gathering.skip(path, .symbolicLink) }
    case .folder:
      let isInner = FileSystem.kind(of: folder + "/" + path + "/.git") != nil
      if isSubmodule(path, index) || (isInner && !isTracked(folder: prefix + path + "/", index)) {
        if isKept(path, index) { gathering.skip(path, .submodule) }
        return false
      }
      return isTracked(folder: prefix + path + "/", index) || !isIgnored(prefix + path + "/")
    case .other, nil:
      break
    }
    return false
  }

  /// Gathers from the store what a sparse checkout has left out on disk: to git, these files are there and unchanged.
  private func gatherSparse(folder: String, index: borrowing Handle, into gathering: inout Gathering) throws(Problem) {
    let objects = try objects()
    forEachLine(of: index) { line in
      guard line.isSparse, line.isUTF8, FileSystem.kind(of: folder + "/" + line.path) == nil else { return }
      gather(blob: line.id, mode: line.mode, path: line.path, objects: objects, into: &gathering)
    }
  }

  /// Whether a file belongs to the work tree as git sees it: tracked, or not ignored.
  private func isKept(_ path: String, _ index: borrowing Handle) -> Bool {
    git_index_find(nil, index.pointer, prefix + path) == 0 || !isIgnored(prefix + path)
  }

  private func isSubmodule(_ path: String, _ index: borrowing Handle) -> Bool {
    guard let entry = git_index_get_bypath(index.pointer, prefix + path, 0) else { return false }
    return entry.pointee.mode == GIT_FILEMODE_COMMIT.rawValue
  }

  /// - Parameter folder: relative to the repository's root, ending in a slash.
  private func isTracked(folder: String, _ index: borrowing Handle) -> Bool {
    git_index_find_prefix(nil, index.pointer, folder) == 0
  }

  /// - Parameter path: relative to the repository's root.
  private func isIgnored(_ path: String) -> Bool {
    var ignored: Int32 = 0
    return git_ignore_path_is_ignored(&ignored, pointer, path) == 0 && ignored == 1
  }
}
