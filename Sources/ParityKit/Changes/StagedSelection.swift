internal import GitReading
internal import Pairing
internal import RuleBook
internal import SourceModel

/// The files that have to be read to tell what staged changes mean for their twins: those that changed, those that
/// declare counterparts or other parts of the same types, and those that declare what these mention.
struct StagedSelection: Sendable {
  private typealias Name = DeclaredNames.Name

  /// Of a name that more files declare, these many are read: those that declare most else of what is looked for.
  private static let mostDeclarations = 8
  /// For a file whose names lead nowhere: how many files that declare much the same are read.
  private static let mostLookalikes = 8

  private let swift: GlancedSide
  private let kotlin: GlancedSide
  private let conventions: PairingConventions
  private var selected: [Side: Set<Int>] = [:]
  /// Of `selected`, those whose own counterparts have been looked for.
  private var examined: [Side: Set<Int>] = [:]

  /// The files to read, in order.
  func paths(_ side: Side) -> [String] { (selected[side] ?? []).sorted().map { glanced(side).paths[$0] } }

  /// Those of them that are read only for what they declare: their counterparts may be left out.
  func bystanders(_ side: Side) -> Set<String> {
    Set((selected[side] ?? []).subtracting(examined[side] ?? []).map { glanced(side).paths[$0] })
  }

  /// Whether a side has any files at all.
  func isEmpty(_ side: Side) -> Bool { glanced(side).paths.isEmpty }

  /// What changed since the base of a side; `nil` when the side counts as unchanged.
  func changes(_ side: Side) -> ChangeSet? { glanced(side).changes }

  private func glanced(_ side: Side) -> GlancedSide { side == .swift ? swift : kotlin }

  /// - Throws: when a side cannot be listed, or what changed cannot be told.
  init(_ request: AnalysisRequest, _ setup: Setup) throws(Problem) {
    let glances = concurrentMap(Side.allCases, jobs: request.jobs) { side -> Result<GlancedSide, Problem> in
      let settings = setup.configuration.settings(of: side)
      let filter = FileFilter(side: side, settings: settings, conventions: setup.book.files)
      do throws(Problem) {
        return .success(try GlancedSide(request.side(side), request, filter, setup.memory))
      } catch {
        return .failure(error)
      }
    }
    conventions = setup.conventions
    swift = try glances[0].get()
    kotlin = try glances[1].get()
    for side in Side.allCases {
      let files = glanced(side)
      selected[side] = Set(
        files.paths.indices.filter { files.names[$0].hasDirective || files.changedPaths.contains(files.paths[$0]) })
    }
    let changed = selected
    for side in Side.allCases { selectRelatives(of: glanced(side).changed, on: side, jobs: request.jobs) }
    let contents = Dictionary(uniqueKeysWithValues: Side.allCases.map { ($0, selectedContents($0)) })
    var wanted: [Side: [Wanted]] = [:]
    for side in Side.allCases {
      // Counterparts may declare more than what changed, and that may have its counterpart elsewhere.
      let others = (selected[side] ?? []).subtracting(changed[side] ?? []).sorted()
      let files = zip(others, glanced(side).contents(of: others)).map { number, content in
        GlancedSide.ChangedFile(path: glanced(side).paths[number], content: content)
      }
      for names in names(wantedBy: files, on: side, jobs: request.jobs) {
        for (side, names) in names { wanted[side, default: []].append(names) }
      }
    }
    for side in Side.allCases {
      let targets = (contents[side] ?? []).flatMap { DeclaredNames.targetsOfDirectives(in: $0) }
      wanted[side.other, default: []].append(Wanted(sure: Set(targets)))
    }
    examined = selected
    for side in Side.allCases { select(wanted[side] ?? [], on: side) }
    for side in Side.allCases { selectMentioned(by: contents[side] ?? [], on: side) }
  }

  private func selectedContents(_ side: Side) -> [[UInt8]] {
    glanced(side).changed.map(\.content) + glanced(side).contents(of: (selected[side] ?? []).sorted())
  }

  // MARK: Selecting

  /// The counterparts of files, and what else belongs to the same types.
  private mutating func selectRelatives(of files: [GlancedSide.ChangedFile], on side: Side, jobs: Int) {
    let wanted = names(wantedBy: files, on: side, jobs: jobs)
    select(wanted.compactMap { $0[side] }, on: side)
    let found = select(wanted.compactMap { $0[side.other] }, on: side.other)
    let others = glanced(side.other).paths
    for (file, wanted) in zip(files, wanted) {
      let configured = Set(conventions.pathsOfCounterparts(of: file.path, on: side, among: others))
      if !configured.isEmpty {
        selected[side.other, default: []].formUnion(others.indices.filter { configured.contains(others[$0]) })
      } else if found.isDisjoint(with: wanted[side.other]?.all ?? []) {
        selectLookalikes(of: file, on: side)
      }
    }
  }

  /// Names to look for because of one file.
  private struct Wanted: Sendable {
    /// Followed however many files declare them: what a file is called tells which of them is meant.
    var sure: Set<Name> = []
    /// Such as that of a type `State` that every file has one of.
    var others: Set<Name> = []
    /// What stands in the types: of many files that extend `Card` it tells which is meant.
    var members: Set<Name> = []

    var all: Set<Name> { sure.union(others) }
  }

  /// Selects the files that declare, or are called by, some names; returns those that were found.
  @discardableResult
  private mutating func select(_ wanted: [Wanted], on side: Side) -> Set<Name> {
    let all = NameSieve(wanted.reduce(into: []) { $0.formUnion($1.all) })
    let sure = wanted.reduce(into: Set()) { $0.formUnion($1.sure) }
    let files = glanced(side)
    var found: [Name: Set<Int>] = [:]
    for number in files.paths.indices {
      let stem = files.stems[number]
      if all.contains(stem) { found[stem, default: []].insert(number) }
      for (_, name) in files.names[number].outer where all.contains(name) { found[name, default: []].insert(number) }
    }
    for (name, numbers) in found {
      if numbers.count <= Self.mostDeclarations || sure.contains(name) {
        selected[side, default: []].formUnion(numbers)
      } else {
        for wanted in wanted where wanted.others.contains(name) {
          selected[side, default: []].formUnion(nearest(numbers, to: wanted, files))
        }
      }
    }
    return Set(found.keys)
  }

  /// Of many files that declare one name, those that share most with the file because of which it is looked for.
  private func nearest(_ numbers: Set<Int>, to wanted: Wanted, _ files: GlancedSide) -> [Int] {
    let members = NameSieve(wanted.members.subtracting(wanted.all))
    let shares = numbers.map { (number: $0, count: members.count(in: files.names[$0])) }
    let most = shares.map(\.count).max() ?? 0
    let best = shares.filter { $0.count > 0 && $0.count * 2 >= most }
    return best.sorted { ($1.count, $0.number) < ($0.count, $1.number) }.prefix(Self.mostDeclarations).map(\.number)
  }

  private func names(wantedBy files: [GlancedSide.ChangedFile], on side: Side, jobs: Int) -> [[Side: Wanted]] {
    let conventions = conventions
    return concurrentMap(files, jobs: jobs) { Self.names(wantedBy: $0, on: side, conventions) }
  }

  /// What to look for on both sides because of what a file of one side declares.
  private static func names(
    wantedBy file: GlancedSide.ChangedFile, on side: Side, _ conventions: PairingConventions
  ) -> [Side: Wanted] {
    let declared = DeclaredNames.spelt(in: file.content)
    let stem = stem(of: file.path)
    var names = Set(declared.filter { [.type, .target, .toplevel].contains($0.kind) }.map(\.name))
    let members = Set(declared.filter { $0.kind == .member || $0.kind == .toplevel }.map { Name($0.name) })
    let own = Wanted(sure: [Name(stem)], others: Set(names.map(Name.init)), members: members)
    // `Manager.Listener` is `ManagerListener` where it is not nested.
    let types = declared.filter { $0.kind == .type }.map(\.name).prefix(20)
    for (position, inner) in types.enumerated() { names.formUnion(types[..<position].map { $0 + inner }) }
    let counterparts = Wanted(
      sure: Set(([stem] + conventions.namesOfCounterparts(of: stem, on: side)).map(Name.init)),
      others: Set((Array(names) + conventions.namesOfCounterparts(of: Array(names), on: side)).map(Name.init)),
      members: members)
    return [side: own, side.other: counterparts]
  }

  /// Types may be paired by their members alone.
  private mutating func selectLookalikes(of file: GlancedSide.ChangedFile, on side: Side) {
    let own = DeclaredNames(file.content).all
    let sieve = NameSieve(own)
    let others = glanced(side.other).names
    let likeness = others.indices.compactMap { number -> (number: Int, share: Double)? in
      let shared = sieve.count(in: others[number])
      guard shared >= 2 else { return nil }
      return (number, Double(shared) / Double(others[number].count + own.count - shared))
    }
    let best = likeness.sorted { ($1.share, $0.number) < ($0.share, $1.number) }.prefix(Self.mostLookalikes)
    selected[side.other, default: []].formUnion(best.map(\.number))
  }

  /// The types that files speak of say what their values are.
  private mutating func selectMentioned(by contents: [[UInt8]], on side: Side) {
    let mentioned = NameSieve(
      contents.reduce(into: []) { $0.formUnion(DeclaredNames.mentionedTypes(in: $1)) })
    let files = glanced(side)
    var declaring: [Name: [Int]] = [:]
    for number in files.names.indices {
      for (kind, name) in files.names[number].outer where kind == .type && mentioned.contains(name) {
        declaring[name, default: []].append(number)
      }
    }
    for (name, numbers) in declaring {
      // Of a name that many types have, the file that is called like it.
      let isPlain = numbers.count <= Self.mostDeclarations
      selected[side, default: []].formUnion(isPlain ? numbers : numbers.filter { files.stems[$0] == name })
    }
  }
}
