internal import CGit2
package import SourceModel

/// Where a repository stands.
package struct RepositoryState: Sendable, Hashable {
  /// The work tree's root, or the repository's own folder when it is bare; absolute, without a slash at the end.
  package let root: String
  package let isBare: Bool
  /// Whether the history was cut off when the repository was cloned.
  package let isShallow: Bool
  /// The branch that HEAD is on, which may have no commit yet; `nil` when HEAD is detached.
  package let branch: String?
  /// The full id of the commit that HEAD is on; `nil` before the first commit.
  package let commit: String?
  /// The shortest unambiguous abbreviation of `commit`, seven digits or more.
  package let shortCommit: String?
}

/// The state of the repository that a folder belongs to; `nil` when it belongs to none.
/// Throws when the folder does not exist or the repository cannot be opened.
package func repositoryState(
  containing path: String, opening: RepositoryOpening = .byPath
) throws(Problem) -> RepositoryState? {
  guard let repository = try Repository.open(at: Place(path, opening: opening)) else { return nil }
  return repository.state
}

/// The root of the repository that a folder belongs to, as in `RepositoryState.root`; `nil` when it belongs to none.
/// Throws when the folder does not exist or the repository cannot be opened.
package func repositoryRoot(containing path: String) throws(Problem) -> String? {
  try repositoryState(containing: path)?.root
}

extension Repository {
  var state: RepositoryState {
    let commit = headCommit
    return RepositoryState(
      root: workTree ?? gitFolder, isBare: workTree == nil, isShallow: isShallow,
      branch: headBranch, commit: commit?.long, shortCommit: commit?.short)
  }

  private var headCommit: ObjectName? {
    let repository = pointer
    let commit = try? Handle(freedBy: git_object_free) { made in
      git_revparse_single(&made, repository, "HEAD^{commit}")
    }
    guard let commit else { return nil }
    return ObjectName(commit)
  }

  private var headBranch: String? {
    let repository = pointer
    // Looked up without following it, because before the first commit it leads nowhere.
    let head = try? Handle(freedBy: git_reference_free) { made in git_reference_lookup(&made, repository, "HEAD") }
    guard let head, let target = git_reference_symbolic_target(head.pointer) else { return nil }
    let name = String(cString: target)
    return name.hasPrefix("refs/heads/") ? String(name.dropFirst("refs/heads/".count)) : name
  }
}

/// The id of an object, whole and abbreviated.
struct ObjectName {
  let long: String
  let short: String

  /// What is read where HEAD has no commit yet.
  static let nothing = ObjectName("nothing")
  static let index = ObjectName("index")
  static let worktree = ObjectName("worktree")

  /// What is no object.
  private init(_ word: String) {
    long = word
    short = word
  }

  init(_ object: borrowing Handle) {
    long = git_object_id(object.pointer).map { BlobID($0.pointee).description } ?? ""
    var buffer = git_buf()
    defer { git_buf_dispose(&buffer) }
    if git_object_short_id(&buffer, object.pointer) == 0, let text = buffer.ptr {
      short = String(cString: text)
    } else {
      short = String(long.prefix(7))
    }
  }
}
