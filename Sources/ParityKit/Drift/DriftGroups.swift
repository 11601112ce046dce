internal import CodeModel
internal import Pairing
internal import SourceModel

/// Twins whose members lie across each other's files, so that one cannot be compared without the others.
struct DriftGroup: Sendable {
  /// Paths of today, relative to the sides' roots, in their order.
  var paths: [Side: [String]]
  /// The twins' two files.
  var pairs: [PairingConventions.PathPair]
  /// Positions in `Mapping.twins`.
  var twins: [Int]

  /// More files than this are compared twin by twin.
  private static let mostFiles = 16

  /// The groups of a mapping that have one of some twins, in order of their first twin.
  static func all(in mapping: Mapping, wanted: Set<Int>) -> [DriftGroup] {
    var sets = DisjointSets(count: mapping.swift.units.count + mapping.kotlin.units.count)
    let shift = mapping.swift.units.count
    func unit(_ id: DeclarationID) -> Int { mapping[id].unit + (id.side == .swift ? 0 : shift) }
    for twin in mapping.twins { sets.join(twin.swift, twin.kotlin + shift) }
    for pair in mapping.types { sets.join(unit(pair.swift), unit(pair.kotlin)) }
    for pair in mapping.members { sets.join(unit(pair.swift), unit(pair.kotlin)) }
    var units: [Int: [Int]] = [:]
    for number in 0..<(shift + mapping.kotlin.units.count) { units[sets.root(number), default: []].append(number) }
    var twins: [Int: [Int]] = [:]
    for (number, twin) in mapping.twins.enumerated() { twins[sets.root(twin.swift), default: []].append(number) }

    func group(_ numbers: [Int], _ units: [Int]) -> DriftGroup {
      let swift = Set(units.filter { $0 < shift }).sorted().map { mapping.swift.units[$0].file.path }
      let kotlin = Set(units.filter { $0 >= shift }).sorted().map { mapping.kotlin.units[$0 - shift].file.path }
      let pairs = numbers.map { number in
        let twin = mapping.twins[number]
        return PairingConventions.PathPair(
          swift: mapping.swift.units[twin.swift].file.path, kotlin: mapping.kotlin.units[twin.kotlin].file.path)
      }
      return DriftGroup(paths: [.swift: swift, .kotlin: kotlin], pairs: pairs, twins: numbers)
    }
    return twins.values.sorted { ($0.first ?? 0) < ($1.first ?? 0) }.flatMap { numbers -> [DriftGroup] in
      guard !wanted.isDisjoint(with: numbers), let first = numbers.first else { return [] }
      let files = units[sets.root(mapping.twins[first].swift)] ?? []
      if files.count <= mostFiles { return [group(numbers, files)] }
      return numbers.filter(wanted.contains).map { number in
        group([number], [mapping.twins[number].swift, mapping.twins[number].kotlin + shift])
      }
    }
  }
}
