internal import CGit2
internal import SourceModel

/// An open repository, and the part of it that the user pointed at. Not to be shared between threads.
struct Repository: ~Copyable {
  let place: Place
  /// Absolute, without a slash at the end; `nil` for a bare repository.
  let workTree: String?
  /// The repository's own folder, absolute, without a slash at the end.
  let gitFolder: String
  /// The path of the user's folder below the repository's root, ending in a slash; empty at the root.
  let prefix: String
  private let handle: Handle

  var pointer: OpaquePointer { handle.pointer }

  /// The repository that contains a folder; `nil` when there is none.
  static func open(at place: Place) throws(Problem) -> Repository? {
    switch place.opening {
    case .byPath: try open(at: place, from: place.resolved, flags: 0)
    case .fromEnvironment: try openFromEnvironment(at: place)
    }
  }

  /// - Parameters:
  ///   - path: where the search starts.
  ///   - flags: of `git_repository_open_ext`, as is the meaning of `nil` as a path.
  static func open(at place: Place, from path: String?, flags: UInt32) throws(Problem) -> Repository? {
    let handle: Handle
    do {
      handle = try Handle(freedBy: git_repository_free) { made in
        git_repository_open_ext(&made, path, flags, nil)
      }
    } catch {
      if path == nil, error.isNotFound { return nil }
      return try missing(at: place, error)
    }
    return Repository(place: place, handle: handle)
  }

  /// Tells "no repository here" (`nil`) from a repository that cannot be opened.
  private static func missing(at place: Place, _ failure: GitFailure) throws(Problem) -> Repository? {
    if Complaint.isAboutOwnership(failure) { throw Complaint.foreignOwner(place, root: nearestRoot(of: place)) }
    guard failure.isNotFound else { throw Complaint.cannotOpen(place, failure) }
    guard FileSystem.kind(of: place.resolved + "/.git") == nil else { throw Complaint.damaged(place) }
    return nil
  }

  private init(place: Place, handle: consuming Handle) {
    let gitFolder = withoutSlash(String(cString: git_repository_path(handle.pointer)))
    var workTree = git_repository_workdir(handle.pointer).map { withoutSlash(String(cString: $0)) }
    // A bare repository whose `core.bare` was moved to a per-worktree configuration, which libgit2 does not read, seems
    // to have the folder around it as its work tree.
    if let folder = workTree, FileSystem.kind(of: folder + "/.git") == nil, !Repository.namesWorkTree(handle) {
      workTree = nil
    }
    self.place = place
    self.workTree = workTree
    self.gitFolder = gitFolder
    if let workTree, let below = place.path(below: workTree), place.path(below: gitFolder) == nil {
      prefix = below.isEmpty ? "" : below + "/"
    } else {
      prefix = ""
    }
    self.handle = handle
  }

  /// Whether the configuration puts the work tree somewhere by name.
  private static func namesWorkTree(_ handle: borrowing Handle) -> Bool {
    let repository = handle.pointer
    guard
      let configuration = try? Handle(
        freedBy: git_config_free, { made in git_repository_config_snapshot(&made, repository) })
    else { return false }
    var value: UnsafePointer<CChar>?
    return git_config_get_string(&value, configuration.pointer, "core.worktree") == 0
  }

  /// The folder that git itself would name as the repository's, found without opening it.
  private static func nearestRoot(of place: Place) -> String {
    var folder = place.resolved
    while !folder.isEmpty {
      if FileSystem.kind(of: folder + "/.git") != nil { return folder }
      folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
    }
    return place.resolved
  }

  /// The user's folder on disk; `nil` when the repository has no work tree.
  var folder: String? {
    workTree.map { prefix.isEmpty ? $0 : $0 + "/" + prefix.dropLast() }
  }

  /// The index as it is on disk.
  func index() throws(Problem) -> Handle {
    // libgit2 would make one up, in which everything seems deleted.
    guard workTree != nil else { throw Complaint.noIndex(place) }
    let repository = pointer
    if !hasIndexOfEnvironment { takeIndex(at: ownIndexPath) }
    return try Handle(freedBy: git_index_free) { made in
      git_repository_index(&made, repository)
    } else: { failure in
      Complaint.cannotReadIndex(place, failure)
    }
  }

  /// The store of objects.
  func objects() throws(Problem) -> Handle {
    let repository = pointer
    return try Handle(freedBy: git_odb_free) { made in
      git_repository_odb(&made, repository)
    } else: { failure in
      Complaint.cannotOpen(place, failure)
    }
  }
}

private func withoutSlash(_ path: String) -> String {
  path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
}
