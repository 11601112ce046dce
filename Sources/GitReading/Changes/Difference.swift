internal import CGit2
internal import SourceModel

/// The new content of a file, as far as it is known without reading it.
enum NewContent: Equatable {
  case stored(BlobID)
  /// As it lies on disk, which differs from everything that git has stored under this path.
  case onDisk

  var blob: BlobID? {
    switch self {
    case .stored(let blob): blob
    case .onDisk: nil
    }
  }
}

/// The files that differ between two states, before it is known which were renamed.
struct Difference {
  /// Says by the path relative to the root whether a file is wanted; asked before anything is read.
  let includes: (String) -> Bool
  /// The old content of files that were changed or deleted.
  private(set) var old: [String: BlobID] = [:]
  /// The new content of files that were changed or added.
  private(set) var new: [String: NewContent] = [:]
  private(set) var problems: Set<Problem> = []

  init(includes: @escaping (String) -> Bool) {
    self.includes = includes
  }

  mutating func add(_ difference: TreeDifference) {
    switch difference {
    case .file(let path, let oldBlob, let newBlob):
      guard includes(path) else { return }
      old[path] = oldBlob
      new[path] = newBlob.map { .stored($0) }
    case .unspellable(let path, let isFolder):
      addUnspellable(path, isFolder: isFolder)
    }
  }

  mutating func addUnspellable(_ path: String, isFolder: Bool) {
    if isFolder || includes(path) { problems.insert(Complaint.pathNotUTF8(path, isFolder: isFolder)) }
  }

  /// Takes note that a file has some content now; `old` must be complete by then.
  mutating func meet(_ path: String, _ content: NewContent) {
    if let blob = content.blob, old[path] == blob {
      old[path] = nil
    } else {
      new[path] = content
    }
  }

  /// The same for a line of the index.
  mutating func meet(_ line: IndexLine) {
    if !line.isUTF8 {
      addUnspellable(line.path, isFolder: false)
    } else if line.isConflict {
      if includes(line.path) { leaveOut(line.path, Complaint.conflict(line.path)) }
    } else if !line.isAnnouncement, isRegularFile(line.mode), includes(line.path) {
      meet(line.path, .stored(BlobID(line.id)))
    }
  }

  /// Leaves a file out of both states.
  mutating func leaveOut(_ path: String, _ problem: Problem?) {
    old[path] = nil
    new[path] = nil
    if let problem { problems.insert(problem) }
  }
}

extension Repository {
  /// What the index has changed since a tree.
  func difference(
    from base: ObjectID?, toIndex index: borrowing Handle, _ includes: @escaping (String) -> Bool
  ) throws(Problem) -> Difference {
    var difference = Difference(includes: includes)
    let isOrdered = try compare(tree: base, index: index) {
      difference.add($0)
    } inIndex: {
      difference.meet($0)
    }
    if isOrdered { return difference }
    // Where names are compared without case, libgit2 has the index in another order.
    difference = try files(of: base, includes)
    forEachLine(of: index) { difference.meet($0) }
    return difference
  }

  /// What the work tree has changed since a tree.
  /// - Parameter folder: the user's folder on disk.
  func difference(
    from base: ObjectID?, toWorkTree folder: String, index: borrowing Handle, sizeLimit: Int,
    _ includes: @escaping (String) -> Bool
  ) throws(Problem) -> Difference {
    var difference = try files(of: base, includes)
    var gathering = Gathering(sizeLimit: sizeLimit, includes: includes)
    try gather(workTree: folder, index: index, into: &gathering)
    let touched = try touchedFiles(index: index)
    for entry in gathering.entries {
      if let blob = entry.blob ?? (touched.contains(entry.path) ? nil : blob(of: entry.path, index: index)) {
        difference.meet(entry.path, .stored(blob))
      } else if let old = difference.old[entry.path], old == blob(hashing: entry.path, in: folder) {
        difference.meet(entry.path, .stored(old))
      } else {
        difference.meet(entry.path, .onDisk)
      }
    }
    for file in gathering.skipped where file.reason != .symbolicLink && file.reason != .submodule {
      difference.leaveOut(file.path, nil)
    }
    for problem in gathering.problems { difference.leaveOut(problem.path ?? "", problem) }
    return difference
  }

  /// All files of a tree as if they had been deleted since.
  private func files(of base: ObjectID?, _ includes: @escaping (String) -> Bool) throws(Problem) -> Difference {
    var difference = Difference(includes: includes)
    try compareTrees(old: base, new: nil) { difference.add($0) }
    return difference
  }

  /// The paths of tracked files that are not on disk as they are in the index; line endings are compared as git stores
  /// them.
  private func touchedFiles(index: borrowing Handle) throws(Problem) -> Set<String> {
    let (repository, indexPointer) = (pointer, index.pointer)
    var options = git_diff_options()
    git_diff_options_init(&options, UInt32(GIT_DIFF_OPTIONS_VERSION))
    options.flags = GIT_DIFF_IGNORE_SUBMODULES.rawValue | GIT_DIFF_IGNORE_FILEMODE.rawValue
    let diff = try Handle(freedBy: git_diff_free) { made in
      git_diff_index_to_workdir(&made, repository, indexPointer, &options)
    } else: { failure in
      Complaint.cannotCompare(place, failure)
    }
    var paths: Set<String> = []
    for position in 0..<git_diff_num_deltas(diff.pointer) {
      guard let delta = git_diff_get_delta(diff.pointer, position), let path = delta.pointee.old_file.path,
        let text = String(validatingCString: path), text.utf8.starts(with: prefix.utf8)
      else { continue }
      paths.insert(String(decoding: text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self))
    }
    return paths
  }

  /// - Parameter path: relative to the user's folder.
  private func blob(of path: String, index: borrowing Handle) -> BlobID? {
    guard let entry = git_index_get_bypath(index.pointer, prefix + path, 0) else { return nil }
    return isRegularFile(entry.pointee.mode) ? BlobID(entry.pointee.id) : nil
  }

  /// The id that git would give to a file on disk, with line endings as it stores them.
  private func blob(hashing path: String, in folder: String) -> BlobID? {
    var id = git_oid()
    let code = git_repository_hashfile(&id, pointer, folder + "/" + path, GIT_OBJECT_BLOB, prefix + path)
    return code == 0 ? BlobID(id) : nil
  }
}
