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

/// Where the repository that a folder belongs to was cloned from, as its settings spell it: it may hold a password and is
/// to be shown to nobody. `nil` without a repository or without a remote named `origin`.
package func originAddress(containing path: String) -> String? {
  guard let repository = try? Repository.open(at: Place(path, opening: .byPath)) else { return nil }
  let pointer = repository.pointer
  // Not `git_remote_url`: what `insteadOf` makes of an address is the way there, not its name.
  let settings = try? Handle(freedBy: git_config_free) { made in git_repository_config_snapshot(&made, pointer) }
  guard let settings else { return nil }
  var value: UnsafePointer<CChar>?
  guard git_config_get_string(&value, settings.pointer, "remote.origin.url") == 0 else { return nil }
  return value.map { String(cString: $0) }
}
