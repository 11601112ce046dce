internal import CGit2
package import SourceModel

/// A file that a side had once.
package struct DeletedFile: Sendable, Hashable {
  /// Relative to the side's root.
  package let path: String
  /// Its last content.
  package let blob: BlobID
  /// The commit that deleted it, or moved it away; it lists no files.
  package let commit: Commit
}

/// Lists the files that commits of one side's history deleted, newest first, each path once. Contents are not read, and
/// nothing is ever written. What only a merge deleted is not seen.
///
/// - Parameters:
///   - root: a git repository, a folder in one, a bare repository or a `.git` folder.
///   - revision: where the walk starts, by any name that `git rev-parse` knows.
///   - since: in seconds since 1970; the walk does not go beyond commits that are older.
///   - includes: says by the path relative to the root whether a file is wanted.
/// - Throws: when there is no repository, the revision does not exist, or a folder is missing.
package func readDeletions(
  at root: String, from revision: String = "HEAD", since: Int? = nil, includes: (String) -> Bool
) throws(Problem) -> [DeletedFile] {
  let repository = try Repository.require(at: root, .byPath, revision: revision)
  let start = CommitRecord(try repository.commit(revision))
  let prefix = repository.prefix
  var found: [DeletedFile] = []
  var known: Set<String> = []
  for commit in HistoryOrder(from: start, since: since, firstParent: false, in: repository).commits {
    guard commit.parents.count == 1, let id = commit.parents.first, let parent = repository.record(id) else { continue }
    var gone: [(path: String, blob: BlobID)] = []
    try repository.compareTrees(old: parent.tree, new: commit.tree) { difference in
      guard case .file(let path, let old?, nil) = difference, path.utf8.starts(with: prefix.utf8) else { return }
      let below = String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
      if includes(below), !known.contains(below) { gone.append((below, old)) }
    }
    guard !gone.isEmpty, let handle = repository.commit(commit.id) else { continue }
    let told = Commit(handle, name: repository.commitName(commit.id), commit, files: [])
    for file in gone.sorted(by: { $0.path.precedesByBytes($1.path) }) {
      known.insert(file.path)
      found.append(DeletedFile(path: file.path, blob: file.blob, commit: told))
    }
  }
  return found
}
