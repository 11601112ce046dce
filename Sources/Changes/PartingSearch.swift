package import SourceModel

/// How two sides came to differ.
package struct Parting: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    /// One side changed what both had.
    case changed
    /// One side added what the other lacks.
    case added
    /// One side took away, or renamed, what the other still has.
    case removed
    /// One side brought over what the other had, and not as it was there.
    case ported
    /// They never agreed: one side wrote its file so.
    case written
  }

  package let kind: Kind
  /// Which side's edit it was; `nil` when one commit edited both.
  package let moved: Side?
  /// The event's position in the history of the twins, oldest first.
  package let event: Int

  package init(kind: Kind, moved: Side?, event: Int) {
    self.kind = kind
    self.moved = moved
    self.event = event
  }

  /// The side that has to follow; `nil` when both moved.
  package var owing: Side? { kind == .ported ? moved : moved?.other }
}

/// Follows divergences of today back through the history of their twins, until they were not there.
///
/// Whether two sides agree is not monotone, so every moment is looked at, newest first. A divergence that vanishes on the
/// way back without an edit of its own member is an accident of alignment: it is looked for further back.
package struct PartingSearch {
  /// A divergence to be dated.
  package struct Subject: Sendable {
    package let trace: Trace
    /// The files of its twin, by side.
    package let files: [Side: String]

    package init(trace: Trace, files: [Side: String]) {
      self.trace = trace
      self.files = files
    }
  }

  /// For each subject, how it came to be, as far as that is known by now.
  package private(set) var partings: [Parting?]
  private let subjects: [Subject]
  /// The subjects that are still followed, as they were at `later`.
  private var open: [(subject: Int, trace: Trace)]
  private var later: Moment

  /// - Parameter head: the moment of today; it has every subject.
  package init(_ subjects: [Subject], head: Moment) {
    self.subjects = subjects
    later = head
    partings = Array(repeating: nil, count: subjects.count)
    open = subjects.enumerated().map { ($0.offset, $0.element.trace) }
  }

  package var isDone: Bool { open.isEmpty }

  /// Goes over one event, to the moment before it.
  ///
  /// - Parameters:
  ///   - event: its position in the history, oldest first.
  ///   - sides: those whose files it touched.
  package mutating func stepBack(to earlier: Moment, over event: Int, of sides: Set<Side>) {
    let before = matches(in: earlier, still: sides.count == 1 ? sides.first?.other : nil)
    var rest: [(subject: Int, trace: Trace)] = []
    for (position, entry) in open.enumerated() {
      if let trace = before[position] {
        rest.append((entry.subject, trace))
      } else if let (kind, moved) = judge(entry.trace, subjects[entry.subject].files, earlier, sides) {
        partings[entry.subject] = Parting(kind: kind, moved: moved, event: event)
      } else {
        rest.append(entry)
      }
    }
    open = rest
    later = earlier
  }

  /// For each open subject, what it was before; each divergence of the earlier moment stands for one, unless the bodies
  /// were too far apart to tell.
  private func matches(in earlier: Moment, still: Side?) -> [Int: Trace] {
    var candidates: [(distance: Int, open: Int, old: Int)] = []
    for (position, entry) in open.enumerated() {
      for (number, trace) in earlier.traces.enumerated() {
        if let distance = entry.trace.distance(to: trace, still: still) {
          candidates.append((distance, position, number))
        }
      }
    }
    candidates.sort { ($0.distance, $0.open, $0.old) < ($1.distance, $1.open, $1.old) }
    var result: [Int: Trace] = [:]
    var used: Set<Int> = []
    for candidate in candidates where result[candidate.open] == nil {
      let isShared = candidate.distance == Trace.loosest || earlier.traces[candidate.old].isLoose
      guard isShared || used.insert(candidate.old).inserted else { continue }
      result[candidate.open] = earlier.traces[candidate.old]
    }
    return result
  }

  private func judge(
    _ trace: Trace, _ files: [Side: String], _ earlier: Moment, _ sides: Set<Side>
  ) -> (Parting.Kind, Side?)? {
    let made = Side.allCases.first { side in
      sides.contains(side) && files[side].map { earlier.files[side]?.contains($0) != true } == true
    }
    if let made, !has(trace.path(made), made, earlier) { return (.written, made) }
    if trace.aspect == .existence, let lone = trace.loneSide, let path = trace.paths.first {
      if !has(path, lone, earlier) { return sides.contains(lone) ? (.added, lone) : nil }
      if sides.contains(lone.other), hasNamesake(of: path, lone.other, earlier),
        !hasNamesake(of: path, lone.other, later)
      {
        return sides.contains(lone) ? (.changed, nil) : (.removed, lone.other)
      }
      let isChanged = sides.contains(lone) && isEdited(path, lone, since: earlier)
      return isChanged ? (.changed, lone) : nil
    }
    let moved = sides.filter { side in
      guard let path = trace.path(side) else { return true }
      return isEdited(path, side, since: earlier)
    }
    guard let first = moved.min() else { return nil }
    if moved.count > 1 { return (.changed, nil) }
    let isNew = trace.path(first) != nil && !has(trace.path(first), first, earlier)
    return (isNew && has(trace.path(first.other), first.other, earlier) ? .ported : .changed, first)
  }

  private func has(_ path: String?, _ side: Side, _ moment: Moment) -> Bool {
    path.map { moment.declared[side]?.form(of: $0) != nil } ?? false
  }

  private func hasNamesake(of path: String, _ side: Side, _ moment: Moment) -> Bool {
    moment.declared[side]?.hasNamesake(of: path) ?? false
  }

  private func isEdited(_ path: String, _ side: Side, since earlier: Moment) -> Bool {
    earlier.declared[side]?.form(of: path) != later.declared[side]?.form(of: path)
  }
}
