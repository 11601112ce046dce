package import FindingModel
internal import ParityKit
package import SourceModel

/// What the tool says about changes made on purpose in some twins.
package struct SeedTrial: Sendable {
  /// A seed about which too little or too much was said.
  package struct Surprise: Sendable {
    package enum Kind: String, Sendable {
      case missed, several, notQuiet, noise
    }

    package var kind: Kind
    package var twin: String
    package var side: Side
    /// From 1, at base.
    package var line: Int
    /// What was changed, as its kind is called.
    package var change: String
    package var member: String
    package var text: String
    package var said: [Finding]
  }

  package private(set) var tallies: [Seed.Kind: Tally] = [:]
  package private(set) var neutral = 0
  package private(set) var noisy = 0
  package private(set) var surprises: [Surprise] = []

  /// Says that something was changed, and not what is owed.
  private static let notes: Set<String> = ["one-sided-change"]

  /// - Parameter step: of every so many seeds one is tried, the first of all among them.
  package init(_ twins: [SeededTwin], every step: Int = 1, jobs: Int = 1) {
    var number = 0
    var tasks: [(twin: SeededTwin, seeds: [Seed], neutral: [NeutralSeed])] = []
    func isNext() -> Bool {
      number += 1
      return (number - 1) % max(1, step) == 0
    }
    for twin in twins {
      let seeds = EditSeeding(twin).seeds.filter { _ in isNext() }
      tasks.append((twin, seeds, NeutralSeeding(twin).seeds.filter { _ in isNext() }))
    }
    let trials = concurrentMap(tasks, jobs: jobs) { task in
      var trial = SeedTrial()
      for seed in task.seeds { trial.plant(seed, in: task.twin) }
      for seed in task.neutral { trial.plant(seed, in: task.twin) }
      return trial
    }
    for trial in trials { merge(trial) }
  }

  /// Nothing tried yet.
  package init() {}

  /// Some seeds of one twin.
  package init(_ twin: SeededTwin, _ seeds: [Seed], _ neutral: [NeutralSeed]) {
    for seed in seeds { plant(seed, in: twin) }
    for seed in neutral { plant(seed, in: twin) }
  }

  package mutating func merge(_ other: SeedTrial) {
    tallies.merge(other.tallies) { $0.adding($1) }
    neutral += other.neutral
    noisy += other.noisy
    surprises += other.surprises
  }

  package var total: Tally {
    Seed.Kind.allCases.reduce(Tally()) { $0.adding(tallies[$1] ?? Tally()) }
  }

  /// Of the changes that mean nothing, the share about which something is said, 0…1.
  package var noise: Double { neutral == 0 ? 0 : Double(noisy) / Double(neutral) }

  private mutating func plant(_ seed: Seed, in twin: SeededTwin) {
    func surprise(_ kind: Surprise.Kind, _ said: [Finding]) -> Surprise {
      Surprise(
        kind: kind, twin: twin.name, side: seed.side, line: twin.line(seed.edit, seed.side), change: seed.kind.rawValue,
        member: seed.member, text: seed.edit.text, said: said)
    }
    var tally = Tally()
    tally.seeds = 1
    let (found, resolved) = twin.findings(after: [seed.side: [seed.edit]])
    // Where the two differed on purpose a change may make them equal: nothing is owed, and that is said.
    if found.isEmpty, !resolved.isEmpty { return }
    let telling = found.filter { !SeedTrial.notes.contains($0.rule) }
    tally.reported = telling.isEmpty ? 0 : 1
    tally.noted = telling.isEmpty && !found.isEmpty ? 1 : 0
    tally.loud = found.contains { $0.severity > .info } ? 1 : 0
    tally.findings = telling.count
    if telling.isEmpty { surprises.append(surprise(.missed, found)) }
    if telling.count > 1 { surprises.append(surprise(.several, telling)) }
    if let port = seed.port {
      let left = twin.findings(after: [seed.side: [seed.edit], seed.side.other: [port]]).new
      tally.ported = 1
      tally.quiet = left.isEmpty ? 1 : 0
      if !left.isEmpty { surprises.append(surprise(.notQuiet, left)) }
    }
    tallies[seed.kind] = (tallies[seed.kind] ?? Tally()).adding(tally)
  }

  private mutating func plant(_ seed: NeutralSeed, in twin: SeededTwin) {
    neutral += 1
    let found = twin.findings(after: [seed.side: seed.edits]).new
    if found.isEmpty { return }
    noisy += 1
    surprises.append(
      Surprise(
        kind: .noise, twin: twin.name, side: seed.side, line: seed.edits.first.map { twin.line($0, seed.side) } ?? 1,
        change: seed.kind.rawValue, member: seed.member, text: seed.edits.first?.text ?? "", said: found))
  }
}

extension SeedTrial.Surprise {
  /// All of it in one line, for people.
  package var sentence: String {
    let said = said.map { "\($0.rule) \($0.severity): \($0.message)" }
    return "\(kind.rawValue): \(twin) \(side.languageName) line \(line), \(change) `\(text)` in \(member): \(said)"
  }
}

extension SeededTwin {
  fileprivate func line(_ edit: TextEdit, _ side: Side) -> Int {
    file(side).bytes[..<Int(edit.range.lower)].count { $0 == UInt8(ascii: "\n") } + 1
  }
}
