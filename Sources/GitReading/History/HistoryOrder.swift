internal import SourceModel

/// The commits of a walk through the history, newest first, none before one that builds on it.
struct HistoryOrder {
  private(set) var commits: [CommitRecord] = []
  /// Whether a commit was named that the clone lacks.
  private(set) var isCutShort = false

  /// Which of a commit's parents are followed.
  private let followed: (CommitRecord) -> ArraySlice<ObjectID>

  /// - Parameters:
  ///   - since: in seconds since 1970; the walk does not go beyond commits that are older.
  ///   - firstParent: whether lines of history that were merged into the first one are left out.
  init(from start: CommitRecord, since: Int?, firstParent: Bool, in repository: borrowing Repository) {
    followed = { firstParent ? $0.parents.prefix(1) : $0.parents[...] }
    let found = collect(from: start, since: since ?? .min, in: repository)
    sort(found, from: start.id)
  }

  private mutating func collect(
    from start: CommitRecord, since: Int, in repository: borrowing Repository
  ) -> [ObjectID: CommitRecord] {
    guard start.committed >= since else { return [:] }
    var found = [start.id: start]
    var open = [start]
    while let commit = open.popLast() {
      for id in followed(commit) where found[id] == nil {
        guard let parent = repository.record(id) else {
          isCutShort = true
          continue
        }
        guard parent.committed >= since else { continue }
        found[id] = parent
        open.append(parent)
      }
    }
    return found
  }

  /// The merges on the first line by which commits of other lines came to it, by their ids.
  var landings: [String: String] {
    let records = Dictionary(commits.map { ($0.id, $0) }) { first, _ in first }
    var line: [CommitRecord] = []
    var next = commits.first
    while let commit = next {
      line.append(commit)
      next = commit.parents.first.flatMap { records[$0] }
    }
    var settled = Set(line.map(\.id))
    var landings: [String: String] = [:]
    for merge in line.reversed() {
      var open = Array(merge.parents.dropFirst())
      while let id = open.popLast() {
        guard let commit = records[id], settled.insert(id).inserted else { continue }
        landings[id.description] = merge.id.description
        open += commit.parents
      }
    }
    return landings
  }

  private mutating func sort(_ found: [ObjectID: CommitRecord], from start: ObjectID) {
    var waitedFor: [ObjectID: Int] = [:]
    for commit in found.values {
      for parent in followed(commit) { waitedFor[parent, default: 0] += 1 }
    }
    // Few commits are ready at a time, so a sorted list does. The newest is last.
    var ready = found[start].map { [$0] } ?? []
    while let commit = ready.popLast() {
      commits.append(commit)
      for id in followed(commit) {
        waitedFor[id, default: 0] -= 1
        guard waitedFor[id] == 0, let parent = found[id] else { continue }
        ready.insert(parent, at: ready.firstIndex { parent.isOlder(than: $0) } ?? ready.endIndex)
      }
    }
  }
}

extension CommitRecord {
  fileprivate func isOlder(than other: CommitRecord) -> Bool {
    (committed, id.description) < (other.committed, other.id.description)
  }
}
