#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Why the operating system refused, in its own words.
struct FileFailure: Error {
  let code: Int32

  /// Whether nothing lies at the path.
  var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// Nothing lies at the path.
  static var gone: FileFailure { FileFailure(code: ENOENT) }

  var words: String { String(cString: strerror(code)) }
}

/// What a name on disk stands for; links are never followed.
enum FileKind: Equatable {
  /// `size` in bytes.
  case file(size: Int)
  case folder
  case link
  /// A socket, a pipe, a device.
  case other
}

/// One name in a folder.
struct FolderItem {
  /// Repaired when it is not UTF-8.
  let name: String
  let isUTF8: Bool
  /// As far as the folder's listing tells; some file systems leave both out.
  let isFolder: Bool
  let isFile: Bool
}

/// A time as wide as git's index keeps it.
struct FileMoment: Hashable, Comparable {
  let seconds: Int32
  let nanoseconds: UInt32

  static func < (left: FileMoment, right: FileMoment) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}

/// By what git tells that a file on disk has not changed: a part of the file's state, as wide as the index keeps it.
struct FileStamp: Hashable {
  let written: FileMoment
  /// In bytes.
  let size: UInt32

  init(written: FileMoment, size: UInt32) {
    self.written = written
    self.size = size
  }

  /// `nil` when no regular file lies at the path.
  init?(of path: String) {
    guard let version = FileVersion(of: path) else { return nil }
    self = version.stamp
  }
}

/// All by which the file system tells one state of a file from another.
struct FileVersion: Hashable {
  let stamp: FileStamp
  /// When the file's entry in the file system was last changed.
  let changed: FileMoment
  /// Of the entry: a file that takes the place of another has its own.
  let number: UInt64

  /// `nil` when no regular file lies at the path.
  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    stamp = FileStamp(written: FileMoment(written), size: UInt32(truncatingIfNeeded: status.st_size))
    self.changed = FileMoment(changed)
    number = UInt64(status.st_ino)
  }
}

extension FileMoment {
  fileprivate init(_ time: timespec) {
    seconds = Int32(truncatingIfNeeded: time.tv_sec)
    nanoseconds = UInt32(truncatingIfNeeded: time.tv_nsec)
  }
}

/// The few things that are needed of the disk, on raw names, because Foundation hides those that are not UTF-8.
enum FileSystem {
  /// The absolute path without links, dots or a slash at the end.
  static func resolve(_ path: String) throws(FileFailure) -> String {
    guard let resolved = realpath(path, nil) else { throw FileFailure(code: errno) }
    defer { free(resolved) }
    guard let text = String(validatingCString: resolved) else { throw FileFailure(code: EILSEQ) }
    return text
  }

  /// What lies at a path; `nil` when nothing does.
  static func kind(of path: String) -> FileKind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(size: Int(status.st_size))
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The names in a folder without `.` and `..`, in no particular order.
  static func items(in folder: String) throws(FileFailure) -> [FolderItem] {
    guard let stream = opendir(folder) else { throw FileFailure(code: errno) }
    defer { closedir(stream) }
    var items: [FolderItem] = []
    while let entry = readdir(stream) {
      // The record is shorter than its declared type, so the name is reached by its offset, not by a copy.
      guard let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) else { continue }
      let name = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      let text = String(validatingCString: name)
      if text == "." || text == ".." { continue }
      items.append(
        FolderItem(
          name: text ?? String(cString: name), isUTF8: text != nil,
          isFolder: Int32(entry.pointee.d_type) == Int32(DT_DIR), isFile: Int32(entry.pointee.d_type) == Int32(DT_REG)))
    }
    return items
  }

  /// The bytes of a file; `nil` when it is larger than the limit (in bytes), of which nothing is read then.
  static func bytes(of path: String, limit: Int) throws(FileFailure) -> [UInt8]? {
    // A link or a pipe may have taken the file's place since it was listed.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure(code: EISDIR) }
    guard status.st_size <= limit else { return nil }

    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var failure: FileFailure?
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while bytes.count <= limit {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count < 0 { failure = FileFailure(code: errno) }
        if count <= 0 { break }
        bytes.append(contentsOf: buffer[..<count])
      }
    }
    if let failure { throw failure }
    return bytes.count <= limit ? bytes : nil
  }
}
