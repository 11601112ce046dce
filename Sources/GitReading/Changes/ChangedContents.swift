internal import CGit2
internal import SourceModel

/// The contents of changed files, wherever they are.
extension Repository {
  /// In bytes; `nil` when the content is not there, which is told when it is read.
  func size(of file: LoneFile, objects: borrowing Handle) -> Int? {
    guard let blob = file.blob else {
      guard let folder, case .file(let size) = FileSystem.kind(of: folder + "/" + file.path) else { return nil }
      return size
    }
    var id = blob.objectID
    var size = 0
    var type = GIT_OBJECT_ANY
    return git_odb_read_header(&size, &type, objects.pointer, &id) == 0 ? size : nil
  }

  /// The bytes of a file that is in the store or, when it has no id, on disk.
  /// - Parameter sizeLimit: of files on disk, in bytes.
  func read(_ file: LoneFile, objects: borrowing Handle, sizeLimit: Int) throws(Problem) -> [UInt8] {
    guard let blob = file.blob else { return try readFromDisk(file.path, sizeLimit: sizeLimit) }
    var id = blob.objectID
    let store = objects.pointer
    let object = try Handle(freedBy: git_odb_object_free) { made in
      git_odb_read(&made, store, &id)
    } else: { _ in
      Complaint.blobMissing(file.path, blob)
    }
    return bytes(of: object)
  }

  private func readFromDisk(_ path: String, sizeLimit: Int) throws(Problem) -> [UInt8] {
    guard let folder else { throw Complaint.unreadable(path, .gone) }
    do {
      if let bytes = try FileSystem.bytes(of: folder + "/" + path, limit: sizeLimit) { return bytes }
    } catch {
      throw Complaint.unreadable(path, error)
    }
    throw Complaint.tooLarge(path, size: nil, limit: sizeLimit)
  }
}

/// A copy of what an object of the store holds.
func bytes(of object: borrowing Handle) -> [UInt8] {
  Array(
    UnsafeRawBufferPointer(
      start: git_odb_object_data(object.pointer), count: git_odb_object_size(object.pointer)))
}
