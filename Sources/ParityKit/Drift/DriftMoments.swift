internal import Caching
internal import Changes
internal import Checks
internal import CodeModel
internal import Comparison
internal import FindingModel
internal import GitReading
internal import Linting
internal import Normalization
internal import Pairing
internal import SourceModel

/// Compares one group of twins as it was at moments of its history. For one thread.
struct DriftMoments: ~Copyable {
  private let setup: Setup
  private let readers: Readers
  /// What stands today in a twin's file about counterparts holds for its past, too.
  private let directives: [Directive]
  private var units: [Key: SourceUnit?] = [:]
  private var moments: [[Key?]: Moment] = [:]
  private(set) var problems: [Problem] = []
  /// How many moments were looked at.
  private(set) var count = 0
  private let cache: Cache?
  private let configurationInputs: [String]
  /// What the cache does not have yet.
  private(set) var fresh: [Cache.Key: [UInt8]] = [:]

  /// Opens both repositories.
  struct Readers: ~Copyable {
    let swift: BlobReader
    let kotlin: BlobReader

    init(swift: String, kotlin: String, sizeLimit: Int) throws(Problem) {
      let first = try BlobReader(at: swift, sizeLimit: sizeLimit)
      let second = try BlobReader(at: kotlin, sizeLimit: sizeLimit)
      self.swift = first
      self.kotlin = second
    }
  }

  /// A content under a path of today.
  struct Key: Hashable {
    var side: Side
    var path: String
    var blob: BlobID
  }

  init(_ setup: Setup, _ readers: consuming Readers, directives: [Directive], cache: Cache?) {
    self.cache = cache
    self.setup = setup
    self.readers = readers
    self.directives = directives
    configurationInputs = setup.configurationInputs
  }

  /// How the group stood when its files had some contents; `nil` when one of them cannot be analysed, so that what it
  /// declared is not known.
  ///
  /// - Parameter contents: by side, in the order of the group's paths; `nil` for a file that there was not.
  mutating func moment(_ group: DriftGroup, _ contents: [Side: [BlobID?]]) -> Moment? {
    var keys: [Key?] = []
    for side in Side.allCases {
      for (path, blob) in zip(group.paths[side] ?? [], contents[side] ?? []) {
        keys.append(blob.map { Key(side: side, path: path, blob: $0) })
      }
    }
    if let known = moments[keys] { return known }
    count += 1
    let name = cache.map { _ in cacheKey(group, keys) }
    if let name, let bytes = cache?.read(name), let moment = Moment(stored: bytes) {
      moments[keys] = moment
      return moment
    }
    var sides: [Side: [SourceUnit]] = [:]
    for key in keys {
      guard let key else { continue }
      guard let unit = unit(key) else { return nil }
      sides[key.side, default: []].append(unit)
    }
    let result = compare(group, sides)
    moments[keys] = result
    if let name { fresh[name] = result.stored }
    return result
  }

  /// All that a moment depends on beside the book.
  private func cacheKey(_ group: DriftGroup, _ keys: [Key?]) -> Cache.Key {
    let declared = directives.filter { directive in
      guard case .twin = directive.action else { return false }
      return group.paths[directive.side]?.contains(directive.path) == true
    }
    return Cache.Key(
      ["drift moment"] + configurationInputs + keys.map { $0.map { "\($0.side) \($0.path) \($0.blob)" } ?? "-" }
        + group.pairs.map { "\($0.swift) ~ \($0.kotlin)" }
        + declared.map { "\($0.side) \($0.path) \($0.scope.lower) \($0.action)" })
  }

  private mutating func unit(_ key: Key) -> SourceUnit? {
    if let known = units[key] { return known }
    let unit = read(key)
    units[key] = .some(unit)
    return unit
  }

  private mutating func read(_ key: Key) -> SourceUnit? {
    do throws(Problem) {
      let bytes =
        switch key.side {
        case .swift: try readers.swift.read(key.blob, path: key.path)
        case .kotlin: try readers.kotlin.read(key.blob, path: key.path)
        }
      guard let bytes, case .success(let file) = sourceFile(path: key.path, side: key.side, bytes: bytes) else {
        return nil
      }
      let unit = lower(file)
      return unit.isHopeless ? nil : setup.normalizer.normalize(unit)
    } catch {
      problems.append(error)
      return nil
    }
  }

  private func compare(_ group: DriftGroup, _ sides: [Side: [SourceUnit]]) -> Moment {
    let (swift, kotlin) = (sides[.swift] ?? [], sides[.kotlin] ?? [])
    let files = sides.mapValues { Set($0.map(\.file.path)) }
    var conventions = setup.conventions.with(directives)
    conventions.pairs = group.pairs.filter { pair in
      files[.swift]?.contains(pair.swift) == true && files[.kotlin]?.contains(pair.kotlin) == true
    }
    var mapping = pair(swift: swift, kotlin: kotlin, conventions: conventions)
    for index in mapping.twins.indices {
      let twin = mapping.twins[index]
      mapping.twins[index].level = setup.configuration.level(
        swiftPath: swift[twin.swift].file.path, kotlinPath: kotlin[twin.kotlin].file.path)
    }
    let comparison = TwinComparison(mapping)
    let traces = (0..<comparison.count).flatMap { driftViolations(comparison.compared($0), setup).map(Trace.init) }
    return Moment(
      traces: traces, declared: [.swift: declared(mapping.swift), .kotlin: declared(mapping.kotlin)], files: files)
  }

  /// What every declaration says itself, its members aside.
  private func declared(_ index: DeclarationIndex) -> Declared {
    var declared = Declared()
    for entry in index.declarations {
      let declaration = entry.declaration
      let prints = index.fingerprints[entry.unit]
      var hash = StableHash()
      hash.combine("\(declaration.kind.rawValue) \(declaration.visibility) \(declaration.modifiers.rawValue)")
      for parameter in declaration.parameters { hash.combine(parameter.label ?? parameter.name) }
      for node in declaration.ownNodes { hash.combine(prints.exact(node)) }
      declared.add(path: canonicalName(entry.path), form: hash.value)
    }
    return declared
  }
}

/// What diverges in a twin, as changes see it.
func driftViolations(_ twin: ComparedTwin, _ setup: Setup) -> [Violation] {
  var twin = twin
  twin.isAboutChange = true
  return violations(in: twin).filter { setup.isDivergence($0.check) }
}
