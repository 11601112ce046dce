internal import CGit2
package import SourceModel

/// A file of a side, as far as listing it tells.
package struct ListedFile: Sendable, Hashable {
  /// Relative to the root.
  package let path: String
  /// `nil` for what only lies on disk.
  let blob: BlobID?
  /// Whether the file on disk holds what is meant, which is faster to read than the store.
  let isOnDisk: Bool
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
/// - Parameters: as for `readSnapshot`.
/// - Throws: when the path or the revision does not exist, or the repository cannot be read.
package func listFiles(
  at path: String, source: SnapshotSource, opening: RepositoryOpening, includes: @escaping (String) -> Bool
) throws(Problem) -> Listing {
  if source == .index { return try listIndex(at: path, opening: opening, includes: includes) }
  let snapshot = try readSnapshot(at: path, source: source, opening: opening, sizeLimit: .max, includes: includes)
  let files = snapshot.entries.map { ListedFile(path: $0.path, blob: $0.blob, isOnDisk: $0.blob == nil) }
  return Listing(
    files: files, place: snapshot.place, folder: snapshot.folder, isInRepository: snapshot.repository != nil)
}

private func listIndex(
  at path: String, opening: RepositoryOpening, includes: (String) -> Bool
) throws(Problem) -> Listing {
  let place = try Place(path, opening: opening)
  guard let repository = try Repository.open(at: place) else { throw Complaint.notARepository(place, .index) }
  let index = try repository.index()
  let folder = repository.folder
  var files: [ListedFile] = []
  repository.forEachLine(of: index) { line in
    guard line.isUTF8, !line.isConflict, !line.isAnnouncement, isRegularFile(line.mode), includes(line.path) else {
      return
    }
    let isOnDisk = folder.map { line.isUnchanged(at: $0 + "/" + line.path) } ?? false
    files.append(ListedFile(path: line.path, blob: BlobID(line.id), isOnDisk: isOnDisk))
  }
  return Listing(files: files, place: place, folder: folder, isInRepository: true)
}

/// Reads listed files, for a first glance: line endings are as they happen to be. Each thread makes its own.
package struct ListingReader: ~Copyable {
  private let folder: String?
  private let objects: Handle?

  package init(_ listing: Listing) throws(Problem) {
    folder = listing.folder
    if listing.isInRepository, listing.files.contains(where: { !$0.isOnDisk }),
      let repository = try Repository.open(at: listing.place)
    {
      objects = try repository.objects()
    } else {
      objects = nil
    }
  }

  /// The bytes of a file; `nil` when they cannot be had, or are more than the limit.
  package func bytes(of file: ListedFile, limit: Int) -> [UInt8]? {
    if file.isOnDisk, let folder {
      return (try? FileSystem.bytes(of: folder + "/" + file.path, limit: limit)) ?? nil
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
