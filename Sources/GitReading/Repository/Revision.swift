internal import CGit2
internal import SourceModel

/// What it means that a revision lacks the user's folder, or that HEAD has no commit yet.
package enum Absence: Sendable, Hashable {
  /// A mistake of the user.
  case problem
  /// That there were no files then: the right answer when a change is measured from its base.
  case emptySide
}

/// A revision that was found: its name and the tree of files it holds.
struct Revision: ~Copyable {
  let name: ObjectName
  /// The tree of the user's folder, which may lie below the repository's root; `nil` when there was none.
  let tree: Handle?
}

extension Repository {
  /// Finds a revision by the name the user gave.
  func revision(_ name: String, absence: Absence = .problem) throws(Problem) -> Revision {
    if absence == .emptySide, isUnborn(name) { return Revision(name: .nothing, tree: nil) }
    let named = try peel(object(name), to: [GIT_OBJECT_COMMIT, GIT_OBJECT_TREE], revision: name)
    let root = try peel(named, to: [GIT_OBJECT_TREE], revision: name)
    return Revision(name: ObjectName(named), tree: try subtree(of: root, revision: name, absence: absence))
  }

  /// Finds a commit by the name the user gave.
  func commit(_ name: String) throws(Problem) -> Handle {
    try peel(object(name), to: [GIT_OBJECT_COMMIT], revision: name)
  }

  private func object(_ name: String) throws(Problem) -> Handle {
    let repository = pointer
    return try Handle(freedBy: git_object_free) { made in
      git_revparse_single(&made, repository, name)
    } else: { failure in
      problem(withRevision: name, failure)
    }
  }

  /// Whether a name stands for a HEAD that has no commit yet.
  private func isUnborn(_ name: String) -> Bool {
    git_repository_head_unborn(pointer) == 1 && ["HEAD", "@", state.branch].contains(name)
  }

  /// What an object stands for: a tag for a commit, a commit for a tree. The first kind that succeeds is taken.
  private func peel(
    _ object: borrowing Handle, to kinds: [git_object_t], revision: String
  ) throws(Problem) -> Handle {
    let pointer = object.pointer
    return try Handle(freedBy: git_object_free) { made in
      var code = GIT_ERROR.rawValue
      for kind in kinds where code != 0 {
        code = git_object_peel(&made, pointer, kind)
      }
      return code
    } else: { failure in
      failure.isNotFound ? Complaint.objectMissing(place, revision: revision) : Complaint.notACommit(revision, place)
    }
  }

  /// The tree of the user's folder below the tree of the whole repository.
  private func subtree(of root: consuming Handle, revision: String, absence: Absence) throws(Problem) -> Handle? {
    guard !prefix.isEmpty else { return root }
    let repository = pointer
    let tree = root.pointer
    let folder = String(prefix.dropLast())
    let entry = try? Handle(freedBy: git_tree_entry_free) { made in git_tree_entry_bypath(&made, tree, folder) }
    guard let entry, git_tree_entry_type(entry.pointer) == GIT_OBJECT_TREE else {
      if absence == .emptySide { return nil }
      throw Complaint.noSuchFolder(folder, revision: revision, place)
    }
    let id = git_tree_entry_id(entry.pointer)
    return try Handle(freedBy: git_tree_free) { made in
      git_tree_lookup(&made, repository, id)
    } else: { _ in
      Complaint.objectMissing(place, revision: revision)
    }
  }

  /// Finds out why a name led nowhere.
  private func problem(withRevision name: String, _ failure: GitFailure) -> Problem {
    guard failure.isNotFound else { return Complaint.badRevision(name, place, failure) }
    let references = referenceNames
    if git_repository_head_unborn(pointer) == 1, references.isEmpty || name.hasPrefix("HEAD") || name.hasPrefix("@") {
      return Complaint.noCommits(place, branch: state.branch, others: references)
    }
    let remote = references.first { $0.hasPrefix("refs/remotes/") && $0.hasSuffix("/" + name) }
    return Complaint.noSuchRevision(
      name, place, remoteBranch: remote.map { String($0.dropFirst("refs/remotes/".count)) },
      isShallow: isShallow)
  }

  /// The full names of all branches and tags, in order.
  private var referenceNames: [String] {
    var names = git_strarray()
    guard git_reference_list(&names, pointer) == 0 else { return [] }
    defer { git_strarray_dispose(&names) }
    return (0..<names.count).compactMap { index in names.strings[index].map { String(cString: $0) } }.sorted()
  }
}
