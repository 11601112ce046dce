internal import CGit2
package import SourceModel

/// The commit that a revision stands for.
/// - Throws: when there is no repository, or no such revision in it.
package func commitName(
  of revision: String, at path: String, opening: RepositoryOpening = .byPath
) throws(Problem) -> CommitName {
  let repository = try Repository.require(at: path, opening, revision: revision)
  let name = ObjectName(try repository.commit(revision))
  return CommitName(long: name.long, short: name.short)
}

/// Where the repository that a folder belongs to was cloned from, as its settings say: it may hold a password and is to
/// be shown to nobody. `nil` without a repository or without a remote named `origin`.
package func originAddress(containing path: String) -> String? {
  guard let repository = try? Repository.open(at: Place(path, opening: .byPath)) else { return nil }
  let pointer = repository.pointer
  guard let remote = try? Handle(freedBy: git_remote_free, { made in git_remote_lookup(&made, pointer, "origin") })
  else { return nil }
  return git_remote_url(remote.pointer).map { String(cString: $0) }
}
