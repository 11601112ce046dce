internal import SourceModel

/// The wording of what can be wrong with single files; the problem's path is theirs, relative to the root.
extension Complaint {
  /// - Parameter size: in bytes; `nil` when the file has grown while it was read.
  static func tooLarge(_ path: String, size: Int?, limit: Int) -> Problem {
    let fact = size.map { "has \($0) bytes, more than the limit of \(limit)" } ?? "is larger than \(limit) bytes"
    return Problem(.warning, path: path, message: "\(fact), so it was not read")
  }

  static func generated(_ path: String) -> Problem {
    Problem(.warning, path: path, message: "not analysed: `.gitattributes` says that the file is generated")
  }

  static func pathNotUTF8(_ path: String, isFolder: Bool) -> Problem {
    Problem(
      .warning, path: path,
      message: isFolder
        ? "the folder's name is not UTF-8, so nothing in it was read" : "the name is not UTF-8, so it was not read",
      hint: "Rename it.")
  }

  static func conflict(_ path: String) -> Problem {
    Problem(
      .error, path: path, message: "a merge conflict in the index is not resolved, so it was not read",
      hint: "Resolve the conflict and run `git add`.")
  }

  static func unreadable(_ path: String, _ failure: FileFailure) -> Problem {
    Problem(.error, path: path, message: "cannot be read: \(failure.words)")
  }

  /// Of a file, when it is read.
  static func blobMissing(_ path: String, _ blob: BlobID) -> Problem {
    Problem(
      .error, path: path, message: "its content, object \(blob), is missing from the git repository",
      hint: fetchHint("."))
  }

  /// Of files, when they are listed.
  static func filesMissing(_ place: Place, count: Int, first: String) -> Problem {
    let subject = count == 1 ? "the content of `\(first)` is" : "the contents of \(count) files, first `\(first)`, are"
    return Problem(
      .error, message: "\(subject) missing from the git repository at `\(place.named)`",
      hint: fetchHint(place.quoted))
  }

  /// Of folders, when they are listed.
  static func objectMissing(_ place: Place, revision: String) -> Problem {
    Problem(
      .error,
      message: "objects of revision `\(revision)` are missing from the git repository at `\(place.named)`",
      hint: fetchHint(place.quoted))
  }

  static func fetchHint(_ folder: String) -> String {
    "In a partial clone, `git -C \(folder) fetch --refetch --no-filter` gets what is missing."
  }
}
