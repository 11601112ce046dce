internal import Caching
internal import Changes
internal import FindingModel
internal import GitReading
internal import Linting
internal import Pairing
internal import SourceModel

/// The walk through the history of every group of twins.
struct DriftWalk: Sendable {
  let setup: Setup
  let request: DriftRequest
  let directives: [Directive]
  let histories: [Side: DriftHistory]
  /// Of today, by side and path.
  let contents: [Side: [String: BlobID]]
  /// By position in `Mapping.twins`.
  let differences: [Int: [Difference]]

  /// A difference with the commit at which the two sides parted.
  struct Dated: Sendable {
    var difference: Difference
    var twin: Int
    /// `nil` when it was not found.
    var parting: Parting?
    var commit: Commit?
  }

  struct Result: Sendable {
    var dated: [Dated] = []
    var moments = 0
    var problems: [Problem] = []
    /// What the cache does not have yet.
    var fresh: [Cache.Key: [UInt8]] = [:]
  }

  /// In the order of the groups.
  func run(_ groups: [DriftGroup], progress: @escaping @Sendable (Int, Int) -> Void) -> [Result] {
    progress(0, groups.count)
    return concurrentMap(
      groups, jobs: request.jobs,
      heaviestFirst: { group in
        Side.allCases.reduce(0) { total, side in
          (group.paths[side] ?? []).reduce(total) { $0 + (histories[side]?.touches[$1]?.count ?? 0) }
        }
      }, progress: { progress($0, groups.count) }
    ) { walk($0) }
  }

  /// Opens the repositories for itself: a reader is for one thread.
  private func walk(_ group: DriftGroup) -> Result {
    do {
      let readers = try DriftMoments.Readers(
        swift: request.swift, kotlin: request.kotlin, sizeLimit: request.sizeLimit)
      var moments = DriftMoments(setup, readers, directives: directives, cache: request.cache)
      return walk(group, &moments)
    } catch {
      return Result(problems: [error])
    }
  }

  private func walk(_ group: DriftGroup, _ moments: inout DriftMoments) -> Result {
    var result = Result()
    for twin in group.twins {
      for difference in differences[twin] ?? [] { result.dated.append(Dated(difference: difference, twin: twin)) }
    }
    let head = group.paths.reduce(into: [Side: [BlobID?]]()) { head, entry in
      head[entry.key] = entry.value.map { contents[entry.key]?[$0] }
    }
    let timeline = DriftTimeline(group, histories, head: head)
    guard !result.dated.isEmpty, let today = moments.moment(group, head) else { return result }
    var search = PartingSearch(
      result.dated.map { dated in
        let pair = group.pairs[group.twins.firstIndex(of: dated.twin) ?? 0]
        return PartingSearch.Subject(
          trace: Trace(dated.difference.violation), files: [.swift: pair.swift, .kotlin: pair.kotlin])
      }, head: today)
    // A moment that cannot be compared is passed over; what happened there is laid to the commit that follows.
    var sides: Set<Side> = []
    // Before a clone's history begins, nobody knows what the other side's commits met there.
    let knownSince = histories.values.compactMap(\.knownSince).max() ?? .min
    for event in timeline.events.indices.reversed() where !search.isDone {
      if timeline.events[event].landed < knownSince { break }
      sides.formUnion(timeline.events[event].sides)
      guard let earlier = moments.moment(group, timeline.contents[event]) else { continue }
      search.stepBack(to: earlier, over: event, of: sides)
      sides = []
    }
    for index in result.dated.indices {
      result.dated[index].parting = search.partings[index]
      result.dated[index].commit = search.partings[index].map { timeline.events[$0.event].commit }
    }
    result.moments = moments.count
    result.fresh = moments.fresh
    result.problems = moments.problems
    return result
  }
}
