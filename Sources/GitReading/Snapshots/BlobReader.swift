internal import CGit2
package import SourceModel

/// Fetches contents by their ids, wherever in the history they stand. It holds an open repository, so each thread makes
/// its own.
package struct BlobReader: ~Copyable {
  /// In bytes.
  private let sizeLimit: Int
  private let objects: Handle

  /// - Throws: when there is no repository at a path, or it cannot be read.
  package init(at root: String, sizeLimit: Int = defaultSizeLimit) throws(Problem) {
    let repository = try Repository.require(at: root, .byPath, revision: "HEAD")
    objects = try repository.objects()
    self.sizeLimit = sizeLimit
  }

  /// The bytes of a content, as they are; `nil` when it is larger than the limit.
  ///
  /// - Parameter path: how a problem names it.
  /// - Throws: when the repository lacks it, as partial clones do.
  package func read(_ blob: BlobID, path: String) throws(Problem) -> [UInt8]? {
    var id = blob.objectID
    let pointer = objects.pointer
    let object: Handle
    do {
      object = try Handle(freedBy: git_odb_object_free) { made in git_odb_read(&made, pointer, &id) }
    } catch {
      throw Complaint.blobMissing(path, blob)
    }
    return git_odb_object_size(object.pointer) > sizeLimit ? nil : bytes(of: object)
  }
}
