internal import CGit2
package import SourceModel

/// Lists some files of one side by their paths, without looking at any other.
///
/// - Parameters:
///   - paths: relative to the root; what is not there, or is no file, is passed over.
///   - others: as for `readSnapshot`.
package func readSnapshot(
  of paths: [String], at path: String, source: SnapshotSource, opening: RepositoryOpening,
  absence: Absence = .problem, sizeLimit: Int
) throws(Problem) -> Snapshot {
  let place = try Place(path, opening: opening)
  var gathering = Gathering(sizeLimit: sizeLimit) { _ in true }
  guard let repository = try Repository.open(at: place) else {
    guard source == .worktree else { throw Complaint.notARepository(place, source) }
    gathering.gather(paths, on: place.resolved)
    return Snapshot(gathering, place: place, revision: "folder", repository: nil, folder: place.resolved)
  }
  switch source {
  case .revision(let name):
    let (names, shortName) = try repository.gather(paths, ofRevision: name, absence, into: &gathering)
    return repository.snapshot(gathering, revision: names, shortRevision: shortName)
  case .index:
    gathering.generated = repository.generatedFilesOfIndex()
    try repository.gather(paths, index: repository.index(), into: &gathering)
    return repository.snapshot(gathering, revision: "index")
  case .worktree:
    guard let folder = repository.folder else {
      let (names, shortName) = try repository.gather(paths, ofRevision: "HEAD", absence, into: &gathering)
      gathering.note(Complaint.bareRepository(place, head: shortName))
      return repository.snapshot(gathering, revision: names, shortRevision: shortName)
    }
    gathering.generated = repository.generatedFilesOfWorkTree()
    let left = gathering.gather(paths, on: folder)
    // What a sparse checkout left out; what was deleted is not asked for.
    if !left.isEmpty { try repository.gather(left, index: repository.index(), into: &gathering) }
    return repository.snapshot(gathering, revision: "worktree")
  }
}

extension Gathering {
  /// - Returns: what is not on disk.
  @discardableResult
  fileprivate mutating func gather(_ paths: [String], on folder: String) -> [String] {
    paths.filter { path in
      guard case .file(let size) = FileSystem.kind(of: folder + "/" + path) else { return true }
      add(path, size: size, blob: nil)
      return false
    }
  }
}

extension Repository {
  fileprivate func gather(
    _ paths: [String], index: borrowing Handle, into gathering: inout Gathering
  ) throws(Problem) {
    let objects = try objects()
    for path in paths {
      guard let entry = git_index_get_bypath(index.pointer, prefix + path, 0) else { continue }
      gather(blob: entry.pointee.id, mode: entry.pointee.mode, path: path, objects: objects, into: &gathering)
    }
  }

  /// - Returns: the name of what was read, whole and abbreviated.
  fileprivate func gather(
    _ paths: [String], ofRevision name: String, _ absence: Absence, into gathering: inout Gathering
  ) throws(Problem) -> (String, String) {
    let found = try revision(name, absence: absence)
    let names = found.name
    gathering.generated = generatedFiles(ofRevision: names.long)
    if let tree = found.tree { try gather(paths, below: tree, into: &gathering) }
    return (names.long, names.short)
  }

  private func gather(
    _ paths: [String], below tree: borrowing Handle, into gathering: inout Gathering
  ) throws(Problem) {
    let objects = try objects()
    for path in paths {
      guard let found = Repository.entry(at: path, below: tree) else { continue }
      gather(blob: found.id, mode: found.mode, path: path, objects: objects, into: &gathering)
    }
  }

  /// What a tree has at a path; `nil` when it has nothing there.
  private static func entry(at path: String, below tree: borrowing Handle) -> (id: git_oid, mode: UInt32)? {
    let root = tree.pointer
    var entry: OpaquePointer?
    guard git_tree_entry_bypath(&entry, root, path) == 0 else { return nil }
    defer { git_tree_entry_free(entry) }
    guard let id = git_tree_entry_id(entry) else { return nil }
    return (id.pointee, git_tree_entry_filemode(entry).rawValue)
  }
}
