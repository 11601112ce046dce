internal import GitReading
internal import SourceModel

/// The commits of both sides that touched the files of a group, oldest first, and the contents between them.
struct DriftTimeline {
  /// One commit; where both sides lie in one repository it may have touched both.
  struct Event {
    var commit: Commit
    /// When the first line of history got it, in seconds since 1970.
    var landed: Int
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
        events.append(Event(commit: step.commit, landed: step.landed, sides: [side]))
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
    var landed: Int
    var file: Int
    var before: BlobID?

    /// Newest first.
    static func all(of paths: [String], in history: DriftHistory) -> [Step] {
      var steps: [(position: Int, file: Int, before: BlobID?)] = []
      for (file, path) in paths.enumerated() {
        for touch in history.touches[path] ?? [] { steps.append((touch.commit, file, touch.before)) }
      }
      return steps.sorted { ($0.position, $0.file) < ($1.position, $1.file) }
        .map { step in
          let entry = history.entries[step.position]
          return Step(commit: entry.commit, landed: entry.landed, file: step.file, before: step.before)
        }
    }
  }

  /// The side whose next step back is the newest: each history knows its own order, the clock decides between the two.
  private static func newest(_ steps: [Side: ArraySlice<Step>]) -> Side? {
    Side.allCases.filter { steps[$0]?.isEmpty == false }.max { left, right in
      (steps[left]?.first?.landed ?? 0) < (steps[right]?.first?.landed ?? 0)
    }
  }
}
