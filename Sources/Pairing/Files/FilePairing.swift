internal import CodeModel
internal import SourceModel

/// Finds twins of files: what the user says, then equal stems, then the types that the files declare.
struct FilePairing {
  let swift: DeclarationIndex
  let kotlin: DeclarationIndex
  private let contents: (swift: FileContents, kotlin: FileContents)
  private let tests: TestFiles
  private let examples: ExampleFiles
  private(set) var twins: [Twin] = []
  /// Pairs of paths of which one does not exist.
  private(set) var missing: [PairingConventions.PathPair] = []
  private var usedSwift: Set<Int> = []
  private var usedKotlin: Set<Int> = []
  private var known: Set<TypePairing.UnitPair> = []

  init(swift: DeclarationIndex, kotlin: DeclarationIndex, conventions: PairingConventions) {
    self.swift = swift
    self.kotlin = kotlin
    contents = (
      FileContents(swift, plumbing: conventions.plumbing), FileContents(kotlin, plumbing: conventions.plumbing)
    )
    tests = conventions.tests
    examples = conventions.examples
  }

  // MARK: What the user says

  mutating func pairByDecree() {
    for left in swift.units.indices {
      for right in kotlin.units.indices { add(left, right, .given) }
    }
  }

  mutating func pairConfigured(_ conventions: PairingConventions) {
    for pair in conventions.pairs {
      guard let left = FilePairing.find(pair.swift, in: swift), let right = FilePairing.find(pair.kotlin, in: kotlin)
      else {
        missing.append(pair)
        continue
      }
      add(left, right, pair.evidence)
    }
    for pair in conventions.patterns { pairByPattern(pair) }
  }

  /// The file of a path, else the only one whose path ends with it.
  private static func find(_ path: String, in index: DeclarationIndex) -> Int? {
    if let exact = index.unit(at: path) { return exact }
    let ending = index.units.indices.filter { index.units[$0].file.path.hasSuffix("/" + path) }
    return ending.count == 1 ? ending[0] : nil
  }

  private mutating func pairByPattern(_ pair: PairingConventions.PatternPair) {
    var kotlinByCapture: [[String: String]: [Int]] = [:]
    for unit in kotlin.units.indices where !usedKotlin.contains(unit) {
      guard let captures = pair.kotlin.bindings(in: kotlin.units[unit].file.path) else { continue }
      kotlinByCapture[captures.mapValues(canonicalName), default: []].append(unit)
    }
    for unit in swift.units.indices where !usedSwift.contains(unit) {
      guard let captures = pair.swift.bindings(in: swift.units[unit].file.path),
        let partner = kotlinByCapture[captures.mapValues(canonicalName)]?.first(where: { !usedKotlin.contains($0) })
      else { continue }
      add(unit, partner, .configured)
    }
  }

  // MARK: Stems

  mutating func pairByStem() {
    pairByStem(of: { FilePairing.stem(of: $0) }, evidence: .sameName, keepsKotlin: false)
    pairBySingular()
    pairByStem(
      of: { path in
        let stem = FilePairing.fileStem(path)
        return stem.firstIndex(of: "+").map { canonicalName(String(stem[..<$0])) }
      }, evidence: .extensionFile, keepsKotlin: true)
  }

  private mutating func pairByStem(of key: (String) -> String?, evidence: Evidence, keepsKotlin: Bool) {
    var kotlinByStem: [String: [Int]] = [:]
    for unit in kotlin.units.indices where keepsKotlin || !usedKotlin.contains(unit) {
      kotlinByStem[FilePairing.stem(of: kotlin.units[unit].file.path), default: []].append(unit)
    }
    var candidates: [(left: Int, right: Int, score: Double)] = []
    for left in swift.units.indices where !usedSwift.contains(left) {
      guard let key = key(swift.units[left].file.path) else { continue }
      for right in kotlinByStem[key] ?? [] where mayMirror(left, right) {
        let content = contents.swift.similarity(left, contents.kotlin, right)
        // What is about to go has made room for another of its name.
        let age = swift.isDeprecated(unit: left) == kotlin.isDeprecated(unit: right) ? 0.0 : 1
        candidates.append((left, right, folderSimilarity(left, right) + content - age))
      }
    }
    for candidate in candidates.sorted(by: { ($1.score, $0.left, $0.right) < ($0.score, $1.left, $1.right) }) {
      guard !usedSwift.contains(candidate.left), keepsKotlin || !usedKotlin.contains(candidate.right) else { continue }
      add(candidate.left, candidate.right, evidence)
    }
  }

  /// Files of functions of which one speaks of one thing and the other of several: `OrderReducer.swift`, `OrderReducers.kt`.
  /// They have to declare the same, for there is no type that one of them is about.
  private mutating func pairBySingular() {
    func bySingular(_ index: DeclarationIndex, _ contents: FileContents, _ used: Set<Int>) -> [String: [Int]] {
      let free = index.units.indices.filter { !used.contains($0) && contents.declaresNoType($0) }
      return Dictionary(grouping: free) { unit in
        let stem = FilePairing.stem(of: index.units[unit].file.path)
        return stem.hasSuffix("s") ? String(stem.dropLast()) : stem
      }
    }
    let rights = bySingular(kotlin, contents.kotlin, usedKotlin)
    let lefts = bySingular(swift, contents.swift, usedSwift).sorted { $0.key < $1.key }
    for (stem, left) in lefts {
      guard let right = rights[stem], left.count == 1, right.count == 1, mayMirror(left[0], right[0]),
        contents.swift.similarity(left[0], contents.kotlin, right[0]) >= 0.5
      else { continue }
      add(left[0], right[0], .sameName)
    }
  }

  /// A name is not enough: `Extensions` and `Constants` are everywhere, and neither a test nor an example is a twin of what
  /// it is for.
  private func mayMirror(_ left: Int, _ right: Int) -> Bool {
    let (file, other) = (swift.units[left].file, kotlin.units[right].file)
    return tests.isTest(file) == tests.isTest(other)
      && !ExampleFiles.standApart(examples.kind(of: file), examples.kind(of: other))
      && contents.swift.mayMirror(left, contents.kotlin, right)
  }

  static func stem(of path: String) -> String { canonicalName(fileStem(path)) }

  private static func fileStem(_ path: String) -> String {
    let name = fileName(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }

  private func folderSimilarity(_ left: Int, _ right: Int) -> Double {
    func folders(_ path: String) -> Set<String> {
      Set(path.split(separator: "/").dropLast().flatMap { words(of: String($0)) })
    }
    return setSimilarity(folders(swift.units[left].file.path), folders(kotlin.units[right].file.path))
  }

  // MARK: Types

  /// Adds a twin for every two files that hold counterparts and are not one yet, best pairs of free files first.
  mutating func pairByTypes(_ weights: [TypePairing.UnitPair: Int], declared: Set<TypePairing.UnitPair>) {
    let ordered = weights.sorted {
      ($1.value, $0.key.swift, $0.key.kotlin) < ($0.value, $1.key.swift, $1.key.kotlin)
    }
    for (pair, _) in ordered where !contains(pair.swift, pair.kotlin) {
      add(pair.swift, pair.kotlin, declared.contains(pair) ? .directive : .sameTypes)
    }
  }

  private func contains(_ left: Int, _ right: Int) -> Bool {
    known.contains(TypePairing.UnitPair(swift: left, kotlin: right))
  }

  private mutating func add(_ left: Int, _ right: Int, _ evidence: Evidence) {
    usedSwift.insert(left)
    usedKotlin.insert(right)
    known.insert(TypePairing.UnitPair(swift: left, kotlin: right))
    twins.append(Twin(swift: left, kotlin: right, evidence: [evidence], isTest: tests.isTest(swift.units[left].file)))
  }
}
