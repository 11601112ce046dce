// switch self { case .open: true; default: false }     self == open || self == draft
//
// Two decisions are the same where every answer to what they ask leads to the same end, however the questions are put.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// So many ways through two decisions are looked at.
  private static let wayLimit = 4096

  /// The same of two whole bodies.
  mutating func compareDecidingBodies(_ a: NodeID, _ b: NodeID) -> Bool {
    compareDecisionsAtEnd(statements(a, in: left.tree), statements(b, in: right.tree))
  }

  /// Compares statements that only decide by where they lead.
  ///
  /// - Returns: `false` where they do more, ask about different things, or are built alike and better compared as such.
  mutating func compareDecisionsAtEnd(_ lefts: [NodeID], _ rights: [NodeID]) -> Bool {
    guard !lefts.isEmpty, !rights.isEmpty, lefts.count + rights.count < 32, mayDecide(lefts, left.tree),
      mayDecide(rights, right.tree), !areAlike(lefts, rights)
    else { return false }
    var readers = (DecisionReader(left), DecisionReader(right))
    guard let own = readers.0.decision(lefts[...]), let other = readers.1.decision(rights[...]) else { return false }
    let saysTruth = readers.0.saysTruth || readers.1.saysTruth
    // What is given where others give yes or no is asked whether it holds.
    var questions: ([NodeID: Decision.Question], [NodeID: Decision.Question]) = ([:], [:])
    if saysTruth {
      for node in readers.0.values { questions.0[node] = readers.0.question(node) }
      for node in readers.1.values { questions.1[node] = readers.1.question(node) }
    }
    guard let shared = sharedSubjects(readers.0.subjects, readers.1.subjects, mayBeMore: saysTruth),
      let mismatches = mismatches((own, questions.0), (other, questions.1), readers, shared)
    else { return false }
    if !mismatches.isEmpty, !mayTell(mismatches, lefts, rights) { return false }
    creditWhole(lefts, rights)
    let before = (tally.score, tally.equalNodes)
    for subject in shared {
      guard let position = subject.left, let partner = subject.right else { continue }
      let (own, other) = (readers.0.subjects[position], readers.1.subjects[partner])
      // What is equal now may bind names.
      if own.relation.isEmpty { compare(own.node, other.node) }
      recordConstants(readers.0.subjects[position], readers.1.subjects[partner])
    }
    for (answer, facing) in mismatches {
      switch (answer, facing) {
      case (.value(let a), .value(let b)): compare(a, b)
      default: recordDecision(lefts, rights)
      }
    }
    (tally.score, tally.equalNodes) = before
    return true
  }

  /// Whether statements end with a choice, or with a test of more than one thing.
  private func mayDecide(_ statements: [NodeID], _ tree: Tree) -> Bool {
    guard var last = statements.last else { return false }
    if tree.kind(last) == .return, tree.childCount(last) == 1 { last = tree.child(last, 0) }
    if statements.count > 1 {
      return statements.dropLast().allSatisfy { tree.kind($0) == .if && tree.isEmpty(tree.child($0, 2)) }
    }
    switch tree.kind(last) {
    case .switch: return true
    case .if: return !tree.isEmpty(tree.child(last, 2))
    case .binary: return ["&&", "||", "==", "!="].contains(tree.label(last))
    case .prefix: return tree.label(last) == "!"
    default: return false
    }
  }

  /// Whether both have the same statements as far as their kinds go.
  private func areAlike(_ lefts: [NodeID], _ rights: [NodeID]) -> Bool {
    guard lefts.count == rights.count else { return false }
    func shape(_ node: NodeID, _ tree: Tree) -> [String] {
      let node = tree.kind(node) == .return && tree.childCount(node) == 1 ? tree.child(node, 0) : node
      guard tree.kind(node) == .switch || tree.kind(node) == .binary else { return ["\(tree.kind(node))"] }
      return ["\(tree.kind(node)) \(tree.label(node)) \(tree.childCount(node))"]
    }
    return zip(lefts, rights).allSatisfy { shape($0, left.tree) == shape($1, right.tree) }
  }

  /// What both decisions ask about, or one of them alone, by its position on each side.
  private struct SharedSubject {
    var left: Int?
    var right: Int?
  }

  /// - Parameter mayBeMore: whether one of them may ask about some things more. Not whether something is absent, which the
  ///   other side may have said otherwise.
  /// - Returns: `nil` where each of them asks about something that the other does not.
  private mutating func sharedSubjects(
    _ owns: [DecisionReader.Subject], _ others: [DecisionReader.Subject], mayBeMore: Bool
  ) -> [SharedSubject]? {
    guard max(owns.count, others.count) <= 8 else { return nil }
    var free = Array(others.indices)
    var shared: [SharedSubject] = []
    var lone: [SharedSubject] = []
    for (position, own) in owns.enumerated() {
      let partner = free.first { areOne(own, others[$0]) }
      if let partner { free.removeAll { $0 == partner } }
      let subject = SharedSubject(left: position, right: partner)
      if partner == nil { lone.append(subject) } else { shared.append(subject) }
    }
    let rest = free.map { SharedSubject(left: nil, right: $0) }
    guard lone.isEmpty || rest.isEmpty else { return nil }
    let more = lone + rest
    let areQuestions = more.allSatisfy { subject in
      let subject = subject.left.map { owns[$0] } ?? others[subject.right ?? 0]
      return !subject.values.contains("null") && !subject.isClosed
    }
    guard more.isEmpty || mayBeMore && areQuestions && more.count <= 2 && !shared.isEmpty else { return nil }
    return shared + more
  }

  private mutating func areOne(_ own: DecisionReader.Subject, _ other: DecisionReader.Subject) -> Bool {
    guard own.values.isEmpty == other.values.isEmpty, own.relation == other.relation else { return false }
    if own.relation.isEmpty { return areOne(own.node, other.node) }
    let (a, b) = (own.operands, other.operands)
    return areOne(a[0], b[0]) && areOne(a[1], b[1]) || own.relation == "==" && areOne(a[0], b[1]) && areOne(a[1], b[0])
  }

  private mutating func areOne(_ a: NodeID, _ b: NodeID) -> Bool { isEqual(a, b) || hasNoFindings(a, b) }

  /// A decision, and of what is given at its ends the question whether it holds, where that is what is asked.
  private typealias Asked = (decision: Decision, questions: [NodeID: Decision.Question])

  private func answer(of asked: Asked, _ isTrue: (Decision.Question) -> Bool) -> Decision.Answer {
    let answer = asked.decision.answer(isTrue)
    guard case .value(let node) = answer, let question = asked.questions[node] else { return answer }
    return .truth(isTrue(question))
  }

  /// The answers of the two that differ, where some questions are answered alike; `nil` where there are too many ways.
  private mutating func mismatches(
    _ own: Asked, _ other: Asked, _ readers: (DecisionReader, DecisionReader), _ shared: [SharedSubject]
  ) -> [(Decision.Answer, Decision.Answer)]? {
    // Of each subject what it may be: `nil` is none of the values that are asked for.
    var domains: [[String?]] = []
    // What only one side asks for, and what the second side calls what the first one does.
    var lonely: [Set<String>] = []
    var names: [[String: String]] = []
    for subject in shared {
      guard let position = subject.left, let partner = subject.right else {
        let lone = subject.left.map { readers.0.subjects[$0] } ?? readers.1.subjects[subject.right ?? 0]
        domains.append((lone.values.isEmpty ? ["yes"] : lone.values) + [nil])
        lonely.append([])
        names.append([:])
        continue
      }
      let (mine, theirs) = (readers.0.subjects[position], readers.1.subjects[partner])
      var known = counterparts(mine.values, theirs.values)
      if let swap = loneConstants(mine, theirs, known) { known[swap.other] = swap.own }
      let (own, rest) = unknown(mine, theirs, known)
      // Two that only one side each asks for may be one under two names.
      guard own.isEmpty || rest.isEmpty else { return nil }
      let isOpen = mine.values.isEmpty || !mine.isClosed && !theirs.isClosed
      domains.append((mine.values.isEmpty ? ["yes"] : mine.values + rest) + (isOpen ? [nil] : []))
      lonely.append(Set(own + rest))
      names.append(known)
    }
    guard domains.reduce(1, { min($0, Self.wayLimit + 1) * $1.count }) <= Self.wayLimit else { return nil }
    func places(_ side: KeyPath<SharedSubject, Int?>) -> [Int: Int] {
      Dictionary(
        uniqueKeysWithValues: shared.enumerated().compactMap { at, subject in subject[keyPath: side].map { ($0, at) } })
    }
    let (ownPlaces, otherPlaces) = (places(\.left), places(\.right))
    var choice = domains.map { _ in 0 }
    var found: [(Decision.Answer, Decision.Answer)] = []
    var known: Set<[Decision.Answer]> = []
    while true {
      func holds(_ position: Int, _ value: String) -> Bool { domains[position][choice[position]] == value }
      let answer = self.answer(of: own) { holds(ownPlaces[$0.subject] ?? 0, $0.value ?? "yes") }
      let facing = self.answer(of: other) { question in
        let position = otherPlaces[question.subject] ?? 0
        return holds(position, question.value.map { names[position][$0] ?? $0 } ?? "yes")
      }
      if known.insert([answer, facing]).inserted, !areSame(answer, facing) {
        found.append((answer, facing))
        // Of a value that one side does not have it is told that it is missing.
        let isLonely = choice.indices.contains { position in
          domains[position][choice[position]].map { lonely[position].contains($0) } ?? false
        }
        if isLonely, !isTruth(answer) || !isTruth(facing) { return nil }
      }
      guard let next = choice.indices.first(where: { choice[$0] + 1 < domains[$0].count }) else { return found }
      choice[next] += 1
      for position in 0..<next { choice[position] = 0 }
    }
  }

  /// What the first side calls the values of the second one: a case may have another name there.
  private func counterparts(_ owns: [String], _ others: [String]) -> [String: String] {
    var names: [String: String] = [:]
    for other in others {
      let own = owns.first { own in
        own == other
          || own.hasPrefix(".") && other.hasPrefix(".") && isAlias(String(own.dropFirst()), String(other.dropFirst()))
      }
      names[other] = own
    }
    return names
  }

  /// The values that only one of two subjects asks for.
  private func unknown(
    _ mine: DecisionReader.Subject, _ theirs: DecisionReader.Subject, _ known: [String: String]
  ) -> (own: [String], other: [String]) {
    (mine.values.filter { !known.values.contains($0) }, theirs.values.filter { known[$0] == nil })
  }

  /// The one constant that each side asks for and the other does not.
  private func loneConstants(
    _ mine: DecisionReader.Subject, _ theirs: DecisionReader.Subject, _ known: [String: String]
  ) -> (own: String, other: String)? {
    let (own, rest) = unknown(mine, theirs, known)
    guard own.count == 1, rest.count == 1, own[0] != "null", rest[0] != "null", !own[0].hasPrefix("."),
      !rest[0].hasPrefix(".")
    else { return nil }
    return (own[0], rest[0])
  }

  /// Tells of constants that only one side each asks for.
  private mutating func recordConstants(_ mine: DecisionReader.Subject, _ theirs: DecisionReader.Subject) {
    guard let swap = loneConstants(mine, theirs, counterparts(mine.values, theirs.values)),
      let a = mine.values.firstIndex(of: swap.own), let b = theirs.values.firstIndex(of: swap.other)
    else { return }
    record(.literal, mine.places[a], theirs.places[b])
  }

  private func isTruth(_ answer: Decision.Answer) -> Bool {
    if case .truth = answer { true } else { false }
  }

  private mutating func areSame(_ answer: Decision.Answer, _ facing: Decision.Answer) -> Bool {
    switch (answer, facing) {
    case (.truth(let own), .truth(let other)): own == other
    case (.value(let own), .value(let other)): areOne(own, other)
    default: false
    }
  }

  /// Whether what differs can be told: only a few answers, each of one kind.
  private func mayTell(
    _ mismatches: [(Decision.Answer, Decision.Answer)], _ lefts: [NodeID], _ rights: [NodeID]
  ) -> Bool {
    // What a pass has made of values at several places has no place of its own.
    func isWritten(_ statements: [NodeID], _ tree: Tree) -> Bool {
      !statements.contains { tree.kind($0) == .switch && tree.marks($0).contains(.synthesized) }
    }

    // Of two rows of exits it is told in which of them they differ.
    guard mismatches.count <= 2, min(lefts.count, rights.count) == 1, isWritten(lefts, left.tree),
      isWritten(rights, right.tree)
    else { return false }
    return mismatches.allSatisfy { own, other in
      switch (own, other) {
      case (.truth, .truth): true
      case (.value(let a), .value(let b)): left.tree.kind(a) == right.tree.kind(b)
      default: false
      }
    }
  }

  private mutating func recordDecision(_ lefts: [NodeID], _ rights: [NodeID]) {
    let (last, other) = (lefts[lefts.count - 1], rights[rights.count - 1])
    record(
      .condition, last, other, Divergence.Place(left.tree.range(lefts[0]).union(left.tree.range(last))),
      Divergence.Place(right.tree.range(rights[0]).union(right.tree.range(other))))
  }

  /// Counts all of both as said alike.
  private mutating func creditWhole(_ lefts: [NodeID], _ rights: [NodeID]) {
    let sizes = (
      lefts.reduce(0) { $0 + left.fingerprints.size($1) }, rights.reduce(0) { $0 + right.fingerprints.size($1) }
    )
    credit(min(sizes.0, sizes.1))
    tally.ignored.swift += max(0, sizes.0 - sizes.1)
    tally.ignored.kotlin += max(0, sizes.1 - sizes.0)
  }
}
