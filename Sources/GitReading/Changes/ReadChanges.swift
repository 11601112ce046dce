internal import CGit2
package import SourceModel

/// Lists what changed in one side between a revision and a later state. Contents are read only to find renames, and
/// nothing is ever written.
///
/// A base that lacks the side's folder, or a HEAD without commits, is an empty side: everything was added.
///
/// - Parameters:
///   - path: a git repository, a folder in one, a bare repository or a `.git` folder.
///   - base: the old state, by any name that `git rev-parse` knows.
///   - head: the new state. A bare repository has no work tree, so its HEAD is taken, with a warning.
///   - opening: how the repository is found.
///   - sizeLimit: in bytes; larger files are left out, each with a problem.
///   - includes: says by the path relative to the root whether a file is wanted. A file renamed to or from an unwanted
///     path is an added or a deleted one.
/// - Throws: when there is no repository, a revision does not exist, or a content that decides about a rename is
///   missing.
package func readChanges(
  at path: String, from base: String, to head: SnapshotSource, opening: RepositoryOpening = .byPath,
  sizeLimit: Int = defaultSizeLimit, includes: @escaping (String) -> Bool = { _ in true }
) throws(Problem) -> ChangeSet {
  let place = try Place(path, opening: opening)
  guard let repository = try Repository.open(at: place) else {
    throw Complaint.notARepository(place, .revision(base))
  }
  let old = try repository.revision(base, absence: .emptySide)
  let oldTree = old.treeID
  switch head {
  case .revision(let name):
    return try repository.changes(from: old, toRevision: name, sizeLimit, includes, notes: [])
  case .index:
    let difference = try repository.difference(from: oldTree, toIndex: repository.index(), includes)
    return try repository.changes(difference, from: old.name, to: .index, sizeLimit)
  case .worktree:
    guard let folder = repository.folder else {
      let note = Complaint.bareRepository(place, head: repository.state.shortCommit ?? "HEAD")
      return try repository.changes(from: old, toRevision: "HEAD", sizeLimit, includes, notes: [note])
    }
    let index = try repository.index()
    if repository.ignoresRoot(index: index) { throw Complaint.notARepository(place, .revision(base)) }
    let difference = try repository.difference(
      from: oldTree, toWorkTree: folder, index: index, sizeLimit: sizeLimit, includes)
    return try repository.changes(difference, from: old.name, to: .worktree, sizeLimit)
  }
}

extension Revision {
  var treeID: ObjectID? {
    switch tree {
    case .none: nil
    case .some(let tree): git_object_id(tree.pointer).map { ObjectID($0.pointee) }
    }
  }
}

extension Repository {
  fileprivate func changes(
    from old: borrowing Revision, toRevision name: String, _ sizeLimit: Int, _ includes: @escaping (String) -> Bool,
    notes: [Problem]
  ) throws(Problem) -> ChangeSet {
    // A folder that neither state has is a mistake.
    let new = try revision(name, absence: old.treeID == nil && !prefix.isEmpty ? .problem : .emptySide)
    var difference = Difference(includes: includes)
    try compareTrees(old: old.treeID, new: new.treeID) { difference.add($0) }
    return try changes(difference, from: old.name, to: new.name, sizeLimit, notes: notes)
  }

  fileprivate func changes(
    _ difference: Difference, from base: ObjectName, to head: ObjectName, _ sizeLimit: Int, notes: [Problem] = []
  ) throws(Problem) -> ChangeSet {
    let objects = try objects()
    let difference = droppingLargeFiles(difference, sizeLimit, objects: objects)
    let finder = try RenameFinder(
      old: difference.old.filter { difference.new[$0.key] == nil }.map { LoneFile(path: $0.key, blob: $0.value) },
      new: difference.new.filter { difference.old[$0.key] == nil }.map { LoneFile(path: $0.key, blob: $0.value.blob) }
    ) { file throws(Problem) in try read(file, objects: objects, sizeLimit: sizeLimit) }
    var problems = difference.problems.sorted {
      (($0.path ?? "") + "\n" + $0.message).precedesByBytes(($1.path ?? "") + "\n" + $1.message)
    }
    if finder.reachedLimit { problems.append(Complaint.tooManyRenames(place, finder)) }
    return ChangeSet(
      root: place.named, base: base.long, shortBase: base.short, head: head.long, shortHead: head.short,
      changes: difference.changes(renames: finder), problems: notes + problems)
  }

  private func droppingLargeFiles(
    _ difference: Difference, _ sizeLimit: Int, objects: borrowing Handle
  ) -> Difference {
    var result = difference
    for path in Set(difference.old.keys).union(difference.new.keys) {
      let old = difference.old[path].flatMap { size(of: LoneFile(path: path, blob: $0), objects: objects) }
      let new = difference.new[path].flatMap { size(of: LoneFile(path: path, blob: $0.blob), objects: objects) }
      let largest = max(old ?? 0, new ?? 0)
      if largest > sizeLimit { result.leaveOut(path, Complaint.tooLarge(path, size: largest, limit: sizeLimit)) }
    }
    return result
  }
}

extension Difference {
  /// - Parameter renames: made of the files that only one state has.
  fileprivate func changes(renames: RenameFinder) -> [Change] {
    let modified = new.compactMap { path, content in
      old[path].map { Change(.modified, old: (path, $0), new: (path, content.blob)) }
    }
    let added = renames.new.map { Change(.added, old: nil, new: ($0.path, $0.blob)) }
    let deleted = renames.old.map { Change(.deleted, old: ($0.path, $0.blob), new: nil) }
    let renamed = renames.renames.map { rename in
      Change(
        .renamed, old: (rename.old.path, rename.old.blob), new: (rename.new.path, rename.new.blob),
        similarity: rename.similarity)
    }
    return (modified + added + deleted + renamed).sorted { $0.path.precedesByBytes($1.path) }
  }
}

extension Change {
  fileprivate init(
    _ kind: Kind, old: (path: String, blob: BlobID?)?, new: (path: String, blob: BlobID?)?, similarity: Int? = nil
  ) {
    self.init(
      kind: kind, oldPath: old?.path, newPath: new?.path, oldBlob: old?.blob, newBlob: new?.blob,
      similarity: similarity)
  }
}
