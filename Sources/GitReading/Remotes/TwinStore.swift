internal import CGit2
internal import SourceModel

/// The local copy of a remote repository.
struct TwinStore: ~Copyable {
  private let handle: Handle

  var pointer: OpaquePointer { handle.pointer }

  /// Opens the copy, or makes an empty one.
  init(at folder: String, _ address: RemoteAddress) throws(Problem) {
    if let handle = try? Handle(freedBy: git_repository_free, { made in git_repository_open_bare(&made, folder) }) {
      self.handle = handle
      return
    }
    var options = git_repository_init_options()
    git_repository_init_options_init(&options, UInt32(GIT_REPOSITORY_INIT_OPTIONS_VERSION))
    options.flags = GIT_REPOSITORY_INIT_BARE.rawValue | GIT_REPOSITORY_INIT_MKPATH.rawValue
    handle = try Handle(freedBy: git_repository_free) { made in
      git_repository_init_ext(&made, folder, &options)
    } else: { failure in
      Complaint.cannotKeepCopy(folder, address, failure)
    }
  }

  /// Has later runs without a network find a reference as it is now, whether or not its commit had to be fetched.
  ///
  /// What cannot be noted is fetched again by the next run with one.
  func remember(_ reference: RemoteReference, isDefault: Bool) {
    guard let name = reference.fullName, name.hasPrefix("refs/") else { return }
    var made: OpaquePointer?
    var id = reference.id.objectID
    if git_reference_create(&made, pointer, name, &id, 1, nil) == 0 { git_reference_free(made) }
    if isDefault { git_repository_set_head(pointer, name) }
  }

  /// A branch, a tag or a commit that was fetched; without a name, the remote's default branch as it was then.
  func find(_ name: String?) -> (name: String, commit: CommitName)? {
    guard let name = name ?? defaultBranch else { return nil }
    for full in ["refs/heads/" + name, "refs/tags/" + name] {
      var id = git_oid()
      guard git_reference_name_to_id(&id, pointer, full) == 0 else { continue }
      return commit(ObjectID(id)).map { (name, $0) }
    }
    return ObjectID(digits: name).flatMap { commit($0) }.map { (name, $0) }
  }

  /// What HEAD names, if it was fetched; a new copy's HEAD names a branch that may not be there.
  private var defaultBranch: String? {
    guard let head = try? Handle(freedBy: git_reference_free, { made in git_repository_head(&made, pointer) }),
      let name = git_reference_shorthand(head.pointer)
    else { return nil }
    return String(cString: name)
  }

  /// The commit that an object stands for; `nil` when the copy lacks it or it stands for none.
  func commit(_ id: ObjectID) -> CommitName? {
    let repository = pointer
    var objectID = id.objectID
    guard
      let object = try? Handle(
        freedBy: git_object_free, { made in git_object_lookup(&made, repository, &objectID, GIT_OBJECT_ANY) })
    else { return nil }
    let named = object.pointer
    guard
      let commit = try? Handle(freedBy: git_object_free, { made in git_object_peel(&made, named, GIT_OBJECT_COMMIT) })
    else { return nil }
    let name = ObjectName(commit)
    return CommitName(long: name.long, short: name.short)
  }
}
