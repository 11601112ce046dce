internal import CGit2
internal import SourceModel

/// The files of which a repository's `.gitattributes` say that they are `linguist-generated`.
///
/// libgit2 knows what the patterns mean, and looks through the folders at every question. Few repositories have the
/// attribute at all, so it is asked only below a folder whose file has that word.
final class GeneratedFiles {
  /// Which state of the attributes counts: that of the files themselves.
  enum State {
    case worktree(folder: String)
    case index
    case commit(git_oid)
  }

  private static let attribute = "linguist-generated"
  private static let fileName = ".gitattributes"

  /// Of a repository that outlives this.
  private let repository: OpaquePointer
  /// Of the user's folder below the repository's root, ending in a slash; empty at the root.
  private let prefix: String
  private let state: State
  private let isSaidForAll: Bool
  /// By folder, relative to the repository's root, ending in a slash unless empty: whether its file or that of a folder
  /// around it has the word.
  private var isSaid: [String: Bool] = [:]

  fileprivate init(_ repository: borrowing Repository, _ state: State) {
    self.repository = repository.pointer
    prefix = repository.prefix
    self.state = state
    if case .commit = state {
      isSaidForAll = false
    } else {
      isSaidForAll = Self.hasAttribute(onDisk: repository.gitFolder + "/info/attributes")
    }
  }

  /// - Parameter path: relative to the user's folder.
  func contains(_ path: String) -> Bool {
    guard isSaidForAll || isSaid(above: prefix + path) else { return false }
    var options = git_attr_options()
    options.version = UInt32(GIT_ATTR_OPTIONS_VERSION)
    options.flags = flags
    if case .commit(let id) = state { options.attr_commit_id = id }
    var value: UnsafePointer<CChar>?
    guard git_attr_get_ext(&value, repository, &options, prefix + path, Self.attribute) == 0 else { return false }
    switch git_attr_value(value) {
    case GIT_ATTR_VALUE_TRUE: return true
    case GIT_ATTR_VALUE_STRING: return value.map { String(cString: $0) } == "true"
    default: return false
    }
  }

  private var flags: UInt32 {
    let ofRepository = UInt32(GIT_ATTR_CHECK_NO_SYSTEM)
    return switch state {
    // Where both have a file, libgit2 lets that of the index add to the one on disk.
    case .worktree: ofRepository | UInt32(GIT_ATTR_CHECK_FILE_THEN_INDEX)
    case .index: ofRepository | UInt32(GIT_ATTR_CHECK_INDEX_ONLY)
    // The two lowest bits set: neither the files on disk nor the index.
    case .commit: ofRepository | UInt32(GIT_ATTR_CHECK_INCLUDE_COMMIT) | 3
    }
  }

  private func isSaid(above path: String) -> Bool {
    isSaid(in: path.dropLast().lastIndex(of: "/").map { String(path[...$0]) } ?? "")
  }

  private func isSaid(in folder: String) -> Bool {
    if let known = isSaid[folder] { return known }
    let result = hasAttribute(in: folder) || !folder.isEmpty && isSaid(above: folder)
    isSaid[folder] = result
    return result
  }

  private func hasAttribute(in folder: String) -> Bool {
    let path = folder + Self.fileName
    switch state {
    case .worktree(let root): return Self.hasAttribute(onDisk: root + "/" + path)
    case .index:
      let repository = repository
      guard let index = try? Handle(freedBy: git_index_free, { git_repository_index(&$0, repository) }),
        let entry = git_index_get_bypath(index.pointer, path, 0)
      else { return false }
      return hasAttribute(entry.pointee.id)
    case .commit(let id):
      let repository = repository
      guard
        let object = try? Handle(
          freedBy: git_object_free, { git_revparse_single(&$0, repository, "\(BlobID(id)):\(path)") }),
        let found = git_object_id(object.pointer)
      else { return false }
      return hasAttribute(found.pointee)
    }
  }

  private func hasAttribute(_ blob: git_oid) -> Bool {
    var id = blob
    let repository = repository
    guard let blob = try? Handle(freedBy: git_blob_free, { git_blob_lookup(&$0, repository, &id) }),
      let start = git_blob_rawcontent(blob.pointer)
    else { return false }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(git_blob_rawsize(blob.pointer)))
    return Self.says(bytes)
  }

  private static func hasAttribute(onDisk path: String) -> Bool {
    let bytes = (try? FileSystem.bytes(of: path, limit: defaultSizeLimit)) ?? nil
    return bytes.map { $0.withUnsafeBytes(says) } ?? false
  }

  private static func says(_ bytes: UnsafeRawBufferPointer) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains(attribute)
  }
}

extension Repository {
  /// Those of the files on disk.
  func generatedFilesOfWorkTree() -> GeneratedFiles? {
    workTree.map { GeneratedFiles(self, .worktree(folder: $0)) }
  }

  func generatedFilesOfIndex() -> GeneratedFiles { GeneratedFiles(self, .index) }

  /// - Parameter revision: the full id of a commit; a tree without one has no attributes.
  func generatedFiles(ofRevision revision: String) -> GeneratedFiles? {
    var id = git_oid()
    guard git_oid_fromstr(&id, revision) == 0 else { return nil }
    return GeneratedFiles(self, .commit(id))
  }
}
