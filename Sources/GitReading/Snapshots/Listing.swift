internal import CGit2
package import SourceModel

/// A file of a side, as far as listing it tells.
package struct ListedFile: Sendable, Hashable {
  /// Relative to the root.
  package let path: String
  /// The content's id, as far as it is known without reading.
  package let blob: BlobID?
  let home: Home

  /// Where the content is read.
  enum Home: Sendable, Hashable {
    case store
    case disk
    /// On disk, which is faster, if the file there still looks like that.
    case diskIf(FileStamp)
  }
}

/// The names of a side's files at one moment. It costs less than a snapshot, which knows sizes and what is left out.
package struct Listing: Sendable {
  package let files: [ListedFile]
  let place: Place
  /// As in `Snapshot`.
  let folder: String?
  let isInRepository: Bool
}

/// Lists the names of a side's files.
///
/// - Parameters: as for `readSnapshot`; `jobs`, the most threads to use.
/// - Throws: when the path or the revision does not exist, or the repository cannot be read.
package func listFiles(
  at path: String, source: SnapshotSource, opening: RepositoryOpening, jobs: Int,
  includes: @escaping (String) -> Bool
) throws(Problem) -> Listing {
  switch source {
  case .index: return try listIndex(at: path, opening: opening, includes: includes)
  case .worktree:
    if let listing = try listWorkTree(at: path, opening: opening, jobs: jobs, includes: includes) { return listing }
  case .revision: break
  }
  let snapshot = try readSnapshot(at: path, source: source, opening: opening, sizeLimit: .max, includes: includes)
  return Listing(
    files: snapshot.entries.map { ListedFile($0) }, place: snapshot.place, folder: snapshot.folder,
    isInRepository: snapshot.repository != nil)
}

private func listIndex(
  at path: String, opening: RepositoryOpening, includes: (String) -> Bool
) throws(Problem) -> Listing {
  let place = try Place(path, opening: opening)
  guard let repository = try Repository.open(at: place) else { throw Complaint.notARepository(place, .index) }
  let index = try repository.index()
  let folder = repository.folder
  let generated = repository.generatedFilesOfIndex()
  var files: [ListedFile] = []
  repository.forEachLine(of: index) { line in
    guard line.isUTF8, !line.isConflict, !line.isAnnouncement, isRegularFile(line.mode), includes(line.path),
      !generated.contains(line.path)
    else {
      return
    }
    files.append(ListedFile(path: line.path, blob: BlobID(line.id), home: .diskIf(line.stamp)))
  }
  return Listing(files: files, place: place, folder: folder, isInRepository: true)
}

/// `nil` where there is no work tree that git knows.
private func listWorkTree(
  at path: String, opening: RepositoryOpening, jobs: Int, includes: @escaping (String) -> Bool
) throws(Problem) -> Listing? {
  let place = try Place(path, opening: opening)
  guard let repository = try Repository.open(at: place), let folder = repository.folder else { return nil }
  let index = try repository.index()
  if repository.ignoresRoot(index: index) { return nil }
  var gathering = Gathering(sizeLimit: .max, needsSizes: false, includes: includes)
  gathering.generated = repository.generatedFilesOfWorkTree()
  try repository.gather(workTree: folder, index: index, into: &gathering)
  let written = git_index_path(index.pointer).flatMap { FileStamp(of: String(cString: $0)) }
  let found = gathering.entries.sorted { $0.path.precedesByBytes($1.path) }.map { entry in
    (entry: entry, line: entry.blob == nil ? repository.line(at: entry.path, of: index) : nil)
  }
  let files = found.mapped(jobs: jobs) { entry, line in
    guard let written, let line, line.isSurelyUnchanged(at: folder + "/" + entry.path, sinceBefore: written) else {
      return ListedFile(entry)
    }
    return ListedFile(path: entry.path, blob: BlobID(line.id), home: .disk)
  }
  return Listing(files: files, place: place, folder: folder, isInRepository: true)
}

extension ListedFile {
  fileprivate init(_ entry: SnapshotEntry) {
    self.init(path: entry.path, blob: entry.blob, home: entry.blob == nil ? .disk : .store)
  }
}

/// Reads listed files, for a first glance: line endings are as they happen to be. Each thread makes its own.
package struct ListingReader: ~Copyable {
  private let folder: String?
  private let objects: Handle?

  package init(_ listing: Listing) throws(Problem) {
    folder = listing.folder
    if listing.isInRepository, listing.files.contains(where: { $0.home != .disk }),
      let repository = try Repository.open(at: listing.place)
    {
      objects = try repository.objects()
    } else {
      objects = nil
    }
  }

  /// The bytes of a file; `nil` when they cannot be had, or are more than the limit.
  package func bytes(of file: ListedFile, limit: Int) -> [UInt8]? {
    if let folder {
      let path = folder + "/" + file.path
      let isOnDisk =
        switch file.home {
        case .store: false
        case .disk: true
        case .diskIf(let stamp): FileStamp(of: path) == stamp
        }
      if isOnDisk { return (try? FileSystem.bytes(of: path, limit: limit)) ?? nil }
    }
    switch objects {
    case .none: return nil
    case .some(let objects):
      guard var id = file.blob?.objectID else { return nil }
      let pointer = objects.pointer
      guard let object = try? Handle(freedBy: git_odb_object_free, { made in git_odb_read(&made, pointer, &id) }) else {
        return nil
      }
      let content = GitReading.bytes(of: object)
      return content.count <= limit ? content : nil
    }
  }
}
