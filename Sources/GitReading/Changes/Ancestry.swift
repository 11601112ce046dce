internal import CGit2
package import SourceModel

/// The commits from which two lines of history parted.
package struct MergeBases: Sendable, Hashable {
  /// The one to compare with: git's own first choice.
  package let best: CommitName
  /// The others, which exist where lines of history were merged crosswise.
  package let others: [CommitName]
  /// The warning that there are several; `nil` when there is one.
  package let problem: Problem?
}

/// Finds the commits from which two revisions parted.
/// - Throws: when a revision does not exist, when the two have no history in common, or when the clone is shallow and
///   the commit lies beyond its end; the hint is then the line to paste.
package func mergeBases(
  of one: String, and two: String, at path: String, opening: RepositoryOpening = .byPath
) throws(Problem) -> MergeBases {
  let repository = try Repository.require(at: path, opening, revision: one)
  let (first, second) = (CommitRecord(try repository.commit(one)), CommitRecord(try repository.commit(two)))
  let found = try repository.mergeBases(of: first.id, and: second.id)
  guard let best = found.first else {
    throw repository.isShallow
      ? Complaint.baseBeyondShallowEnd(repository.place, one, two) : Complaint.unrelated(repository.place, one, two)
  }
  let names = found.map { repository.commitName($0) }
  return MergeBases(
    best: repository.commitName(best), others: Array(names.dropFirst()),
    problem: names.count > 1 ? Complaint.severalBases(repository.place, one, two, names) : nil)
}

/// The commit that a revision's commit was built on: at a merge, the state of the branch merged into. `nil` for the
/// first commit of all. On a merge commit in a clone of depth 2, this is there.
/// - Throws: when the revision does not exist, or the clone is shallow and ends here; the hint is then the line to
///   paste.
package func firstParent(
  of revision: String, at path: String, opening: RepositoryOpening = .byPath
) throws(Problem) -> CommitName? {
  let repository = try Repository.require(at: path, opening, revision: revision)
  let commit = CommitRecord(try repository.commit(revision))
  guard let parent = commit.parents.first else { return nil }
  guard repository.commit(parent) != nil else {
    throw repository.isShallow
      ? Complaint.parentBeyondShallowEnd(repository.place, revision)
      : Complaint.objectMissing(repository.place, revision: parent.description)
  }
  return repository.commitName(parent)
}

/// Whether a revision's commit merged lines of history, as those do on which pull requests are checked.
/// - Throws: when the revision does not exist.
package func isMerge(
  _ revision: String, at path: String, opening: RepositoryOpening = .byPath
) throws(Problem) -> Bool {
  let repository = try Repository.require(at: path, opening, revision: revision)
  return CommitRecord(try repository.commit(revision)).parents.count > 1
}

extension Repository {
  /// The repository that must be there because a revision of it is wanted.
  static func require(at path: String, _ opening: RepositoryOpening, revision: String) throws(Problem) -> Repository {
    let place = try Place(path, opening: opening)
    guard let repository = try open(at: place) else { throw Complaint.notARepository(place, .revision(revision)) }
    return repository
  }

  /// Best first; empty when there are none that the clone has.
  fileprivate func mergeBases(of one: ObjectID, and two: ObjectID) throws(Problem) -> [ObjectID] {
    // Some versions of libgit2 stumble over the end of a shallow clone.
    if isShallow { return mergeBasesByHand(of: one, and: two) }
    var (first, second) = (one.objectID, two.objectID)
    var array = git_oidarray()
    defer { git_oidarray_dispose(&array) }
    do {
      try LibGit2.call { git_merge_bases(&array, pointer, &first, &second) }
    } catch {
      if error.isNotFound, record(one) != nil { return [] }
      throw Complaint.cannotOpen(place, error)
    }
    return (0..<array.count).map { ObjectID(array.ids[$0]) }
  }

  /// The common ancestors that no other common ancestor builds on, newest first, in as much history as there is.
  private func mergeBasesByHand(of one: ObjectID, and two: ObjectID) -> [ObjectID] {
    let (first, second) = (ancestors(of: [one]), ancestors(of: [two]))
    let common = first.filter { second[$0.key] != nil }
    let older = ancestors(of: common.values.flatMap(\.parents))
    return common.values.filter { older[$0.id] == nil }.sorted { left, right in
      (-left.committed, left.id.description) < (-right.committed, right.id.description)
    }.map(\.id)
  }

  /// The given commits and all that they build on, as far as the clone has them.
  private func ancestors(of ids: [ObjectID]) -> [ObjectID: CommitRecord] {
    var found: [ObjectID: CommitRecord] = [:]
    var open = ids
    while let id = open.popLast() {
      guard found[id] == nil, let record = record(id) else { continue }
      found[id] = record
      open += record.parents
    }
    return found
  }
}
