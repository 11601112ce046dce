internal import CGit2
package import SourceModel

/// Lists the commits that touched some files of one side, following the files through renames. Contents are read only
/// to find renames, and nothing is ever written.
///
/// A merge is listed when its content of a file is that of none of its parents. The time taken grows with the number of
/// commits and of changes, not with their product with the number of files.
///
/// - Parameters:
///   - root: a git repository, a folder in one, a bare repository or a `.git` folder.
///   - paths: of files, relative to the root; they need not exist any more.
///   - revision: where the walk starts, by any name that `git rev-parse` knows.
///   - since: in seconds since 1970; as in `git log --since`, the walk does not go beyond commits that are older.
///   - firstParent: whether a merge counts as one commit that brings all that was merged; otherwise each commit of the
///     merged line counts.
///   - opening: how the repository is found.
/// - Throws: when there is no repository, the revision does not exist, or an object that decides is missing.
package func readHistory(
  at root: String, of paths: [String], from revision: String = "HEAD", since: Int? = nil, firstParent: Bool = false,
  opening: RepositoryOpening = .byPath
) throws(Problem) -> History {
  let repository = try Repository.require(at: root, opening, revision: revision)
  let start = CommitRecord(try repository.commit(revision))
  let order = HistoryOrder(from: start, since: since, firstParent: firstParent, in: repository)
  var walk = HistoryWalk(paths: paths, prefix: repository.prefix, start: start.id)
  for commit in order.commits {
    try walk.visit(commit, parents: firstParent ? Array(commit.parents.prefix(1)) : commit.parents, in: repository)
  }
  return History(
    commits: walk.commits, isCutShort: order.isCutShort, beginning: order.commits.map(\.committed).min(),
    landings: firstParent ? [:] : order.landings,
    problems: walk.problems)
}

/// The state of a walk through the history.
private struct HistoryWalk {
  /// As they were asked for.
  private let paths: [String]
  /// What is wanted of commits that were reached but not visited yet; lines of history may know a file by different
  /// names.
  private var wanted: [ObjectID: WantedPaths]
  private(set) var commits: [Commit] = []
  private(set) var problems: [Problem] = []

  init(paths: [String], prefix: String, start: ObjectID) {
    self.paths = paths
    var names: [String: Set<Int>] = [:]
    for (position, path) in paths.enumerated() { names[prefix + path, default: []].insert(position) }
    wanted = [start: WantedPaths(names)]
  }

  /// Lists a commit if it touched a wanted file, and hands on to its parents what is wanted of them.
  mutating func visit(
    _ commit: CommitRecord, parents: [ObjectID], in repository: borrowing Repository
  ) throws(Problem) {
    guard let wanted = wanted.removeValue(forKey: commit.id) else { return }
    var steps: [Step] = []
    for id in parents {
      guard let parent = repository.record(id) else { continue }
      let step = try step(from: parent, to: commit, wanted, in: repository)
      let before = step.renames.isEmpty ? wanted : wanted.renamed(step.renames)
      self.wanted[id] = self.wanted[id]?.union(before) ?? before
      steps.append(step)
    }
    if commit.parents.isEmpty {
      steps = [Step(touched: try wanted.touched(old: nil, new: commit.tree, in: repository), renames: [:], blobs: [:])]
    }
    // What happened between a commit and one that the clone lacks is not known.
    guard let first = steps.first, steps.count == max(parents.count, 1) else { return }
    let touched = first.touched.filter { file in
      steps.dropFirst().allSatisfy { step in step.touched.contains { $0.path == file.path } }
    }
    let files = touched.flatMap { file in
      (wanted.names[file.path] ?? []).map { (position: $0, file: first.file(file, askedFor: paths[$0])) }
    }.sorted { ($0.position, $0.file.pathThen) < ($1.position, $1.file.pathThen) }
    guard !files.isEmpty, let handle = repository.commit(commit.id) else { return }
    commits.append(Commit(handle, name: repository.commitName(commit.id), commit, files: files.map(\.file)))
  }

  /// What a commit did, seen from one of its parents.
  private struct Step {
    let touched: [TouchedFile]
    /// New path to old path, of wanted files.
    let renames: [String: String]
    /// The contents of renamed files under their old paths.
    let blobs: [String: BlobID]

    func file(_ file: TouchedFile, askedFor path: String) -> CommittedFile {
      let before = renames[file.path]
      return CommittedFile(
        path: path, pathThen: file.path, pathBefore: before ?? (file.old == nil ? nil : file.path), blob: file.new,
        blobBefore: before.flatMap { blobs[$0] } ?? file.old)
    }
  }

  private mutating func step(
    from parent: CommitRecord, to commit: CommitRecord, _ wanted: WantedPaths, in repository: borrowing Repository
  ) throws(Problem) -> Step {
    let touched = try wanted.touched(old: parent.tree, new: commit.tree, in: repository)
    let added = Set(touched.filter { $0.old == nil }.map(\.path))
    guard !added.isEmpty else { return Step(touched: touched, renames: [:], blobs: [:]) }
    let finder = try renames(from: parent, to: commit, kindsOf: added, in: repository)
    let renames = finder.renames.filter { added.contains($0.new.path) }
    return Step(
      touched: touched,
      renames: Dictionary(renames.map { ($0.new.path, $0.old.path) }) { first, _ in first },
      blobs: Dictionary(renames.compactMap { rename in rename.old.blob.map { (rename.old.path, $0) } }) { first, _ in
        first
      })
  }

  /// The renames of a whole commit, because the likest partner of a file may be one that is not wanted.
  private mutating func renames(
    from parent: CommitRecord, to commit: CommitRecord, kindsOf added: Set<String>, in repository: borrowing Repository
  ) throws(Problem) -> RenameFinder {
    let kinds = Set(added.map { LoneFile(path: $0, blob: nil).kind })
    var (old, new): ([LoneFile], [LoneFile]) = ([], [])
    try repository.compareTrees(old: parent.tree, new: commit.tree) { difference in
      guard case .file(let path, let before, let after) = difference else { return }
      let file = LoneFile(path: path, blob: before ?? after)
      guard kinds.contains(file.kind) else { return }
      if after == nil { old.append(file) }
      if before == nil { new.append(file) }
    }
    let objects = try repository.objects()
    do {
      let finder = try RenameFinder(old: old, new: new) { file throws(Problem) in
        try repository.read(file, objects: objects, sizeLimit: .max)
      }
      if finder.reachedLimit { problems.append(Complaint.tooManyRenames(repository.place, finder)) }
      return finder
    } catch {
      // A partial clone; said once.
      let problem = Complaint.renamesUnknown(repository.place)
      if !problems.contains(problem) { problems.append(problem) }
      return RenameFinder(old: old, new: new)
    }
  }
}
