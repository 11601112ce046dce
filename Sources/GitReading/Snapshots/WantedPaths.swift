internal import CGit2
internal import SourceModel

/// The paths to look at in one commit's tree, arranged as folders so that equal ones are passed over at once.
struct WantedPaths {
  private struct Folder {
    /// Name to path.
    var files: [String: String] = [:]
    /// Name to position in `folders`.
    var folders: [String: Int] = [:]
  }

  /// Path at this point of the history, to positions among the paths that were asked for.
  private(set) var names: [String: Set<Int>] = [:]
  private var folders = [Folder()]

  /// - Parameter names: paths relative to the repository's root.
  init(_ names: [String: Set<Int>]) {
    for (path, asked) in names { insert(path, asked) }
  }

  private mutating func insert(_ path: String, _ asked: Set<Int>) {
    guard let (folder, name) = locate(path) else { return }
    names[path, default: []].formUnion(asked)
    folders[folder].files[name] = path
  }

  private mutating func remove(_ path: String) -> Set<Int>? {
    guard let (folder, name) = locate(path) else { return nil }
    folders[folder].files[name] = nil
    return names.removeValue(forKey: path)
  }

  /// Where a file belongs; its folders are made as needed.
  private mutating func locate(_ path: String) -> (folder: Int, name: String)? {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return nil }
    var folder = 0
    for part in parts.dropLast().map(String.init) {
      if let inner = folders[folder].folders[part] {
        folder = inner
      } else {
        folders.append(Folder())
        folders[folder].folders[part] = folders.count - 1
        folder = folders.count - 1
      }
    }
    return (folder, String(name))
  }

  /// The same files before a commit that renamed some: new path to old path.
  func renamed(_ renames: [String: String]) -> WantedPaths {
    var before = self
    // All are taken out first, because two files may have swapped names.
    let moved = renames.compactMap { new, old in before.remove(new).map { (old, $0) } }
    for (old, asked) in moved { before.insert(old, asked) }
    return before
  }

  /// What either of two lines of history wants of a commit that both build on.
  func union(_ other: WantedPaths) -> WantedPaths {
    names == other.names ? self : WantedPaths(names.merging(other.names) { $0.union($1) })
  }
}

/// A wanted file that differs between two trees.
struct TouchedFile {
  /// Relative to the repository's root.
  let path: String
  let old: BlobID?
  let new: BlobID?
}

extension WantedPaths {
  /// The wanted files that two trees of a repository do not share, found by looking names up, in order of the path.
  func touched(old: ObjectID?, new: ObjectID?, in repository: borrowing Repository) throws(Problem) -> [TouchedFile] {
    var touched: [TouchedFile] = []
    var open: [(position: Int, old: ObjectID?, new: ObjectID?)] = [(0, old, new)]
    while let (position, old, new) = open.popLast() {
      guard old != new else { continue }
      let oldFolder = try OpenFolder(old, repository)
      let newFolder = try OpenFolder(new, repository)
      for (name, path) in folders[position].files {
        let (before, after) = (oldFolder.file(name), newFolder.file(name))
        if before != after { touched.append(TouchedFile(path: path, old: before, new: after)) }
      }
      for (name, inner) in folders[position].folders {
        open.append((inner, oldFolder.folder(name), newFolder.folder(name)))
      }
    }
    return touched.sorted { $0.path.precedesByBytes($1.path) }
  }
}

/// A tree in which names are looked up; without one, nothing is found.
private struct OpenFolder: ~Copyable {
  private let tree: Handle?

  init(_ id: ObjectID?, _ repository: borrowing Repository) throws(Problem) {
    if let id {
      tree = try repository.tree(id)
    } else {
      tree = nil
    }
  }

  func file(_ name: String) -> BlobID? {
    guard let entry = entry(name), isRegularFile(git_tree_entry_filemode(entry).rawValue) else { return nil }
    return git_tree_entry_id(entry).map { BlobID($0.pointee) }
  }

  func folder(_ name: String) -> ObjectID? {
    guard let entry = entry(name), git_tree_entry_filemode(entry) == GIT_FILEMODE_TREE else { return nil }
    return git_tree_entry_id(entry).map { ObjectID($0.pointee) }
  }

  private func entry(_ name: String) -> OpaquePointer? {
    switch tree {
    case .none: nil
    case .some(let tree): git_tree_entry_byname(tree.pointer, name)
    }
  }
}
