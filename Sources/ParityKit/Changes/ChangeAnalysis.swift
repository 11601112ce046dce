internal import Changes
internal import Checks
internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Linting
internal import Pairing
internal import SourceModel

/// What a run over changes found out, before anything is put into words.
struct ChangeOutcome: Sendable {
  /// A fact about a change, and the divergences of head that it stands for.
  struct Verdict: Sendable {
    var violation: Violation
    var consumed: [Violation]
  }

  var verdicts: [Verdict] = []
  /// At head: new, and told by no verdict.
  var introduced: [Violation] = []
  /// At head: as they were at base.
  var existing: [Violation] = []
  /// At base, and gone.
  var resolved: [Violation] = []
  var baseUnits: [SourceUnit] = []
  /// Per side, as reports name it.
  var bases: [Side: String] = [:]
  var problems: [Problem] = []
  /// Per side, the paths at head of changed files.
  var changedPaths: [Side: Set<String>] = [:]
}

/// Compares both sides at base and at head, and explains what is new by the edits in between.
///
/// - Parameter selection: why the sources are only those that the change may have to do with; `nil` when they are all.
func analyseChanges(
  _ request: AnalysisRequest, _ sources: Sources, _ setup: Setup, _ selection: StagedSelection?
) throws(Problem) -> (outcome: ChangeOutcome, examination: Examination) {
  func changes(_ side: Side) throws(Problem) -> SideChanges {
    try readChanges(of: side, request, head: sources.side(side), setup, known: selection?.changes(side))
  }
  return explainChanges(
    swift: try changes(.swift), kotlin: try changes(.kotlin), sources, setup, jobs: request.jobs,
    selection: selection)
}

/// The same, once both sides are known at base.
///
/// - Parameter selection: why the sources are only those that the change may have to do with; `nil` when they are all.
func explainChanges(
  swift: SideChanges, kotlin: SideChanges, _ sources: Sources, _ setup: Setup, jobs: Int,
  isDecree: Bool = false, selection: StagedSelection? = nil
) -> (outcome: ChangeOutcome, examination: Examination) {
  // What two sides are, and what two moments are, is found out at the same time: much of each is work for one thread.
  let threads = max(1, jobs / 2)
  let sides = concurrentMap([(Side.swift, swift), (.kotlin, kotlin)], jobs: jobs) { side, changes in
    let now = SideMoment(
      side, sources.side(side).units, sources.side(side).written, tests: setup.conventions.tests,
      jobs: threads)
    return (now: now, then: SideMoment(of: changes, whichBecame: now, tests: setup.conventions.tests, jobs: threads))
  }
  var conventions = setup.conventions.with(sources.swift.directives + sources.kotlin.directives)
  if let selection { for side in Side.allCases { conventions.bystanders[side] = selection.bystanders(side) } }
  let moments = concurrentMap([true, false], jobs: jobs) { [conventions] isHead in
    let (swiftSide, kotlinSide) = isHead ? (sides[0].now, sides[1].now) : (sides[0].then, sides[1].then)
    let mapping = mapped(swiftSide.index, kotlinSide.index, conventions, setup, isDecree: isDecree, jobs: threads)
    return State(
      mapping, WrittenSides(swift: swiftSide.written, kotlin: kotlinSide.written, mapping),
      isHead ? swift.changedPaths : swift.formerPaths, isHead ? kotlin.changedPaths : kotlin.formerPaths, setup.hazards,
      jobs: threads)
  }
  let (now, then) = (moments[0], moments[1])
  let mapping = now.mapping
  // A twin is in scope when either side moved, at base or at head.
  let isHazard: (Violation) -> Bool = { !setup.isDivergence($0.check) }
  var outcome = ChangeOutcome()
  outcome.problems = swift.problems + kotlin.problems
  outcome.bases = [.swift: swift.base, .kotlin: kotlin.base].compactMapValues { $0 }
  outcome.changedPaths = [.swift: swift.changedPaths, .kotlin: kotlin.changedPaths]
  outcome.baseUnits = swift.units + kotlin.units

  let texts = SourcesByPath(sources.swift.units + sources.kotlin.units)
  let formerTexts = SourcesByPath(swift.units + kotlin.units)
  let divergences = now.violations.filter { !isHazard($0) }
  let own = concurrently(
    jobs: jobs, { ownEdits(.swift, swift, head: sources.swift.units, setup, jobs: threads) },
    { ownEdits(.kotlin, kotlin, head: sources.kotlin.units, setup, jobs: threads) })
  let edits: [Side: SideEdits] = [.swift: own.0, .kotlin: own.1]
  let explanation = Explanation(
    base: then.state(then.violations.filter { !isHazard($0) }), head: now.state(divergences), edits: edits,
    quote: texts.text, quoteBase: formerTexts.text)

  var consumed: Set<Int> = []
  for (violation, positions) in zip(explanation.violations, explanation.consumed) {
    consumed.formUnion(positions)
    outcome.verdicts.append(ChangeOutcome.Verdict(violation: violation, consumed: positions.map { divergences[$0] }))
  }
  for (position, divergence) in divergences.enumerated() where !consumed.contains(position) {
    if explanation.introduced.contains(position) {
      var told = divergence
      if explanation.doubtful.contains(position) { told.confidence = .low }
      outcome.introduced.append(told)
    } else {
      outcome.existing.append(divergence)
    }
  }
  let earlier = then.divergencesOnly(isHazard)
  outcome.resolved = explanation.resolved.map { earlier[$0] }
  let hazards = HazardHistory(now.violations.filter(isHazard), before: then.violations.filter(isHazard), edits)
  outcome.introduced += hazards.fresh
  outcome.existing += hazards.known
  outcome.verdicts += fileVerdicts(swift, .swift, mapping, then.mapping)
  outcome.verdicts += fileVerdicts(kotlin, .kotlin, mapping, then.mapping)
  if selection == nil {
    let told = outcome.verdicts.map(\.violation).filter { $0.check != "one-sided-change" } + outcome.introduced
    let notes =
      ChangeVocabulary.notes(.swift, swift, sources, mapping, told: told)
      + ChangeVocabulary.notes(.kotlin, kotlin, sources, mapping, told: told)
    outcome.verdicts += notes.map { ChangeOutcome.Verdict(violation: $0, consumed: []) }
  }
  outcome.doubtWhatIsIn(testPaths(mapping).union(testPaths(then.mapping)))
  let examination = Examination(
    mapping: mapping, twins: now.summaries, violations: [], problems: now.problems)
  return (outcome, examination)
}

extension ChangeOutcome {
  /// What a change brought to tests is noted: they follow what they test, each in its own way, and reach no user. Of 36
  /// such findings in forty commits that were read, none asked for anything.
  fileprivate mutating func doubtWhatIsIn(_ tests: Set<String>) {
    for index in verdicts.indices where tests.contains(verdicts[index].violation.primary.path) {
      verdicts[index].violation.confidence = .low
    }
    for index in introduced.indices where tests.contains(introduced[index].primary.path) {
      introduced[index].confidence = .low
    }
  }
}

/// The paths of files, of either side, that stand in no twin but those of tests.
private func testPaths(_ mapping: Mapping) -> Set<String> {
  func paths(_ twin: Twin) -> [String] {
    [mapping.swift.units[twin.swift].file.path, mapping.kotlin.units[twin.kotlin].file.path]
  }
  let tests = Set(mapping.twins.filter(\.isTest).flatMap(paths))
  return tests.subtracting(mapping.twins.filter { !$0.isTest }.flatMap(paths))
}

private struct SourcesByPath {
  private let files: [Side: [String: SourceFile]]

  init(_ units: [SourceUnit]) {
    files = Dictionary(grouping: units.map(\.file), by: \.side).mapValues { files in
      Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  func text(_ site: Site) -> String { files[site.side]?[site.path]?.text(in: site.range) ?? "" }
}

/// One side at one moment, with what it declares.
private struct SideMoment: Sendable {
  let index: DeclarationIndex
  let written: WrittenSide

  init(
    _ side: Side, _ units: [SourceUnit], _ written: [SourceUnit], like other: DeclarationIndex? = nil,
    but changed: Set<String> = [], tests: TestFiles, jobs: Int
  ) {
    index = DeclarationIndex(side: side, units: units, like: other, but: changed, jobs: jobs)
    self.written = WrittenSide(side, written, tests: tests)
  }

  /// A side at base; where nothing has changed, that is what it is now.
  init(of changes: SideChanges, whichBecame now: SideMoment, tests: TestFiles, jobs: Int) {
    if changes.formerPaths.isEmpty && changes.changedPaths.isEmpty {
      self = now
    } else {
      self.init(
        now.index.side, changes.units, changes.written, like: now.index, but: changes.formerPaths,
        tests: tests, jobs: jobs)
    }
  }
}

/// Both sides at one moment, as far as their twins have to do with the change.
private struct State: Sendable {
  let mapping: Mapping
  let violations: [Violation]
  let summaries: [Report.TwinSummary]
  let problems: [Problem]
  private let lone: [Site]
  private let distant: [TwinState.Distant]
  private let partners: [Site: Site]
  private let inherited: [Site: Site]

  init(
    _ mapping: Mapping, _ written: WrittenSides, _ swiftPaths: Set<String>, _ kotlinPaths: Set<String>,
    _ hazards: [HazardRule], jobs: Int
  ) {
    self.mapping = mapping
    let comparison = TwinComparison(mapping, jobs: jobs)
    let touched = (0..<comparison.count).filter { number in
      let twin = mapping.twins[number]
      return swiftPaths.contains(mapping.swift.units[twin.swift].file.path)
        || kotlinPaths.contains(mapping.kotlin.units[twin.kotlin].file.path)
    }
    let results = concurrentMap(touched, jobs: jobs) { number in
      var twin = comparison.compared(number)
      twin.isAboutChange = true
      let writtenTwin = WrittenTwin(twin, in: written)
      let violations = Checks.violations(in: twin, writtenTwin, hazards)
      return (number: number, twin: twin, violations: violations, distant: distantPairs(twin))
    }
    var summaries = ParityKit.summaries(mapping)
    for result in results { summaries[result.number].take(result.twin) }
    self.summaries = summaries
    violations = results.flatMap(\.violations)
    distant = results.flatMap(\.distant)
    problems = results.flatMap(\.twin.caps).map {
      Problem(.warning, path: $0.path, message: "`\($0.member)`: \($0.what)")
    }
    let paths: [Side: Set<String>] = [.swift: swiftPaths, .kotlin: kotlinPaths]
    lone = loneSites(mapping, in: paths)
    inherited = inheritedSites(mapping, in: paths)
    partners = partnerSites(mapping)
  }

  func state(_ divergences: [Violation]) -> TwinState {
    let forms = MemberForms(mapping: mapping)
    return TwinState(
      divergences: divergences, lone: lone, distant: distant, partners: partners, inherited: inherited,
      isSaid: { forms.isSaid(at: $0, $1, byCounterpart: $2) }, pairAround: { forms.pairSites(around: $0) },
      findWords: { [mapping] in find(words: $0, inFileOf: $1, mapping) })
  }

  func divergencesOnly(_ isHazard: (Violation) -> Bool) -> [Violation] { violations.filter { !isHazard($0) } }
}

private func partnerSites(_ mapping: Mapping) -> [Site: Site] {
  var result: [Site: Site] = [:]
  for (left, right) in mapping.types.map({ ($0.swift, $0.kotlin) }) + mapping.members.map({ ($0.swift, $0.kotlin) }) {
    let sites = (nameSite(left, mapping), nameSite(right, mapping))
    result[sites.0] = sites.1
    result[sites.1] = sites.0
  }
  return result
}

/// The members of a twin that are compared as wholes.
private func distantPairs(_ twin: ComparedTwin) -> [TwinState.Distant] {
  twin.members.compactMap { member in
    guard let body = member.body, body.level < .statement || body.omitted > 0 else { return nil }
    func site(_ id: DeclarationID) -> Site {
      let entry = twin.mapping[id]
      return Site(
        side: id.side, path: twin.mapping.index(id.side).units[entry.unit].file.path, range: entry.declaration.range)
    }
    return TwinState.Distant(
      swift: site(member.pair.swift), kotlin: site(member.pair.kotlin), name: twin.mapping[member.pair.swift].path,
      isRelated: Set<Evidence>([.onlyCandidates, .moved, .lifecycle]).isDisjoint(with: member.pair.evidence))
  }
}

/// Files that one side deleted while their twins stay, and files that it added.
private func fileVerdicts(
  _ changes: SideChanges, _ side: Side, _ mapping: Mapping, _ baseMapping: Mapping
) -> [ChangeOutcome.Verdict] {
  let other = side.other
  let lonely = Set(paths(mapping, other, other == .swift ? mapping.unpairedSwift : mapping.unpairedKotlin))
  let unpaired = Set(paths(mapping, side, side == .swift ? mapping.unpairedSwift : mapping.unpairedKotlin))
  let deletions = changes.deleted.compactMap { path -> ChangeOutcome.Verdict? in
    let twin = baseMapping.twins.first { twin in
      baseMapping.index(side).units[side == .swift ? twin.swift : twin.kotlin].file.path == path
    }
    guard let twin else { return nil }
    let left = baseMapping.index(other).units[other == .swift ? twin.swift : twin.kotlin].file.path
    guard lonely.contains(left) else { return nil }
    return verdict(
      "unreplicated-deletion", path, at: Site(side: other, path: left, range: ByteRange(0, 0)), side, .high)
  }
  return deletions
    + changes.added.filter(unpaired.contains).map { path in
      // A file may be the platform's own; what it adds for others to use to a type that both sides have is not.
      verdict(
        "unreplicated-addition", path, at: Site(side: side, path: path, range: ByteRange(0, 0)), side,
        extendsCounterpart(path, side, mapping) ? .high : .low)
    }
}

/// Whether a file has public members for a type that has a counterpart.
private func extendsCounterpart(_ path: String, _ side: Side, _ mapping: Mapping) -> Bool {
  let index = mapping.index(side)
  guard let unit = index.unit(at: path) else { return false }
  let extended = index.declarations(ofUnit: unit).compactMap { entry -> String? in
    guard entry.declaration.visibility == .public, entry.declaration.kind == .function, let parent = entry.parent else {
      return nil
    }
    return index[parent].declaration.kind == .extension ? index[parent].key : nil
  }
  return !extended.isEmpty
    && mapping.types.contains { extended.contains(index[$0[side]].key) }
}

private func paths(_ mapping: Mapping, _ side: Side, _ numbers: [Int]) -> [String] {
  numbers.map { mapping.index(side).units[$0].file.path }
}

private func verdict(
  _ check: String, _ path: String, at site: Site, _ side: Side, _ confidence: Confidence
) -> ChangeOutcome.Verdict {
  let name = path.split(separator: "/").last.map(String.init) ?? path
  return ChangeOutcome.Verdict(
    violation: Violation(
      check: check,
      values: [
        "side": side.languageName, "other": side.other.languageName, "before": "", "after": "", "still": "",
        "name": name, "kind": "file", "answer": "",
      ], confidence: confidence, member: nil, primary: site, counterpart: nil, identity: [check, name]),
    consumed: [])
}
