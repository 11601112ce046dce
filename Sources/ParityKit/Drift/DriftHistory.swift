internal import GitReading
internal import SourceModel

/// One side's first line of history and what each commit did to which file. Where a merge brought commits that explain
/// what it did, one after the other, they stand in its place.
struct DriftHistory: Sendable {
  struct Entry: Sendable {
    var commit: Commit
    /// When the first line got it, in seconds since 1970.
    var landed: Int
  }

  struct Touch: Sendable {
    /// Position in `entries`.
    var commit: Int
    /// The content before it; `nil` when it made the file.
    var before: BlobID?
  }

  /// Newest first.
  private(set) var entries: [Entry] = []
  /// By path of today, newest first.
  private(set) var touches: [String: [Touch]] = [:]
  /// From when on it is known, in seconds since 1970; `nil` when it is known whole.
  let knownSince: Int?
  let problems: [Problem]

  /// - Parameters:
  ///   - line: the first line of history.
  ///   - all: the same with all that was merged into it.
  init(line: History, all: History) {
    knownSince = line.isCutShort || all.isCutShort ? line.beginning ?? .max : nil
    problems = line.problems
    var landed: [String: [Commit]] = [:]
    for commit in all.commits where !commit.isMerge {
      if let merge = all.landings[commit.name.long] { landed[merge, default: []].append(commit) }
    }
    for commit in line.commits {
      if commit.isMerge, let parts = landed[commit.name.long], DriftHistory.explain(commit, parts) {
        let paths = Set(commit.files.map(\.path))
        for part in parts { add(part, landed: commit.committed, paths) }
      } else {
        add(commit, landed: commit.committed, nil)
      }
    }
  }

  private mutating func add(_ commit: Commit, landed: Int, _ paths: Set<String>?) {
    for file in commit.files where paths?.contains(file.path) ?? true {
      touches[file.path, default: []].append(Touch(commit: entries.count, before: file.blobBefore))
    }
    entries.append(Entry(commit: commit, landed: landed))
  }

  /// Whether commits, newest first, lead from what a merge's first parent had to what the merge has, file by file.
  private static func explain(_ merge: Commit, _ parts: [Commit]) -> Bool {
    merge.files.allSatisfy { file in
      var content = file.blob
      for part in parts {
        guard let step = part.files.first(where: { $0.path == file.path }) else { continue }
        guard step.blob == content else { return false }
        content = step.blobBefore
      }
      return content == file.blobBefore
    }
  }
}
