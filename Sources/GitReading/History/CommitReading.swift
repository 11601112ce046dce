internal import CGit2
internal import SourceModel

/// What the walk through the history needs of a commit.
struct CommitRecord {
  let id: ObjectID
  let tree: ObjectID
  /// As they are written in the commit, whether the clone has them or not. libgit2's own list depends on its version:
  /// newer ones leave out what a shallow clone lacks.
  let parents: [ObjectID]
  /// In seconds since 1970.
  let committed: Int

  init(_ commit: borrowing Handle) {
    let header = git_commit_raw_header(commit.pointer).map { String(cString: $0) } ?? ""
    id = ObjectID(git_commit_id(commit.pointer).pointee)
    tree = ObjectID(git_commit_tree_id(commit.pointer).pointee)
    parents = header.split(separator: "\n").compactMap { line in
      line.hasPrefix("parent ") ? ObjectID(digits: String(line.dropFirst("parent ".count))) : nil
    }
    committed = Int(git_commit_time(commit.pointer))
  }
}

extension BlobID {
  /// From forty hexadecimal digits; `nil` when the text is something else.
  init?(digits: String) {
    var id = git_oid()
    guard digits.utf8.count == 40, git_oid_fromstr(&id, digits) == 0 else { return nil }
    self.init(id)
  }
}

extension Repository {
  /// Whether the history was cut off when the repository was cloned.
  var isShallow: Bool { git_repository_is_shallow(pointer) == 1 }

  /// A commit by its id; `nil` when the clone lacks it.
  func commit(_ id: ObjectID) -> Handle? {
    let repository = pointer
    var objectID = id.objectID
    return try? Handle(freedBy: git_commit_free) { made in git_commit_lookup(&made, repository, &objectID) }
  }

  /// What the walk needs of a commit; `nil` when the clone lacks it.
  func record(_ id: ObjectID) -> CommitRecord? {
    guard let commit = commit(id) else { return nil }
    return CommitRecord(commit)
  }

  func commitName(_ id: ObjectID) -> CommitName {
    guard let commit = commit(id) else {
      return CommitName(long: id.description, short: String(id.description.prefix(7)))
    }
    let name = ObjectName(commit)
    return CommitName(long: name.long, short: name.short)
  }
}
