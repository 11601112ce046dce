internal import SourceModel

/// Collects the files of a snapshot while some source is walked; the rules that all sources share live here.
struct Gathering {
  /// Says by the path relative to the root whether a file is wanted; asked before anything is read.
  let includes: (String) -> Bool
  /// In bytes.
  let sizeLimit: Int
  /// Whether it matters how large files are, which costs a look at each.
  let needsSizes: Bool

  /// What to leave out because it is generated; set before anything is gathered.
  var generated: GeneratedFiles?

  private(set) var entries: [SnapshotEntry] = []
  private(set) var skipped: [SkippedFile] = []
  private(set) var problems: [Problem] = []
  /// Files whose blob is named but not stored; told in one problem, because a partial clone lacks them by the thousand.
  private(set) var missing: [String] = []

  init(sizeLimit: Int, needsSizes: Bool = true, includes: @escaping (String) -> Bool) {
    self.sizeLimit = sizeLimit
    self.needsSizes = needsSizes
    self.includes = includes
  }

  /// Adds a file that passed the filter, unless it is generated or too large.
  mutating func add(_ path: String, size: Int, blob: BlobID?) {
    if generated?.contains(path) == true {
      skip(path, .generated)
      problems.append(Complaint.generated(path))
    } else if size > sizeLimit {
      skip(path, .tooLarge)
      problems.append(Complaint.tooLarge(path, size: size, limit: sizeLimit))
    } else {
      entries.append(SnapshotEntry(path: path, size: size, blob: blob))
    }
  }

  mutating func skip(_ path: String, _ reason: SkipReason) {
    skipped.append(SkippedFile(path: path, reason: reason))
  }

  /// Leaves out a file or folder whose name has no faithful spelling as text.
  mutating func skipUnspellable(_ repaired: String, isFolder: Bool) {
    guard isFolder || includes(repaired) else { return }
    skip(repaired, .pathNotUTF8)
    problems.append(Complaint.pathNotUTF8(repaired, isFolder: isFolder))
  }

  mutating func skipConflict(_ path: String) {
    guard includes(path) else { return }
    skip(path, .conflict)
    problems.append(Complaint.conflict(path))
  }

  mutating func skipMissing(_ path: String) {
    skip(path, .missingObject)
    missing.append(path)
  }

  mutating func skipUnreadable(_ path: String, _ failure: FileFailure) {
    skip(path, .unreadable)
    problems.append(Complaint.unreadable(path, failure))
  }

  mutating func note(_ problem: Problem) {
    problems.append(problem)
  }
}
