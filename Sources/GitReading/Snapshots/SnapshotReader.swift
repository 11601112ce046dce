internal import CGit2
package import SourceModel

/// Fetches the contents of a snapshot's files. It holds an open repository, so each thread makes its own.
package struct SnapshotReader: ~Copyable {
  private let folder: String?
  /// In bytes; asked again because a file on disk may have grown since it was listed.
  private let sizeLimit: Int
  private let objects: Handle?

  /// Opens what the snapshot was made from.
  /// - Throws: when the repository has become unreadable since the snapshot was made.
  package init(_ snapshot: Snapshot) throws(Problem) {
    folder = snapshot.folder
    sizeLimit = snapshot.sizeLimit
    if snapshot.repository != nil, let repository = try Repository.open(at: snapshot.place) {
      objects = try repository.objects()
    } else {
      objects = nil
    }
  }

  /// The bytes of a file, as they are: no line ending is changed and nothing is decoded.
  /// - Throws: a problem with the file's path when it is gone, unreadable, missing from the store or too large.
  package func read(_ entry: SnapshotEntry) throws(Problem) -> [UInt8] {
    if let blob = entry.blob { return try read(blob, of: entry) }
    guard let folder else { throw Complaint.unreadable(entry.path, .gone) }
    do {
      if let bytes = try FileSystem.bytes(of: folder + "/" + entry.path, limit: sizeLimit) { return bytes }
    } catch {
      throw Complaint.unreadable(entry.path, error)
    }
    throw Complaint.tooLarge(entry.path, size: nil, limit: sizeLimit)
  }

  private func read(_ blob: BlobID, of entry: SnapshotEntry) throws(Problem) -> [UInt8] {
    guard entry.size <= sizeLimit else {
      throw Complaint.tooLarge(entry.path, size: entry.size, limit: sizeLimit)
    }
    switch objects {
    case .none:
      throw Complaint.blobMissing(entry.path, blob)
    case .some(let objects):
      var id = blob.objectID
      let pointer = objects.pointer
      do {
        let object = try Handle(freedBy: git_odb_object_free) { made in git_odb_read(&made, pointer, &id) }
        return bytes(of: object)
      } catch {
        throw Complaint.blobMissing(entry.path, blob)
      }
    }
  }
}
