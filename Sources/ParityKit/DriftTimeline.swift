internal import GitReading
internal import SourceModel

/// The commits of both sides that touched the files of a group, oldest first, and the contents between them.
struct DriftTimeline {
  /// One commit; where both sides lie in one repository it may have touched both.
  struct Event {
    var commit: Commit
    var sides: Set<Side>
  }

  private(set) var events: [Event] = []
  /// One more than there are events: the contents before the first, then after each.
  private(set) var contents: [[Side: [BlobID?]]]

  /// - Parameters:
  ///   - histories: of all files, by side.
  ///   - head: the contents of today, in the order of the group's paths.
  init(_ group: DriftGroup, _ histories: [Side: DriftHistory], head: [Side: [BlobID?]]) {
    var steps = histories.mapValues { _ in [Step]()[...] }
    for (side, history) in histories {
      steps[side] = Step.all(of: group.paths[side] ?? [], in: history)[...]
    }
    var state = head
    var states: [[Side: [BlobID?]]] = []
    while let side = DriftTimeline.newest(steps), let step = steps[side]?.popFirst() {
      if events.last?.commit.name.long == step.commit.name.long {
        events[events.count - 1].sides.insert(side)
      } else {
        states.append(state)
        events.append(Event(commit: step.commit, sides: [side]))
      }
      state[side]?[step.file] = step.before
    }
    states.append(state)
    events.reverse()
    contents = states.reversed()
  }

  /// What one commit did to one file.
  private struct Step {
    var commit: Commit
    var file: Int
    var before: BlobID?

    /// Newest first.
    static func all(of paths: [String], in history: DriftHistory) -> [Step] {
      var steps: [(position: Int, file: Int, before: BlobID?)] = []
      for (file, path) in paths.enumerated() {
        for touch in history.touches[path] ?? [] { steps.append((touch.commit, file, touch.before)) }
      }
      return steps.sorted { ($0.position, $0.file) < ($1.position, $1.file) }
        .map { Step(commit: history.commits[$0.position], file: $0.file, before: $0.before) }
    }
  }

  /// The side whose next step back is the newest: each history knows its own order, the clock decides between the two.
  private static func newest(_ steps: [Side: ArraySlice<Step>]) -> Side? {
    Side.allCases.filter { steps[$0]?.isEmpty == false }.max { left, right in
      (steps[left]?.first?.commit.committed ?? 0) < (steps[right]?.first?.commit.committed ?? 0)
    }
  }
}

/// One side's commits and what each did to which file.
struct DriftHistory: Sendable {
  struct Touch: Sendable {
    /// Position in `commits`.
    var commit: Int
    /// The content before it; `nil` when it made the file.
    var before: BlobID?
  }

  /// Newest first.
  let commits: [Commit]
  /// By path of today, newest first.
  let touches: [String: [Touch]]
  let isCutShort: Bool
  let problems: [Problem]

  init(_ history: History) {
    commits = history.commits
    isCutShort = history.isCutShort
    problems = history.problems
    var touches: [String: [Touch]] = [:]
    for (position, commit) in history.commits.enumerated() {
      for file in commit.files {
        touches[file.path, default: []].append(Touch(commit: position, before: file.blobBefore))
      }
    }
    self.touches = touches
  }
}
