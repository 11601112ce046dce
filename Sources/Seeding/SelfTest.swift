package import ParityKit
internal import SourceModel

/// What share of the changes made on purpose in a team's own twins the tool notices, folder by folder.
package struct SelfTest: Sendable {
  /// How much is tried. The same plan tries the same changes in the same sources.
  package struct Plan: Sendable {
    /// Chooses among the changes that could be made.
    package var seed: UInt64
    /// The most changes to make.
    package var limit: Int
    package var jobs: Int

    package init(seed: UInt64, limit: Int, jobs: Int) {
      self.seed = seed
      self.limit = limit
      self.jobs = jobs
    }
  }

  /// The twins whose Swift files stand in one folder.
  package struct Folder: Sendable {
    /// Relative to the Swift side; `.` for the side itself.
    package let path: String
    package var twins = 0
    package var trial = SeedTrial()
  }

  /// In the order of their paths; only those in which something was tried.
  package private(set) var folders: [Folder] = []
  package private(set) var total = Folder(path: "all")
  /// How many twins there are.
  package let twins: Int
  /// Whether the time was over before the plan was carried out.
  package private(set) var isCutShort = false

  /// - Parameters:
  ///   - isOver: asked now and then whether to stop.
  ///   - progress: told how many of how many twins are done.
  package init(
    _ files: [TwinFiles.Twin], _ setup: Setup, _ plan: Plan, isOver: () -> Bool = { false },
    progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) {
    twins = files.count
    var random = SplitMix(state: plan.seed)
    let order = files.shuffled(using: &random)
    var byFolder: [String: Folder] = [:]
    var left = plan.limit
    // What a twin has no place for is left to those that follow; the step is fixed, so that threads change nothing.
    for start in stride(from: 0, to: order.count, by: SelfTest.step) where left > 0 {
      if isOver() {
        isCutShort = true
        break
      }
      let share = max(SelfTest.smallestShare, (left + order.count - start - 1) / (order.count - start))
      let tasks = order[start..<min(start + SelfTest.step, order.count)].prefix((left + share - 1) / share)
        .enumerated().map { number, twin in
          Task(twin: twin, share: min(share, left - number * share), random: random.next())
        }
      for (task, trial) in zip(tasks, concurrentMap(tasks, jobs: plan.jobs) { $0.trial(setup) }) {
        guard trial.total.seeds + trial.neutral > 0 else { continue }
        byFolder[task.folder, default: Folder(path: task.folder)].add(trial)
        total.add(trial)
        left -= trial.total.seeds + trial.neutral
      }
      progress(start + tasks.count, order.count)
    }
    progress(1, 1)
    folders = byFolder.values.sorted { $0.path < $1.path }
  }

  /// How many twins are worked on before the time is asked for.
  private static let step = 8
  /// Fewer changes in a twin would say little about it.
  private static let smallestShare = 4
}

extension SelfTest.Folder {
  fileprivate mutating func add(_ other: SeedTrial) {
    twins += 1
    trial.merge(other)
  }
}

/// The changes to be made in one twin.
private struct Task: Sendable {
  let twin: TwinFiles.Twin
  /// How many.
  let share: Int
  let random: UInt64

  /// Of the Swift file.
  var folder: String {
    let parts = twin.swift.path.split(separator: "/").dropLast()
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Of four changes, one means nothing.
  func trial(_ setup: Setup) -> SeedTrial {
    let seeded = SeededTwin(name: twin.swift.path, swift: twin.swift, kotlin: twin.kotlin, setup)
    var random = SplitMix(state: random)
    let neutral = NeutralSeeding(seeded).seeds.shuffled(using: &random).prefix((share + 3) / 4)
    let edits = EditSeeding(seeded).seeds.shuffled(using: &random).prefix(share - neutral.count)
    return SeedTrial(seeded, Array(edits), Array(neutral))
  }
}

/// A generator that gives the same numbers everywhere (Steele, Lea, Flood: Fast splittable pseudorandom number
/// generators, 2014).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
