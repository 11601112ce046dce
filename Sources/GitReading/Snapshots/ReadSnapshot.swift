package import SourceModel

/// Lists the files of one side. No content is read, and nothing is ever written.
///
/// - Parameters:
///   - path: a git repository, a folder in one (only what lies below it is listed), a bare repository, a `.git` folder,
///     or a folder that belongs to no repository.
///   - source: the state to list. A bare repository has no work tree, so its HEAD is taken, with a warning.
///   - opening: how the repository is found.
///   - absence: what it means when a revision lacks the folder, or HEAD has no commit yet.
///   - sizeLimit: in bytes; larger files are skipped.
///   - includes: says by the path relative to the root whether a file is wanted.
/// - Throws: when the path or the revision does not exist, or the repository cannot be read.
package func readSnapshot(
  at path: String, source: SnapshotSource = .worktree, opening: RepositoryOpening = .byPath,
  absence: Absence = .problem, sizeLimit: Int = defaultSizeLimit,
  includes: @escaping (String) -> Bool = { _ in true }
) throws(Problem) -> Snapshot {
  let place = try Place(path, opening: opening)
  var gathering = Gathering(sizeLimit: sizeLimit, includes: includes)
  guard let repository = try Repository.open(at: place) else {
    guard source == .worktree else { throw Complaint.notARepository(place, source) }
    return snapshot(ofPlainFolder: place, &gathering)
  }

  switch source {
  case .revision(let name):
    return try repository.snapshot(ofRevision: name, absence, &gathering)
  case .index:
    gathering.generated = repository.generatedFilesOfIndex()
    try repository.gather(index: repository.index(), into: &gathering)
    return repository.snapshot(gathering, revision: "index")
  case .worktree:
    guard let folder = repository.folder else {
      let snapshot = try repository.snapshot(ofRevision: "HEAD", absence, &gathering)
      return snapshot.adding(Complaint.bareRepository(place, head: snapshot.shortRevision))
    }
    let index = try repository.index()
    if repository.ignoresRoot(index: index) { return snapshot(ofPlainFolder: place, &gathering) }
    gathering.generated = repository.generatedFilesOfWorkTree()
    try repository.gather(workTree: folder, index: index, into: &gathering)
    return repository.snapshot(gathering, revision: "worktree")
  }
}

private func snapshot(ofPlainFolder place: Place, _ gathering: inout Gathering) -> Snapshot {
  gathering.gather(plainFolder: place.resolved)
  return Snapshot(
    gathering, place: place, revision: "folder", repository: nil, folder: place.resolved)
}

extension Repository {
  fileprivate func snapshot(
    ofRevision name: String, _ absence: Absence, _ gathering: inout Gathering
  ) throws(Problem) -> Snapshot {
    let found = try revision(name, absence: absence)
    let names = found.name
    gathering.generated = generatedFiles(ofRevision: names.long)
    if let tree = found.tree { try gather(tree: tree, revision: name, into: &gathering) }
    return snapshot(gathering, revision: names.long, shortRevision: names.short)
  }

  /// What was gathered in this repository.
  func snapshot(_ gathering: Gathering, revision: String, shortRevision: String? = nil) -> Snapshot {
    var gathering = gathering
    if let first = gathering.missing.min(by: { $0.precedesByBytes($1) }) {
      gathering.note(Complaint.filesMissing(place, count: gathering.missing.count, first: first))
    }
    return Snapshot(
      gathering, place: place, revision: revision, shortRevision: shortRevision ?? revision, repository: state,
      folder: folder)
  }
}

extension Snapshot {
  init(
    _ gathering: Gathering, place: Place, revision: String, shortRevision: String? = nil,
    repository: RepositoryState?, folder: String?
  ) {
    self.init(
      root: place.named, revision: revision, shortRevision: shortRevision ?? revision, repository: repository,
      entries: gathering.entries.sorted { $0.path.precedesByBytes($1.path) },
      skipped: gathering.skipped.sorted { $0.path.precedesByBytes($1.path) },
      problems: gathering.problems.sorted { ($0.path ?? "").precedesByBytes($1.path ?? "") },
      place: place, folder: folder, sizeLimit: gathering.sizeLimit)
  }

  fileprivate func adding(_ problem: Problem) -> Snapshot {
    Snapshot(
      root: root, revision: revision, shortRevision: shortRevision, repository: repository, entries: entries,
      skipped: skipped, problems: [problem] + problems, place: place, folder: folder, sizeLimit: sizeLimit)
  }
}

extension String {
  /// The order git uses; Swift's own compares characters, not bytes.
  func precedesByBytes(_ other: String) -> Bool {
    let order = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        let shorter = min(left.count, right.count)
        var common = 0
        while common < shorter, left[common] == right[common] { common += 1 }
        return common < shorter ? left[common] < right[common] : left.count < right.count
      }
    }
    return (order ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
